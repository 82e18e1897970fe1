/** Turns every failure into a problem document, also those that the API did not answer. */
import type { Problem } from '#contract/http/problem.ts';

const problem = (status: number, code: string, title: string, detail = ''): Problem => ({
  type: `urn:plumbline:problem:${code}`,
  title,
  status,
  code,
  detail,
  errors: [],
  request_id: '',
});

/** The tokens are missing or could not be refreshed. */
export const notSignedIn = () => problem(401, 'unauthorized', 'Not signed in');

/** No response arrived. */
export const unreachable = (error: unknown) =>
  problem(0, 'network', 'No connection', error instanceof Error ? error.message : '');

/** The response did not come from the API or is incomplete. */
export const unreadable = ({ status, headers }: Response): Problem => ({
  ...problem(status, 'unreadable', 'Not readable'),
  request_id: headers.get('x-request-id') ?? '',
});

/** The request waited for a connection until the user canceled it. */
export const notSent = () => problem(0, 'not_sent', 'Not sent');

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'errors' in value;

/** The API's problem document, or one made from the status if a proxy answered. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : problem(response.status, 'unknown', response.statusText);
};
