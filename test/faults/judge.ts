/** What each operation was answered, beside what the trails say was done: both must be the same story. */
import { isDeepStrictEqual } from 'node:util';
import type { AuditRow } from '#domain/audit.ts';
import { sameNames } from '#domain/same-name.ts';
import type { Answer, Asked } from './client.ts';
import type { Operation } from './operations.ts';
import { contentAfter, isChange, type Trail } from './recount.ts';

export type Outcome = {
  mark: string;
  by: string;
  operation: Operation;
  asked: Asked;
  answer: Answer;
  /** What was found wrong with it when it came. */
  complaint: string | undefined;
};

/** That of an operation is the id of its request. */
const MARK = /^op-\d{6}$/;

type Place = { trail: Trail; told: AuditRow };
type History = {
  byMark: ReadonlyMap<string, readonly Place[]>;
  byId: ReadonlyMap<string, Trail>;
  /** Which things of a kind have ever had a name. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
};

const historyOf = (trails: readonly Trail[]): History => {
  const byMark = new Map<string, Place[]>();
  const named = new Map<string, Set<string>>();
  for (const trail of trails)
    for (const told of trail.told) {
      const mark = told.request_id ?? '';
      if (MARK.test(mark)) byMark.set(mark, [...(byMark.get(mark) ?? []), { trail, told }]);
      const name = told.changes.find(({ field }) => field === 'name')?.to;
      for (const same of typeof name === 'string' ? sameNames(name) : []) {
        const key = `${trail.what} ${same}`;
        named.set(key, (named.get(key) ?? new Set()).add(trail.id));
      }
    }
  return { byMark, byId: new Map(trails.map((trail) => [trail.id, trail])), named };
};

/** Whether there is a reason in what others did. */
const isRightlyRefused = ({ asked, answer, by, operation: { changes: what } }: Outcome, history: History) => {
  const ids = asked.params ? Object.values(asked.params) : [by];
  const told = ids.flatMap((id) => history.byId.get(id)?.told ?? []);
  const holdersOf = (name: string) =>
    sameNames(name).flatMap((same) => [...(history.named.get(`${what} ${same}`) ?? [])]);
  switch (`${answer.status} ${answer.code}`) {
    case '404 not_found':
      return told.some(({ action }) => action === 'removed');
    case '409 taken':
      return holdersOf(String(asked.body?.name)).some((holder) => !ids.includes(holder));
    case '409 group_being_deleted':
      return told.some(({ changes }) => changes.some(({ field }) => field === 'deleting'));
    case '412 version_conflict':
      return told.some((one) => isChange(one) && one.version === Number(asked.version) + 1);
    default:
      return false;
  }
};

/** What was asked for is what it was after that very change. */
const isAsAsked = ({ asked, by }: Outcome, { trail, told }: Place) => {
  const then = contentAfter(trail.told.slice(0, trail.told.indexOf(told) + 1));
  const differs = Object.entries(told.action === 'removed' ? {} : (asked.body ?? {})).some(
    ([field, value]) => !isDeepStrictEqual(then[field], value),
  );
  return !differs && told.by.id === by;
};

const judgeOne = (outcome: Outcome, history: History): string[] => {
  const { mark, operation, answer, complaint } = outcome;
  const { changes } = operation;
  const done = history.byMark.get(mark) ?? [];
  const say = (what: string) => [`${mark}, to ${operation.does}, ${what}`];
  if (answer.status === 0 || answer.status >= 500 || answer.code === 'in_progress')
    return say(`was never answered (${answer.status} ${answer.code})`);
  if (answer.status >= 300) {
    if (done.length > 0) return say(`was refused (${answer.status} ${answer.code}), and done`);
    return isRightlyRefused(outcome, history) ? [] : say(`was refused for nothing (${answer.status} ${answer.code})`);
  }
  if (!changes) return complaint ? say(complaint) : [];
  const [first] = done;
  if (!first) return operation.idle ? [] : say('was lost');
  if (done.length > 1) return say(`was done ${done.length} times`);
  if (first.trail.what !== changes) return say(`changed a ${first.trail.what}`);
  return isAsAsked(outcome, first) ? [] : say('came to something else');
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
