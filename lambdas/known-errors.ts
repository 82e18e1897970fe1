/** Factories for the errors that callers see. */

import { PROOF_NEEDED } from '#contract/http/proof.ts';
import { VIEW_ONLY, VIEW_OVER } from '#contract/web/viewing.ts';
import type { GivenAnswer } from '#domain/applications/intake.ts';
import type { Refusal } from '#domain/approval/decide.ts';
import type { Verdict } from '#domain/approval/states.ts';
import type { UnfinishedWork } from '#domain/approval/unfinished.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import { PROOF_MINUTES } from '#domain/sign-in/proof-minutes.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidError,
  LastAdministratorError,
  MalformedError,
  NotFoundError,
  TooLargeError,
  UnauthorizedError,
  ValueTakenError,
  VersionConflictError,
  WrongMethodError,
} from './errors.ts';

type OnItsWay = { number: number; file_name: string; uploaded_by: { name: string } };

/** Covers missing and inaccessible objects alike, so that the answer does not reveal which. */
export const notFound = (what: string) => new NotFoundError(`This ${what} does not exist, or you cannot access it.`);
export const unknownRoute = () =>
  new NotFoundError('This route does not exist. GET /v2/openapi.json lists all routes.');
export const wrongMethod = (allowed: readonly string[]) =>
  new WrongMethodError(`Allowed methods: ${allowed.join(', ')}.`, { headers: { allow: allowed.join(', ') } });
export const unauthorized = () =>
  new UnauthorizedError('Sign in and send a valid access token.', { headers: { 'www-authenticate': 'Bearer' } });
export const expired = ({ expires_at }: { expires_at: string | null }) =>
  new UnauthorizedError(`This API client expired on ${expires_at}. An administrator can extend it.`, {
    code: 'api_client_expired',
    headers: { 'www-authenticate': 'Bearer' },
  });
export const forbidden = (detail: string) => new ForbiddenError(detail);
export const proofNeeded = () =>
  new ForbiddenError(`Confirm your identity: sign in again, and send the new token within ${PROOF_MINUTES} minutes.`, {
    code: PROOF_NEEDED,
  });
export const viewOnly = () =>
  new ForbiddenError('You are viewing as another user. You cannot change anything, and their private data is hidden.', {
    code: VIEW_ONLY,
  });
export const viewOver = () =>
  new ForbiddenError('This View-As session does not exist or has ended. Start a new one, or omit the View-As header.', {
    code: VIEW_OVER,
  });
export const malformed = (detail: string, errors: readonly FieldError[] = []) => new MalformedError(detail, { errors });
export const invalid = (errors: readonly FieldError[]) =>
  new InvalidError(errors.map((error) => `${error.path}: ${error.message}`).join('; '), { errors });
export const cursorInvalid = () =>
  new MalformedError('This cursor is not valid for this list. Start from the first page.', {
    code: 'cursor_invalid',
    errors: [fieldError('cursor', 'not_a_cursor')],
  });
export const tooMany = (what: string, most: number) =>
  new ConflictError(`The maximum of ${most.toLocaleString('en')} has been reached (${what}). Remove one first.`, {
    code: 'too_many',
  });
export const tooManyExports = (most: number) =>
  new ConflictError(`${most} of your files are already being prepared. Wait until one is ready.`, {
    code: 'too_many',
  });
export const lastGroupOfAll = () =>
  new ConflictError('This is the last application group that contains everything. Add another one first.', {
    code: 'last_group_of_all',
  });
export const lastAdministrator = () =>
  new LastAdministratorError(
    'At least one administrator whose role does not end is required. Make another user an administrator first.',
    {
      code: 'last_administrator',
    },
  );
export const tooLarge = (detail: string) => new TooLargeError(detail);
const conflict = (error: FieldError, detail: string, existing?: string) =>
  new ValueTakenError(`${detail} Choose a different one.`, {
    code: 'taken',
    errors: [error],
    ...(existing && { existing }),
  });
export const taken = (path: string, what: string) =>
  conflict(fieldError(path, 'taken'), `Another ${what} already has this ${path}.`);
/** The existing object is named only to callers with access to it. */
export const nameTaken = (what: string, existing: string | undefined) =>
  conflict(
    existing ? fieldError('name', 'name_taken_by', { existing }) : fieldError('name', 'name_taken'),
    `${existing ? `The ${what} '${existing}'` : `Another ${what}`} already has this name or one that looks the same.`,
    existing,
  );
