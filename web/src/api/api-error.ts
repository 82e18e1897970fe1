import type { Problem } from '#contract/problem.ts';

export class ApiError extends Error {
  readonly problem: Problem;
  /** Which route, where one was asked. */
  readonly asked: string | undefined;

  constructor(problem: Problem, asked?: string) {
    super(problem.detail || problem.title);
    this.name = 'ApiError';
    this.problem = problem;
    this.asked = asked;
  }
}

/** Something is wrong with the product: nobody refused anything, and nothing was in the way. */
export const isOurFault = ({ problem: { status, code } }: ApiError) => status >= 500 || code === 'unreadable';
