import type { Problem } from '#contract/http/problem.ts';

export class ApiError extends Error {
  readonly problem: Problem;
  /** The route that was called, if any. */
  readonly asked: string | undefined;

  constructor(problem: Problem, asked?: string) {
    super(problem.detail || problem.title);
    this.name = 'ApiError';
    this.problem = problem;
    this.asked = asked;
  }
}

/** The server failed or its response could not be parsed. */
export const isOurFault = ({ problem: { status, code } }: ApiError) => status >= 500 || code === 'unreadable';

/** Whether someone else changed the entity since it was read. */
export const isOvertaken = (error: unknown) => error instanceof ApiError && error.problem.status === 412;
