import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { signedIn, someName } from '#test/api/people.ts';

/** Other tests share the company, so the question is never in use. `test/stores/own-questions.test.ts` has the rest. */
test('an administrator defines intake questions, and errors name their fields', async () => {
  const [administrator, contributor] = [await signedIn('Administrator'), await signedIn('ApplicationContributor')];
  expect((await contributor.ask('GET /intake-questions', {})).status).toBe(403);
  expect((await contributor.ask('PATCH /intake-questions', { body: { questions: [] } })).status).toBe(403);

  const before = await administrator.api('GET /intake-questions', {});
  const text = someName('Question').slice(0, 60);
  const change = (question: object, headers = {}) =>
    administrator.ask('PATCH /intake-questions', {
      body: { questions: [...before.questions, { text, archived: true, ...question }] },
      headers,
    });
  const at = `questions.${before.questions.length}`;
  const errorsOf = async (question: object) =>
    problemOf(await change(question)).errors.map(({ path, code }) => [path, code]);
  expect(await errorsOf({ text: ' ' })).toEqual([[`${at}.text`, 'required']]);
  expect(await errorsOf({ options: [{ id: 'maybe', raises: 'high' }] })).toEqual([
    [`${at}.options.0.id`, 'no_such_own_answer'],
  ]);
  expect(await errorsOf({ options: [{ id: 'yes', raises: 'low' }] })).toEqual([
    [`${at}.options.0.raises`, 'not_a_choice'],
  ]);
  expect((await change({}, { 'if-match': '"9999"' })).status).toBe(412);

  const raising = { options: [{ id: 'yes', raises: 'medium' }], required: true };
  expect((await change(raising)).status).toBe(200);
  const after = await administrator.api('GET /intake-questions', {});
  expect(after).toMatchObject({
    questions_version: expect.any(Number),
    updated_by: { id: administrator.id },
    affected: { submitted: expect.any(Number), in_review: expect.any(Number), approved: expect.any(Number) },
  });
  expect(after.questions.at(-1)).toMatchObject({
    ...{ kind: 'yes_no', text, required: true, archived: true },
    options: [
      { id: 'yes', label: 'Yes', raises: 'medium' },
      { id: 'no', label: 'No', raises: null },
    ],
  });
  const { entries } = await administrator.api('GET /audit', { query: { what: ['intake questions'], limit: 1 } });
  const id = after.questions.at(-1)?.id ?? '';
  expect(entries).toMatchObject([
    { changes: [{ field: id, to: { text, raises_medium: ['Yes'] } }], names: { [id]: text } },
  ]);
});
