/** Factories for the errors that callers see. */

import { PROOF_NEEDED } from '#contract/proof.ts';
import { VIEW_ONLY, VIEW_OVER } from '#contract/viewing.ts';
import type { GivenAnswer } from '#domain/applications/intake.ts';
import type { Refusal } from '#domain/approval/decide.ts';
import type { Verdict } from '#domain/approval/states.ts';
import type { UnfinishedWork } from '#domain/approval/unfinished.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import { PROOF_MINUTES } from '#domain/sign-in/proof-minutes.ts';
import type { Thing } from '#domain/subject-key.ts';
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
export const notFound = (what: string) => new NotFoundError(`There is no such ${what}, or it is out of your reach.`);
export const unknownRoute = () => new NotFoundError('There is no such route. GET /v2/openapi.json lists them all.');
export const wrongMethod = (allowed: readonly string[]) =>
  new WrongMethodError(`Here one can ${allowed.join(', ')}.`, { headers: { allow: allowed.join(', ') } });
export const unauthorized = () =>
  new UnauthorizedError('Sign in, and send a valid access token.', { headers: { 'www-authenticate': 'Bearer' } });
export const expired = ({ expires_at }: { expires_at: string | null }) =>
  new UnauthorizedError(`This API client expired on ${expires_at}. An administrator can give it more time.`, {
    code: 'api_client_expired',
    headers: { 'www-authenticate': 'Bearer' },
  });
export const forbidden = (detail: string) => new ForbiddenError(detail);
export const proofNeeded = () =>
  new ForbiddenError(
    `Prove once more who you are: sign in again, and send the new token within ${PROOF_MINUTES} minutes.`,
    { code: PROOF_NEEDED },
  );
export const viewOnly = () =>
  new ForbiddenError(
    'You are viewing as somebody else: nothing can be changed, and what is theirs alone is not shown.',
    { code: VIEW_ONLY },
  );
export const viewOver = () =>
  new ForbiddenError('You are not viewing as somebody else, or not any more. Begin anew, or leave out View-As.', {
    code: VIEW_OVER,
  });
export const malformed = (detail: string, errors: readonly FieldError[] = []) => new MalformedError(detail, { errors });
export const invalid = (errors: readonly FieldError[]) =>
  new InvalidError(errors.map((error) => `${error.path}: ${error.message}`).join('; '), { errors });
export const cursorInvalid = () =>
  new MalformedError('This cursor is not of this list. Start from the first page.', {
    code: 'cursor_invalid',
    errors: [fieldError('cursor', 'not_a_cursor')],
  });
export const tooMany = (what: string, most: number) =>
  new ConflictError(
    `There are ${most.toLocaleString('en')} of this kind (${what}) already, which is the most. Remove one first.`,
    { code: 'too_many' },
  );
export const tooManyExports = (most: number) =>
  new ConflictError(`${most} files of yours are being prepared already. Wait for one of them.`, {
    code: 'too_many',
  });
export const lastGroupOfAll = () =>
  new ConflictError('This is the last application group that has everything in it. Add another one first.', {
    code: 'last_group_of_all',
  });
export const lastAdministrator = () =>
  new LastAdministratorError('Somebody has to be an administrator. Make somebody else one first.', {
    code: 'last_administrator',
  });
export const tooLarge = (detail: string) => new TooLargeError(detail);
const conflict = (error: FieldError, detail: string, existing?: string) =>
  new ValueTakenError(`${detail} Choose another.`, { code: 'taken', errors: [error], ...(existing && { existing }) });
export const taken = (path: string, what: string) =>
  conflict(fieldError(path, 'taken'), `Another ${what} has this ${path} already.`);
/** The existing object is named only to callers with access to it. */
export const nameTaken = (what: string, existing: string | undefined) =>
  conflict(
    existing ? fieldError('name', 'name_taken_by', { existing }) : fieldError('name', 'name_taken'),
    `${existing ? `The ${what} '${existing}'` : `Another ${what}`} has this name already, or one that looks the same.`,
    existing,
  );
