import { expect, test, vi } from 'vitest';
import type { Answer } from '#domain/questions/question.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isMet, makeOutbox, type Unsent } from '#web/components/questions/outbox.ts';

const problem = (status: number, code: string) =>
  new ApiError({ type: '', title: '', status, code, detail: '', errors: [], request_id: '' });
const LOST = problem(0, 'network');
const MET = problem(412, 'answered_meanwhile');

/** Sends answers and gets these responses in order. `undefined` means saved. */
const begun = (answers: (Error | undefined)[] = [], left: Record<string, Unsent> = {}) => {
  const sent: [string, Answer, Answer][] = [];
  const kept: (string | undefined)[] = [];
  const whenBack = vi.fn(async () => {});
  const outbox = makeOutbox(left, {
    send: async (question, { values, seen }) => {
      sent.push([question, values, seen]);
      await Promise.resolve();
      const answer = answers.shift();
      if (answer) throw answer;
    },
    whenBack,
    keep: (unsent) => kept.push(unsent),
  });
  const end = () => vi.waitFor(() => expect(outbox.state().isSending).toBe(false));
  return { outbox, sent, kept, whenBack, end };
};

test('an answer is kept until it is saved', async () => {
  const { outbox, sent, kept, end } = begun();
  outbox.answer('outside', ['yes'], []);
  expect(outbox.state()).toMatchObject({ isSending: true, unsent: { outside: { values: ['yes'] } } });
  await end();
  expect(sent).toEqual([['outside', ['yes'], []]]);
  expect(kept.map((text) => text && JSON.parse(text))).toEqual([{ outside: { values: ['yes'], seen: [] } }, undefined]);
  expect(outbox.state().unsent).toEqual({});
});

test('a newer answer to a question being sent follows with the sent value as base', async () => {
  const { outbox, sent, end } = begun();
  outbox.answer('outside', ['yes'], []);
  outbox.answer('outside', ['no'], []);
  outbox.answer('does', ['drafts'], ['acts']);
  await end();
  expect(sent).toEqual([
    ['outside', ['yes'], []],
    ['does', ['drafts'], ['acts']],
    ['outside', ['no'], ['yes']],
  ]);
});

test('resends a lost answer when worthwhile, with the latest value', async () => {
  const { outbox, sent, whenBack, end } = begun([LOST, LOST]);
  outbox.answer('outside', ['yes'], []);
  outbox.answer('outside', ['no'], []);
  await end();
  expect(whenBack).toHaveBeenCalledTimes(2);
  expect(sent.at(-1)).toEqual(['outside', ['no'], []]);
  expect(outbox.state()).toMatchObject({ unsent: {}, isOffline: false });
});

test('a conflicting answer waits for a decision while the others continue', async () => {
  const { outbox, sent, end } = begun([MET]);
  outbox.answer('outside', ['yes'], []);
  outbox.answer('does', ['drafts'], []);
  await end();
  const { outside } = outbox.state().unsent;
  expect(outside && isMet(outside)).toBe(true);
  expect(Object.keys(outbox.state().unsent)).toEqual(['outside']);

  outbox.answer('outside', ['yes'], ['no']);
  await end();
  expect(sent.at(-1)).toEqual(['outside', ['yes'], ['no']]);
  expect(outbox.state().unsent).toEqual({});
});

test('a refused answer can be discarded', async () => {
  const { outbox, kept, end } = begun([problem(403, 'forbidden')]);
  outbox.answer('outside', ['yes'], []);
  await end();
  outbox.giveUp('outside');
  expect(outbox.state().unsent).toEqual({});
  expect(kept.at(-1)).toBeUndefined();
});

test('sends answers left unsent earlier at once', async () => {
  const { outbox, sent, end } = begun([], { outside: { values: ['no'], seen: ['yes'] } });
  outbox.begin();
  await end();
  expect(sent).toEqual([['outside', ['no'], ['yes']]]);
});
