/** Work on controls, and their review. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#domain/audit/audit.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import {
  type Control,
  type ControlChange,
  isPersonal,
  type PersonalAction,
  type ShownControl,
} from '#domain/controls/control.ts';
import { isOwnControl } from '#domain/controls/keys.ts';
import { CONTROL_FLOW, type ControlAction } from '#domain/controls/states.ts';
import { titleIn } from '#domain/controls/title.ts';
import type { Lack } from '#domain/controls/words.ts';
import { after, isDescribed, lacksIn } from '#domain/controls/work.ts';
import { aheadProblem } from '#domain/day.ts';
import type { Recorded } from '#domain/entity.ts';
import { type FieldErrorCode, fieldError } from '#domain/field-error.ts';
import { possible } from '#domain/states.ts';
import { named } from '#lambdas/applications/people-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, illegalTransition, incomplete, invalid } from '#lambdas/known-errors.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { mayReview, mustBeOfOthers, mustReview, mustWork } from './rights.ts';
import { type Found, findInUse, type Params, shown } from './shown.ts';
import { controls, untouched } from './store.ts';

export type Changing = { caller: Caller; params: Params; changeable: (version: number) => boolean };
export type Content = Omit<Control, keyof Recorded>;
type Outcome = { becomes: Content; action?: AuditEvent; told?: Change[]; otherWrites?: Write[] };

/** Fields whose changes the audit entry lists; other changes are covered by the event. */
const TOLD = ['state', 'owner', 'due_on', 'implementation', 'justification'] as const;

export const changesIn = (before: Content, now: Content): Change[] =>
  TOLD.filter((field) => !isDeepStrictEqual(before[field], now[field])).map((field) => ({
    field: field === 'state' ? 'control_state' : field,
    ...{ from: before[field], to: now[field] },
  }));

/**
 * The first change creates the control. Concurrent changes are retried on the new state, unless the caller named a
 * version.
 */
export const take = (
  { caller, params, changeable }: Changing,
  change: (before: Content, found: Found) => Promise<Outcome>,
): Promise<ShownControl> =>
  retryWhenTaken(async () => {
    const found = await findInUse(caller, params);
    const { application, asked, enabled, control } = found;
    if (!changeable(control?.version ?? 0)) throw changedMeanwhile('control', true);
    const before: Content = {
      ...(control ?? untouched(application.id, asked.key)),
      ...(isOwnControl(asked.key) && { title: titleIn(enabled, asked.key, control?.title).en }),
    };
    const { becomes, action, told: moreChanges = [], otherWrites = [] } = await change(before, found);
    if (isDeepStrictEqual(before, becomes)) return shown(caller, found);
    const auditDetails = { ...(action && { action }), changes: [...changesIn(before, becomes), ...moreChanges] };
    const id = controls.idOf(application.id, asked.key);
    const now = control
      ? await controls.update(control, becomes, caller.actor, { ...auditDetails, otherWrites })
      : await controls.create(becomes, caller.actor, id, otherWrites, auditDetails);
    return shown(caller, { ...found, control: now });
  });

export const notNow = ({ state }: Pick<Control, 'state'>, action: ControlAction | 'change') =>
  illegalTransition(
    'control',
    state,
    action,
    possible<typeof state, ControlAction>(CONTROL_FLOW, state).filter(isPersonal),
  );

const EVENTS: Record<PersonalAction, AuditEvent> = {
  ...{ start: 'started', submit: 'submitted', exclude: 'excluded', accept: 'accepted', return: 'returned' },
};
const REASONED: readonly (PersonalAction | undefined)[] = ['exclude', 'return'];

const mustBeReasoned = ({ action, reason }: ControlChange) => {
  const isNeeded = REASONED.includes(action);
  if (isNeeded && reason === undefined) throw invalid([fieldError('reason', 'required')]);
  if (!isNeeded && reason !== undefined) throw invalid([fieldError('reason', 'not_with_this')]);
};

/** Applies changes of owner, due date and description. */
const assigned = async (
  before: Content,
  { application }: Found,
  { owner, due_on = before.due_on, implementation = before.implementation }: ControlChange,
): Promise<Content> => {
  if (implementation !== before.implementation && !isDescribed(before)) throw notNow(before, 'change');
  const late = due_on !== null && due_on !== before.due_on && aheadProblem(due_on, await companyDay());
  if (late) throw invalid([fieldError('due_on', late.code, late.params)]);
  const given =
    owner === undefined
      ? before.owner
      : await named(owner === null ? null : { id: owner }, application, 'owner', before.owner);
  return { ...before, owner: given, due_on, implementation };
};

const MISSING = {
  owner: 'owner_missing',
  implementation: 'implementation_missing',
  evidence: 'no_evidence',
} as const satisfies Record<Lack, FieldErrorCode>;

/** Controls in review or accepted need an owner, a description and evidence. */
const mustBeComplete = async (control: Content) => {
  const lacks = lacksIn({ ...control, implemented: control.implementation !== '' }, await companyDay());
  if (lacks.length > 0) throw incomplete(lacks.map((field) => fieldError(field, MISSING[field])));
};

const mustBeAllowed = async (
  caller: Caller,
  action: PersonalAction,
  before: Content,
  { application, control }: Found,
) => {
  if (action !== 'accept' && action !== 'return') return mustWork(caller, application, before);
  mustReview(caller, application);
  if (control) await mustBeOfOthers(caller, control);
};

export const changeControl = (changing: Changing, change: ControlChange): Promise<ShownControl> =>
  take(changing, async (before, found) => {
    const { caller } = changing;
    const { action, reason } = change;
    mustBeReasoned(change);
    const described = await assigned(before, found, change);
    if (!isDeepStrictEqual(described, before)) mustWork(caller, found.application, before);
    // A first description starts the work.
    const begins = before.state === 'not_started' && described.implementation !== before.implementation;
    const taken = action ?? (begins ? ('start' as const) : undefined);
    if (!taken) return { becomes: described };
    const becomes = after(described, taken, { at: new Date().toISOString(), by: actorOf(caller), reason });
    if (!becomes) {
      if (!mayReview(caller, found.application)) mustWork(caller, found.application, before);
      throw notNow(before, taken);
    }
    await mustBeAllowed(caller, taken, before, found);
    if (taken === 'submit' || taken === 'accept') await mustBeComplete(becomes);
    const moreChanges = action === 'return' ? [{ field: 'reason', to: reason }] : [];
    return { becomes, action: EVENTS[taken], told: moreChanges };
  });
