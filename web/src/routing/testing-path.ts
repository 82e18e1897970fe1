/** Pages about bias tests: how one stands, and what came of it. */
type Test = { id: string; application_id: string };

export const newTestPath = (application: string) => `/application-testing/new/${application}`;
export const statusPath = ({ application_id, id }: Test) =>
  `/application-testing/status-details/${application_id}/${id}`;
export const resultsPath = ({ application_id, id }: Test) => `/application-testing/results/${application_id}/${id}`;
export const overTimePath = (test: Test) => `${resultsPath(test)}/over-time`;
