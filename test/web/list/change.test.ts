import { expect, test } from 'vitest';
import type { Problem } from '#contract/http/problem.ts';
import { anIdOrNone, choice, optional } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changer, eachInTurn } from '#web/components/list/bulk/change-one.ts';
import { isRemovable, missingValue, notGiven } from '#web/components/list/bulk/one-value.ts';

type Draft = { owner: string; note: string };
type Thing = Draft & { id: string; version: number; updated_at: string; updated_by: { id: string; name: string } };

const rules = { owner: optional('line', 200), note: optional('line', 200) };
const BY = { id: 'x', name: 'X' };
const thing = (about: Partial<Thing> = {}): Thing => ({
  ...{ id: 'a', version: 1, updated_at: 'monday', updated_by: BY, owner: 'Ada', note: 'kept' },
  ...about,
});
const seen = { id: 'a', name: 'A', updated_at: 'monday' };
const to = { owner: 'Grace' };

const refusal = (status: number, code = 'code'): ApiError => {
  const problem: Problem = { type: '', title: '', status, code, detail: '', errors: [], request_id: '' };
  return new ApiError(problem);
};

/** The API's current state, the requests it received, and the errors for the next ones. */
const things = (now: Thing) => {
  const there = { now, sent: [] as { body: Draft; version: number | undefined; key: string }[], wrong: [] as Error[] };
  const change = changer<Draft, Thing>({
    rules,
    read: async () => there.now,
    send: async (body, saved, key) => {
      there.sent.push({ body, version: saved?.version, key });
      const error = there.wrong.shift();
      if (error) throw error;
      return thing({ ...body, version: 2 });
    },
    onSaved: (saved) => {
      there.now = saved;
    },
  });
  return { there, change };
};

test('changes only the field and skips entities that already have the value', async () => {
  const { there, change } = things(thing());
  expect(await change(seen, to)).toBe('changed');
  expect(there.sent).toMatchObject([{ body: { owner: 'Grace', note: 'kept' }, version: 1 }]);
  expect(await things(thing({ owner: 'Grace' })).change(seen, to)).toBe('changed');
  expect(there.sent).toHaveLength(1);
});

test('skips an entity changed by another user, unless retried', async () => {
  const { there, change } = things(thing({ version: 7, updated_at: 'tuesday' }));
  expect(await change(seen, to)).toBe('meanwhile');
  expect(there.sent).toEqual([]);
  expect(await change(seen, to)).toBe('changed');
  expect(there.sent).toMatchObject([{ version: 7 }]);
});

test('skips an entity changed by another user at the same moment', async () => {
  const { there, change } = things(thing());
  there.wrong.push(refusal(412));
  expect(await change(seen, to)).toBe('meanwhile');
  there.now = thing({ version: 3, updated_at: 'tuesday', note: 'of somebody else' });
  expect(await change(seen, to)).toBe('changed');
  expect(there.sent.at(-1)).toMatchObject({ body: { owner: 'Grace', note: 'of somebody else' }, version: 3 });
});

test('resends an unanswered change unchanged, so that it is applied once', async () => {
  const { there, change } = things(thing());
  there.wrong.push(refusal(0, 'network'));
  expect(await change(seen, to)).toBe('failed');
  there.now = thing({ owner: 'Grace', version: 2, updated_at: 'tuesday' }); // the change was saved despite the error
  expect(await change(seen, to)).toBe('changed');
  expect(there.sent).toHaveLength(2);
  expect(there.sent[1]).toEqual(there.sent[0]);
});

test.each([
  [400, 'refused'],
  [403, 'notAllowed'],
  [404, 'gone'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'tooMany'],
  [500, 'failed'],
] as const)('status %i gives the outcome %s', async (status, outcome) => {
  const { there, change } = things(thing());
  there.wrong.push(refusal(status));
  expect(await change(seen, to)).toBe(outcome);
});

test('runs a few changes at once; a cancellation finishes those started and starts no others', async () => {
  const given = new AbortController();
  const [begun, done]: [number[], number[]] = [[], []];
  let atOnce = 0;
  let most = 0;
  await eachInTurn(
    Array.from({ length: 20 }, (_, n) => n),
    given.signal,
    async (n) => {
      begun.push(n);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      if (n === 9) given.abort();
      atOnce -= 1;
      done.push(n);
    },
  );
  expect(most).toBe(4);
  expect(begun.length).toBeLessThan(14);
  expect(done.toSorted((a, b) => a - b)).toEqual(begun);
});

test('an empty field sets no value; values are removed only when chosen', () => {
  const owner = rules.owner;
  expect(missingValue(owner, notGiven(owner), false)).toMatchObject({ code: 'no_new_value' });
  expect(missingValue(owner, ' ', false)).toMatchObject({ code: 'no_new_value' });
  expect(missingValue(owner, notGiven(owner), true)).toBeUndefined();
  expect(missingValue(owner, 'Ada', false)).toBeUndefined();
  expect(missingValue(anIdOrNone, notGiven(anIdOrNone), false)).toMatchObject({ code: 'no_new_value' });
});

test('an unset choice sets no value when required', () => {
  const status = choice(['idea', 'live'], 'idea');
  expect(missingValue(status, notGiven(status), false)).toMatchObject({ code: 'required' });
  expect(isRemovable(status)).toBe(false);
});
