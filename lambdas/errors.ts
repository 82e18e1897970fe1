/** Errors that the caller may know, by their condition. `http` maps each class to a status. Any other error is internal. */
import type { FieldError } from '#domain/field-error.ts';
import type { GroupContents } from '#domain/groups/group.ts';

type Details = {
  /** For clients, if the class alone is too coarse. */
  code?: string;
  existing?: string;
  lost?: GroupContents;
  /** Actions that are possible instead. */
  possible?: string[];
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
};

export abstract class DomainError extends Error {
  readonly details: Details;
  constructor(detail: string, details: Details = {}) {
    super(detail);
    this.details = details;
  }
}

/** The request cannot be read. */
export class MalformedError extends DomainError {}
/** The request can be read, but breaks a rule. */
export class InvalidError extends DomainError {}
export class UnauthorizedError extends DomainError {}
export class ForbiddenError extends DomainError {}
/** Missing, or outside the caller's access scope: the caller cannot tell which. */
export class NotFoundError extends DomainError {}
export class WrongMethodError extends DomainError {}
export class TooLargeError extends DomainError {}
export class WrongContentTypeError extends DomainError {}
export class RateLimitError extends DomainError {}

/** The current state does not allow it. */
export class ConflictError extends DomainError {}
/** A value that must be unique, such as a name or an e-mail address, is in use. */
export class ValueTakenError extends ConflictError {}
export class LastAdministratorError extends ConflictError {}

/** The change needs the version that the client read. */
export class VersionRequiredError extends DomainError {}

/** Another request changed the entity first. */
export class VersionConflictError extends DomainError {
  /** Trying again cannot help, for example because the caller named a version. */
  readonly isFinal: boolean;
  constructor(detail: string, { isFinal = false, ...details }: Details & { isFinal?: boolean } = {}) {
    super(detail, details);
    this.isFinal = isFinal;
  }
}