export const importRunning = () =>
  new ConflictError('This import is still running. Wait until it has finished.', { code: 'running' });
export const importUndone = () =>
  new ConflictError('Someone has already requested to undo this import.', { code: 'undone' });
const OVER: Record<SubjectKind, string> = {
  application: 'This application is retired and read-only. Reactivate it to make changes.',
  vendor: 'This vendor was offboarded and is read-only. Reactivate it to make changes.',
};
export const retired = (kind: SubjectKind) => new ConflictError(OVER[kind], { code: 'retired' });
export const retiredFramework = () =>
  new ConflictError('This framework is retired and read-only. Reactivate it to make changes.', {
    code: 'retired',
  });
export const inReview = (kind: SubjectKind) =>
  new ConflictError(`This ${kind} is in review. Withdraw the submission first.`, {
    code: 'in_review',
  });
export const wasSubmitted = () =>
  new ConflictError(
    'This application was submitted for approval, so its records must be kept. Retire it instead: POST /applications/{id}/retirement.',
    { code: 'was_submitted' },
  );
export const hasSignedDocuments = () =>
  new ConflictError(
    'This application has signed legal documents, which must be kept. Retire it instead: POST /applications/{id}/retirement.',
    { code: 'signed_documents' },
  );
/** Names the uses that prevent the deletion. */
export const inUse = (what: string, where: readonly string[]) =>
  new ConflictError(
    `This ${what} is used as evidence${where.length > 0 ? ` for ${where.join(', ')}` : ''}. Remove it there first.`,
    { code: 'in_use' },
  );
/** Deleting would remove evidence of other applications. */
export const reliedOn = (errors: readonly FieldError[]) =>
  new ConflictError(
    `Other applications rely on its documents or tests. ${errors.map(({ message }) => message).join(' ')} Remove the evidence there first.`,
    { code: 'in_use', errors },
  );
export const conversationResolved = () =>
  new ConflictError('This conversation is resolved. Reopen it to continue.', { code: 'resolved' });
export const commentDeleted = () => new ConflictError('This comment was deleted.', { code: 'deleted' });
/** `isFinal`: the caller named a version, so a retry cannot succeed. */
export const changedMeanwhile = (what: string, isFinal = false) =>
  new VersionConflictError(
    `Someone else changed this ${what} while you were editing. Load it again and reapply your change.`,
    {
      isFinal,
    },
  );

/** Two people answered the same question: the later one sees the other answer. */
export const answeredMeanwhile = (theirs: GivenAnswer | undefined) => {
  const params = { who: theirs?.by.name ?? '', answer: theirs?.values.join(', ') ?? '' };
  return new VersionConflictError(
    `${params.who} answered this while you were editing: ${params.answer || 'no answer'}.`,
    {
      code: 'answered_meanwhile',
      errors: [fieldError('values', 'answered_meanwhile', params)],
      isFinal: true,
    },
  );
};
/** The caller's answers refer to another version of the rules. */
export const rulesChanged = (now: string) =>
  new ConflictError(`The rules have changed. The current version is ${now}. Read the intake again.`, {
    code: 'rules_changed',
    errors: [fieldError('rules_version', 'rules_changed', { now })],
  });
/** The signer read another text than the one that would be signed. */
export const recordsChanged = () =>
  new ConflictError('The records or answers changed since you read this document. Read it again before you sign it.', {
    code: 'records_changed',
    errors: [fieldError('digest', 'records_changed')],
  });
/** State and action codes use underscores; messages use spaces. */
const inWords = (code: string) => code.replaceAll('_', ' ');

/** The state machine has no such transition. */
export const illegalTransition = (what: string, state: string, action: string, possible: string[]) => {
  const can =
    possible.length > 0 ? `Possible actions: ${possible.map(inWords).join(', ')}.` : 'No further actions are possible.';
  return new ConflictError(`This ${what} is ${inWords(state)}, so “${inWords(action)}” is not possible. ${can}`, {
    ...{ code: 'illegal_transition', possible },
  });
};
const WHY_NOT: Record<Refusal, string> = {
  no_role_for_it: 'This stage requires a role that you do not have for this application or vendor.',
  own_submission: 'You submitted this, so someone else must decide.',
  edited_since: 'You changed this since the last decision, so someone else must decide.',
  own_application: 'You own this, so someone else must decide.',
  decided_before: 'You decided an earlier stage of this round, so someone else must decide.',
};
export const mayNotDecide = (why: Refusal) => new ForbiddenError(WHY_NOT[why], { code: why });