export const importRunning = () =>
  new ConflictError('This import is still under way. Wait until it has ended.', { code: 'running' });
export const importUndone = () =>
  new ConflictError('Somebody has asked for this import to be undone already.', { code: 'undone' });
const OVER: Record<Thing, string> = {
  application: 'This application is retired, and kept as it was. Bring it back to change anything of it.',
  vendor: 'The company is done with this vendor, which is kept as it was. Take it up again to change anything of it.',
};
export const retired = (thing: Thing) => new ConflictError(OVER[thing], { code: 'retired' });
export const retiredFramework = () =>
  new ConflictError('This framework is retired, and kept as it was. Bring it back to change anything of it.', {
    code: 'retired',
  });
export const inReview = (thing: Thing) =>
  new ConflictError(`This ${thing} is being decided about. Withdraw it from approval first.`, {
    code: 'in_review',
  });
export const wasSubmitted = () =>
  new ConflictError(
    'This application was submitted for approval, so what is known of it is kept. Retire it instead: POST /applications/{id}/retirement.',
    { code: 'was_submitted' },
  );
/** Names the uses that prevent the deletion. */
export const inUse = (what: string, where: readonly string[]) =>
  new ConflictError(
    `This ${what} is evidence${where.length > 0 ? ` of ${where.join(', ')}` : ''}. Take it away from there first.`,
    { code: 'in_use' },
  );
/** Deleting would remove evidence of other applications. */
export const reliedOn = (errors: readonly FieldError[]) =>
  new ConflictError(
    `Other applications rely on its documents or tests. ${errors.map(({ message }) => message).join(' ')} Take it away from there first.`,
    { code: 'in_use', errors },
  );
export const conversationResolved = () =>
  new ConflictError('This conversation is resolved. Open it again to go on with it.', { code: 'resolved' });
export const commentDeleted = () => new ConflictError('This comment was deleted.', { code: 'deleted' });
/** `isFinal`: the caller named a version, so a retry cannot succeed. */
export const changedMeanwhile = (what: string, isFinal = false) =>
  new VersionConflictError(
    `Somebody else changed this ${what} meanwhile. Load it again, and apply your change to that.`,
    {
      isFinal,
    },
  );

/** Two people answered the same question: the later one sees the other answer. */
export const answeredMeanwhile = (theirs: GivenAnswer | undefined) => {
  const params = { who: theirs?.by.name ?? '', answer: theirs?.values.join(', ') ?? '' };
  return new VersionConflictError(`${params.who} answered this meanwhile: ${params.answer || 'no answer'}.`, {
    code: 'answered_meanwhile',
    errors: [fieldError('values', 'answered_meanwhile', params)],
    isFinal: true,
  });
};
/** The caller's answers refer to another version of the rules. */
export const rulesChanged = (now: string) =>
  new ConflictError(`The rules are another version by now, ${now}. Read the intake again.`, {
    code: 'rules_changed',
    errors: [fieldError('rules_version', 'rules_changed', { now })],
  });
/** State and action codes use underscores; messages use spaces. */
const inWords = (code: string) => code.replaceAll('_', ' ');

/** The state machine has no such transition. */
export const illegalTransition = (what: string, state: string, action: string, possible: string[]) => {
  const can =
    possible.length > 0 ? `You can: ${possible.map(inWords).join(', ')}.` : 'Nothing more can be done with it.';
  return new ConflictError(`This ${what} is ${inWords(state)}: “${inWords(action)}” is not possible now. ${can}`, {
    ...{ code: 'illegal_transition', possible },
  });
};
const WHY_NOT: Record<Refusal, string> = {
  no_role_for_it: 'This stage waits for somebody with another role, or your role does not reach this.',
  own_submission: 'You submitted this: somebody else has to decide.',
  edited_since: 'You have changed this since it was decided last: somebody else has to decide.',
  own_application: 'This is yours: somebody else has to decide.',
  decided_before: 'You have decided an earlier stage of this round: somebody else has to decide.',
};
export const mayNotDecide = (why: Refusal) => new ForbiddenError(WHY_NOT[why], { code: why });

