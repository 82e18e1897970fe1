import type { ProblemStatus } from '#contract/http/problem.ts';
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidError,
  MalformedError,
  NotFoundError,
  RateLimitError,
  TooLargeError,
  UnauthorizedError,
  VersionConflictError,
  VersionRequiredError,
  WrongContentTypeError,
  WrongMethodError,
} from '#lambdas/errors.ts';

const STATUSES: readonly (readonly [new (detail: string) => DomainError, ProblemStatus])[] = [
  [MalformedError, 400],
  [UnauthorizedError, 401],
  [ForbiddenError, 403],
  [NotFoundError, 404],
  [WrongMethodError, 405],
  [ConflictError, 409],
  [VersionConflictError, 412],
  [TooLargeError, 413],
  [WrongContentTypeError, 415],
  [InvalidError, 422],
  [VersionRequiredError, 428],
  [RateLimitError, 429],
];

/** The error as the caller sees it. Errors other than DomainError are answered as 500 without details. */
export const describeError = (
  error: unknown,
): { status: ProblemStatus; detail: string; details: DomainError['details'] } => {
  const status = STATUSES.find(([type]) => error instanceof type)?.[1];
  return status && error instanceof DomainError
    ? { status, detail: error.message, details: error.details }
    : { status: 500, detail: 'Something went wrong on our side. Try again.', details: {} };
};
