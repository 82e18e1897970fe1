/** Addresses of pages that several features link to. */
import { detailPath } from '#domain/nouns.ts';

export const modelPath = (id: string) => detailPath('models', id);
export const modelCardPath = (id: string) => `${modelPath(id)}/model-card`;

export const policyPath = (id: string) => detailPath('policies', id);
export const ownRiskPath = (id: string) => detailPath('risks', id);
/** The form for a new risk of an application. */
export const newRiskPath = (application: string) =>
  `/risks?${new URLSearchParams({ create: '', application_id: application })}`;
/** The risks of one application in the register, which lists applications by name. */
export const registerOfPath = ({ name }: { name: string }) => `/risks?${new URLSearchParams({ application: name })}`;

/** The ids in the addresses of a bias test's pages. */
type Test = { id: string; application_id: string };

export const newTestPath = (application: string) => `/application-testing/new/${application}`;
export const statusPath = ({ application_id, id }: Test) =>
  `/application-testing/status-details/${application_id}/${id}`;
export const resultsPath = ({ application_id, id }: Test) => `/application-testing/results/${application_id}/${id}`;
export const overTimePath = (test: Test) => `${resultsPath(test)}/over-time`;

export const vendorPath = (id: string) => detailPath('vendors', id);
export const vendorQuestionnairePath = (id: string) => `${vendorPath(id)}/questionnaire`;
export const vendorApplicationsPath = (id: string) => `${vendorPath(id)}/applications`;
export const vendorActivityPath = (id: string) => `${vendorPath(id)}/activity`;

export const clientPath = (id: string) => detailPath('api-clients', id);

export const webhookPath = (id: string) => detailPath('webhooks', id);

export const userPath = (id: string) => detailPath('users', id);

/** Inviting people from a file, and the results. */
export const INVITATIONS_PATH = '/manage-users/invitations';
export const invitationsPath = (id: string) => `${INVITATIONS_PATH}?batch=${id}`;

export const groupPath = (id: string) => detailPath('resource-groups', id);
