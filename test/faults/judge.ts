/**
 * Compares the response of each operation with the audit logs: a successful change was recorded exactly once and as
 * requested, and a refused one was not recorded and has a reason.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AuditRow } from '#domain/audit/audit.ts';
import { sameEmail } from '#domain/text/email.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { type Answer, type Asked, routeOf } from './client.ts';
import type { Operation } from './operations.ts';
import { contentAfter, isChange, type Trail } from './recount.ts';

export type Outcome = {
  mark: string;
  by: string;
  operation: Operation;
  asked: Asked;
  answer: Answer;
  /** What the writer found wrong in the response. */
  complaint: string | undefined;
};

/** The format of an operation's request id. */
const MARK = /^op-\d{6}$/;

type Place = { trail: Trail; told: AuditRow };
type History = {
  byMark: ReadonlyMap<string, readonly Place[]>;
  byId: ReadonlyMap<string, Trail>;
  /** The ids of the entities that have ever had a name or an email address, by kind and value. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
};

/** The values that must be unique. */
const soughtIn = ({ name, email }: Record<string, unknown>) => [
  ...(typeof name === 'string' ? sameNames(name) : []),
  ...(typeof email === 'string' ? [sameEmail(email)] : []),
];

const historyOf = (trails: readonly Trail[]): History => {
  const byMark = new Map<string, Place[]>();
  const named = new Map<string, Set<string>>();
  for (const trail of trails)
    for (const told of trail.told) {
      const mark = told.request_id ?? '';
      if (MARK.test(mark)) byMark.set(mark, [...(byMark.get(mark) ?? []), { trail, told }]);
      for (const same of told.changes.flatMap(({ field, to }) => soughtIn({ [field]: to }))) {
        const key = `${trail.what} ${same}`;
        named.set(key, (named.get(key) ?? new Set()).add(trail.id));
      }
    }
  return { byMark, byId: new Map(trails.map((trail) => [trail.id, trail])), named };
};

const groupsIn = (roles: unknown): string[] =>
  Array.isArray(roles) ? roles.map((role: { resource_group_id: string }) => role.resource_group_id) : [];

/** Whether another request's change explains the refusal. */
const isRightlyRefused = ({ asked, answer, by, operation: { changes: what } }: Outcome, history: History) => {
  const ids = asked.params ? Object.values(asked.params) : [by];
  const isGoing = (groups: readonly string[]) =>
    groups.some((id) =>
      history.byId.get(id)?.told.some(({ changes }) => changes.some(({ field }) => field === 'deleting')),
    );
  const told = ids.flatMap((id) => history.byId.get(id)?.told ?? []);
  const holders = soughtIn(asked.body ?? {}).flatMap((same) => [...(history.named.get(`${what} ${same}`) ?? [])]);
  switch (`${answer.status} ${answer.code}`) {
    case '404 not_found':
      return told.some(({ action }) => action === 'removed');
    case '409 taken':
      return holders.some((holder) => !ids.includes(holder));
    case '409 group_being_deleted':
      return isGoing(ids);
    case '422 invalid':
      return isGoing([...ids, ...groupsIn(asked.body?.roles)]);
    case '412 version_conflict':
      return told.some((one) => isChange(one) && one.version === Number(asked.version) + 1);
    default:
      return false;
  }
};

/** Whether the entity had the requested values directly after the change. */
const isAsAsked = ({ asked, by, operation }: Outcome, { trail, told }: Place) => {
  const then = contentAfter(trail.told.slice(0, trail.told.indexOf(told) + 1));
  const body = told.action === 'removed' ? {} : (asked.body ?? {});
  const fields = operation.becomes ?? Object.keys(body);
  return fields.every((field) => isDeepStrictEqual(then[field], body[field])) && told.by.id === by;
};

const isChangedBetween = (first: Place, second: Place) => {
  const { told } = first.trail;
  return told.slice(told.indexOf(first.told) + 1, told.indexOf(second.told)).some(isChange);
};

/**
 * After a crash, a repeated request to a route that `resumes` runs again. If another request has changed the entity in
 * the meantime, for example enabled the user again, the repeat makes its change twice. Then only the last one counts.
 */
const withoutRedone = (done: readonly Place[], { key }: Asked) =>
  !routeOf(key)?.resumes
    ? done
    : done.filter((one, n) => {
        const next = done[n + 1];
        const isSameStep = next?.trail === one.trail && next.told.action === one.told.action;
        return !isSameStep || !isChangedBetween(one, next);
      });

/** Each step at most once and in order. Only the last is required, as another request may have done the others. */
const areSteps = (done: readonly Place[], steps: Operation['steps'] = [done[0]?.told.action ?? 'changed']) => {
  const actions = done.map(({ told }) => told.action);
  return (
    actions.at(-1) === steps.at(-1) &&
    isDeepStrictEqual(
      actions,
      steps.filter((step) => actions.includes(step)),
    ) &&
    new Set(done.map(({ trail }) => trail.id)).size === 1
  );
};

const judgeOne = (outcome: Outcome, history: History): string[] => {
  const { mark, operation, answer, complaint } = outcome;
  const { changes } = operation;
  const done = withoutRedone(history.byMark.get(mark) ?? [], outcome.asked);
  const say = (what: string) => [`${mark}, to ${operation.does}, ${what}`];
  if (answer.status === 0 || answer.status >= 500 || answer.code === 'in_progress')
    return say(`was never answered (${answer.status} ${answer.code})`);
  // After a crash between the work and its response, a repeat gets `already_done` without the result.
  const isTold = answer.code === 'already_done';
  if (answer.status >= 300 && !isTold) {
    if (done.length > 0) return say(`was refused (${answer.status} ${answer.code}), and done`);
    return isRightlyRefused(outcome, history) ? [] : say(`was refused for nothing (${answer.status} ${answer.code})`);
  }
  if (!changes) return complaint ? say(complaint) : [];
  const last = done.at(-1);
  if (!last) return operation.idle ? [] : say('was lost');
  if (!areSteps(done, operation.steps)) return say(`was ${done.map(({ told }) => told.action).join(' and ')}`);
  if (last.trail.what !== changes) return say(`changed a ${last.trail.what}`);
  return isAsAsked(outcome, last) ? [] : say('came to something else');
};

export const judge = (outcomes: readonly Outcome[], trails: readonly Trail[]): string[] => {
  const history = historyOf(trails);
  const known = new Set(outcomes.map(({ mark }) => mark));
  const strays = [...history.byMark.keys()].filter((mark) => !known.has(mark));
  return [
    ...outcomes.flatMap((outcome) => judgeOne(outcome, history)),
    ...strays.map((mark) => `${mark} was done, and nobody asked for it`),
  ];
};