/** Two approvers decided at once: the later one sees the other decision. */
export const decidedMeanwhile = (who: string, what: Verdict) =>
  new ConflictError(`${who} has decided this meanwhile: ${what}.`, {
    code: 'decided_meanwhile',
    errors: [fieldError('stage', 'decided_meanwhile', { who, what })],
  });
/** Lists the missing parts of a submission, each with its field. */
export const incomplete = (missing: readonly FieldError[]) =>
  new InvalidError(`Something is missing: ${missing.map(({ message }) => message).join(' ')}`, {
    code: 'incomplete',
    errors: missing,
  });
/** The company's rule refuses approval of unfinished work. */
export const unfinishedWorkLeft = ({ open_controls, open_assessments }: UnfinishedWork) =>
  new ConflictError(
    `Finish the controls and assessments first: ${open_controls} controls and ${open_assessments} assessments are open.`,
    { code: 'unfinished_work' },
  );
export const submitIntakeFirst = () =>
  new ConflictError('Submit the intake first: there is no tier yet that could be another.', {
    code: 'no_tier_yet',
  });
export const prohibitedStays = () =>
  new ConflictError('What is prohibited stays so, unless the answers of the intake are others.', {
    code: 'prohibited_stays',
  });
export const overridePending = (who: string) =>
  new ConflictError(`${who} has asked for another tier already. That has to be decided or taken back first.`, {
    code: 'override_pending',
  });
export const overrideOutdated = () =>
  new ConflictError(
    'The answers give another tier by now than when this was asked for. Refuse it, or have it asked anew.',
    {
      code: 'override_outdated',
    },
  );
export const notEnabled = () =>
  new ConflictError(
    'This framework is not one of your company: enable it first, with PUT /frameworks/{id}/setting, and decide then.',
    { code: 'not_enabled' },
  );
/** A pending upload belongs to the person who started it. */
export const uploadUnderWay = (path: string, { number, file_name, uploaded_by }: OnItsWay) => {
  const error = fieldError(path, 'upload_under_way', { who: uploaded_by.name, file: file_name });
  return new ConflictError(`${error.message} To give it up, send {"given_up": ${number}}.`, {
    code: 'under_way',
    errors: [error],
  });
};
/** Some kinds of assessment allow one open instance at a time. */
export const alreadyUnderWay = (what: string, existing: string) =>
  new ConflictError(`A ${what} of this application is under way already.`, { code: 'under_way', existing });
export const tierDemands = () =>
  new ConflictError('The risk tier demands this assessment: it cannot be canceled.', { code: 'demanded' });
export const isCorrection = () =>
  new ConflictError('This corrects another assessment, which counts no more: it cannot be canceled.', {
    code: 'correction',
  });
export const tierFollows = () =>
  new MalformedError(
    'The risk tier follows from the intake: answer PUT /applications/{id}/intake/answers/{question}, and submit it with POST /applications/{id}/intake/versions.',
    { errors: [fieldError('risk_tier', 'follows_from_intake')] },
  );

export const inProgress = () =>
  new ConflictError('The first request with this Idempotency-Key is still at work.', { code: 'in_progress' });

/** The process crashed between the work and its answer, or the answer contained a secret that is shown once. */
export const alreadyDone = (existing: string | undefined) =>
  new ConflictError(
    `The first request with this Idempotency-Key was done, and its answer is not available any more. It is not done again. Read ${existing === undefined ? 'what you changed' : existing} to see the result.`,
    { code: 'already_done', ...(existing !== undefined && { existing }) },
  );

/** Clients should wait briefly before they retry. */
export const busy = (hasDone = false) =>
  new ConflictError(
    `Others are changing the same at this moment. ${hasDone ? 'This was done in part: send it again, and it is completed.' : 'Nothing was changed. Send it again.'}`,
    { code: 'busy', headers: { 'retry-after': '1' } },
  );

export const raise = (error: Error): never => {
  throw error;
};
