/** Every failure as a problem document, whoever failed. */
import type { Problem } from '#contract/problem.ts';

const problem = (status: number, code: string, title: string, detail = ''): Problem => ({
  type: `urn:plumbline:problem:${code}`,
  title,
  status,
  code,
  detail,
  errors: [],
  request_id: '',
});

/** The tokens are gone, or could not be refreshed. */
export const notSignedIn = () => problem(401, 'unauthorized', 'Not signed in');

/** There was no answer at all. */
export const unreachable = (error: unknown) =>
  problem(0, 'network', 'No connection', error instanceof Error ? error.message : '');

/** It was answered, but not by the API, or by half of what the API said. */
export const unreadable = ({ status, headers }: Response): Problem => ({
  ...problem(status, 'unreadable', 'Not readable'),
  request_id: headers.get('x-request-id') ?? '',
});

/** It waited for a connection, and nobody wanted to wait any more. */
export const notSent = () => problem(0, 'not_sent', 'Not sent');

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'errors' in value;

/** What the API said, or the next best thing where something in between answered for it. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const said: unknown = await response.json().catch(() => undefined);
  return isProblem(said) ? said : problem(response.status, 'unknown', response.statusText);
};