/** Two approvers decided at once: the later one sees the other decision. */
export const decidedMeanwhile = (who: string, what: Verdict) =>
  new ConflictError(`${who} already decided this: ${what}.`, {
    code: 'decided_meanwhile',
    errors: [fieldError('stage', 'decided_meanwhile', { who, what })],
  });
/** Lists the missing parts of a submission, each with its field. */
export const incomplete = (missing: readonly FieldError[]) =>
  new InvalidError(`This is incomplete. ${missing.map(({ message }) => message).join(' ')}`, {
    code: 'incomplete',
    errors: missing,
  });
/** The company's rule refuses approval of unfinished work. */
export const unfinishedWorkLeft = ({ open_controls, open_assessments }: UnfinishedWork) =>
  new ConflictError(`Complete the open controls (${open_controls}) and assessments (${open_assessments}) first.`, {
    code: 'unfinished_work',
  });
export const submitIntakeFirst = () =>
  new ConflictError('Submit the intake first. Without it, there is no tier to override.', {
    code: 'no_tier_yet',
  });
export const prohibitedStays = () =>
  new ConflictError('A prohibited application stays prohibited unless its intake answers change.', {
    code: 'prohibited_stays',
  });
export const overridePending = (who: string) =>
  new ConflictError(`${who} already requested a tier override. It must be decided or withdrawn first.`, {
    code: 'override_pending',
  });
export const overrideOutdated = () =>
  new ConflictError(
    'The answers now result in a different tier than when this override was requested. Reject it, or have it requested again.',
    {
      code: 'override_outdated',
    },
  );
export const notEnabled = () =>
  new ConflictError('Your company has not enabled this framework. Enable it first with PUT /frameworks/{id}/setting.', {
    code: 'not_enabled',
  });
/** A pending upload belongs to the person who started it. */
export const uploadUnderWay = (path: string, { number, file_name, uploaded_by }: OnItsWay) => {
  const error = fieldError(path, 'upload_under_way', { who: uploaded_by.name, file: file_name });
  return new ConflictError(`${error.message} To cancel it, send {"given_up": ${number}}.`, {
    code: 'under_way',
    errors: [error],
  });
};
/** Some kinds of assessment allow one open instance at a time. */
export const alreadyUnderWay = (what: string, existing: string) =>
  new ConflictError(`This application already has an open assessment of this kind (${what}).`, {
    code: 'under_way',
    existing,
  });
export const tierDemands = () =>
  new ConflictError('The risk tier or the review interval requires this assessment, so it cannot be canceled.', {
    code: 'demanded',
  });
export const isCorrection = () =>
  new ConflictError('This assessment replaces an earlier one that no longer counts, so it cannot be canceled.', {
    code: 'correction',
  });
export const tierFollows = () =>
  new MalformedError(
    'The risk tier results from the intake. Answer with PUT /applications/{id}/intake/answers/{question} and submit with POST /applications/{id}/intake/versions.',
    { errors: [fieldError('risk_tier', 'follows_from_intake')] },
  );

export const inProgress = () =>
  new ConflictError('The first request with this Idempotency-Key is still in progress.', { code: 'in_progress' });

/** The process crashed between the work and its answer, or the answer contained a secret that is shown once. */
export const alreadyDone = (existing: string | undefined) =>
  new ConflictError(
    `The first request with this Idempotency-Key was completed, but its response is no longer available. It is not repeated. Read ${existing === undefined ? 'what you changed' : existing} to see the result.`,
    { code: 'already_done', ...(existing !== undefined && { existing }) },
  );

/** Clients should wait briefly before they retry. */
export const busy = (hasDone = false) =>
  new ConflictError(
    `Others are changing the same data right now. ${hasDone ? 'This request was partly completed. Send it again to complete it.' : 'Nothing was changed. Send it again.'}`,
    { code: 'busy', headers: { 'retry-after': '1' } },
  );

export const raise = (error: Error): never => {
  throw error;
};
