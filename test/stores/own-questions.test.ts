/** Own questions of a company in the intake. This file has its own company, so that other intakes keep their rules. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { SentQuestion } from '#domain/own-questions/question.ts';
import { heldRole } from '#domain/people/role.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { detailsOf } from '#lambdas/applications/details.ts';
import { answerQuestion, showIntake, showIntakeVersion, submitIntake } from '#lambdas/applications/intake.ts';
import { changeQuestions, showQuestions } from '#lambdas/applications/own-questions.ts';
import { reviewByRules } from '#lambdas/applications/rules-review.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvalsOf } from '#lambdas/approvals/approvals.ts';
import { application as ofApplication } from '#lambdas/approvals/subjects.ts';
import { trail } from '#lambdas/audit/store.ts';
import { targetOn } from '#lambdas/comments/targets.ts';
import { DomainError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { describedPlaceholders } from '#lambdas/templates/placeholders.ts';
import { createTemplate, templateRecords } from '#lambdas/templates/templates.ts';
import { docxOf } from '#local/demo/small-files.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };
const any = () => true;

let stop = async () => {};
let caller: Caller;
let group: string;
beforeAll(async () => {
  ({ stop } = await startOwnTable());
  ({ id: group } = await resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADA));
  caller = {
    ...{ ...ADA, status: 'active', user: undefined, client: undefined, email_change: undefined },
    roles: [heldRole('Administrator', { id: group, group_type: 'CUSTOM' })],
    actor: { ...ADA, as: 'person' },
    ...{ tokens_valid_from: LONG_AGO, proofs_valid_from: LONG_AGO, kept_sessions: [] },
    token: {
      ...{ subject: ADA.id, username: ADA.id, text: '', signedInAt: new Date(), session: undefined, device: undefined },
      ...{ scopes: 'person', isForAccount: true },
    },
  };
});
afterAll(() => stop());

const newApplication = async () => {
  const draft = ApplicationDraft.parse({
    ...{ name: randomUUID(), purpose: 'Sorts letters', owner: ADA.name, resource_groups: [group] },
  });
  const people = [{ role: 'owner' as const, ...ADA }];
  const { id } = await applications.create({ ...draft, ...UNJUDGED, people }, ADA);
  for (const [question, values] of Object.entries(harmless())) await answerQuestion(caller, id, question, { values });
  return id;
};
const submit = async (id: string) => submitIntake(caller, id, (await showIntake(caller, id)).rules_version, any);
const errorsOf = async (work: Promise<unknown>) => {
  const error = await work.then(() => undefined).catch((error: unknown) => error);
  if (!(error instanceof DomainError)) throw new Error('It was not refused.', { cause: error });
  return error.details;
};

const question = (text: string, more: Partial<SentQuestion> = {}): SentQuestion => ({
  ...{ kind: 'yes_no', text, text_es: '', help: '', help_es: '', required: false, options: [], archived: false },
  ...more,
});
const raising = { id: 'yes', label: '', label_es: '', raises: 'high' as const, archived: false };

test('own questions raise the tier, are versioned, and leave submitted intakes as they are', async () => {
  const [before, other] = [await newApplication(), await newApplication()];
  const first = await submit(before);
  expect([first.rules_version, first.result.tier, first.company_questions]).toEqual([RULES_VERSION, 'low', undefined]);
  expect((await showQuestions()).affected).toEqual({ submitted: 1, in_review: 0, approved: 0 });

  const health = question('Does it process health data?', { required: true, options: [raising] });
  const defined = await changeQuestions(caller, [health, question('Where is the contract?')], any);
  expect(defined).toMatchObject({ version: 1, questions: [{ id: 'own_does_it_process_health_data' }, {}] });
  const [asked, note] = defined.questions;
  if (!asked || !note) throw new Error('Two questions were added.');

  // The submitted intake keeps its tier; the page says that it answered older questions.
  const details = await detailsOf(caller, before);
  expect(details).toMatchObject({
    application: { risk_tier: 'low' },
    intake: { rules_version: `${RULES_VERSION}.1`, result: { tier: 'high', at_least: 'low', settle: asked.id } },
    company_questions: { version: 0, is_outdated: true, questions: [], answers: {} },
  });
  expect(details.next).toMatchObject([{ code: 'intake_not_submitted' }]);
  expect(await reviewByRules(caller, 10)).toMatchObject({
    applications: [{ id: before, tier: 'low', tier_now: 'high', provisional: true }],
  });
  const submission = approvalsOf(ofApplication).submit(caller, before, { note: '', acknowledgement: '' }, any);
  expect((await errorsOf(submission)).errors).toMatchObject([{ path: 'intake', code: 'intake_not_submitted' }]);

  // A required question is demanded by its text; other rules than the present ones are refused.
  expect(await errorsOf(submitIntake(caller, other, RULES_VERSION, any))).toMatchObject({ code: 'rules_changed' });
  expect((await errorsOf(submit(other))).errors).toMatchObject([
    { path: `answers.${asked.id}`, message: 'Fill in “Does it process health data?”.' },
  ]);
  expect((await errorsOf(answerQuestion(caller, other, asked.id, { values: ['maybe'] }))).errors).toMatchObject([
    { code: 'not_a_choice', params: { choices: 'yes, no, unknown' } },
  ]);
  expect((await errorsOf(answerQuestion(caller, other, 'own_missing', { values: ['yes'] }))).errors).toMatchObject([
    { code: 'no_such_question' },
  ]);

  // Unknown is an answer, and leaves the tier open.
  await answerQuestion(caller, other, asked.id, { values: ['unknown'] });
  expect(await submit(other)).toMatchObject({ result: { tier: 'high', provisional: true, at_least: 'low' } });
  await answerQuestion(caller, other, asked.id, { values: ['yes'] });
  const raised = await submit(other);
  expect(raised).toMatchObject({
    ...{ number: 2, rules_version: `${RULES_VERSION}.1`, company_questions: { version: 1, questions: [asked, note] } },
    result: { tier: 'high', provisional: false, gate: `${asked.id}.high` },
  });
  expect(await applications.get(other)).toMatchObject({
    ...{ risk_tier: 'high', tier: { gate: `${asked.id}.high`, question: { text: asked.text, text_es: '' } } },
  });

  // A Word template shows the answer.
  const name = `intake.${asked.id}`;
  expect(await describedPlaceholders()).toContainEqual({
    ...{ name, group: 'intake', repeats: false, title: { en: asked.text, es: asked.text } },
  });
  const file = docxOf('Paper', [`{{${name}}}`]).toString('base64');
  const { id } = await createTemplate(caller, { name: 'Paper', description: '', file });
  expect(await templateRecords(caller, { id, application_id: other })).toMatchObject({
    ...{ records: [{ placeholder: name, entries: [{ values: ['yes'] }] }], company_questions: [asked, note] },
  });

  const { items } = await trail.activity(keys.application(other), {}, 1, undefined);
  expect(items).toMatchObject([
    {
      action: 'intake_submitted',
      names: { [asked.id]: asked.text, [`${asked.id}.yes`]: 'Yes' },
    },
  ]);

  // Rewording makes another version; the submitted intake keeps the text as asked.
  const reworded = { ...asked, text: 'Does it process data about health?' };
  await changeQuestions(caller, [note, reworded], any);
  expect(await showIntakeVersion(caller, other, '2')).toEqual(raised);
  expect(await detailsOf(caller, other)).toMatchObject({
    application: { risk_tier: 'high' },
    company_questions: { version: 1, is_outdated: true, questions: [asked, note], answers: { [asked.id]: ['yes'] } },
  });
  expect(await approvalsOf(ofApplication).show(caller, other)).toMatchObject({
    company_questions: { version: 1, is_outdated: true },
  });
  expect(await targetOn({ thing: 'application', id: other }, { kind: 'answer', id: asked.id })).toEqual({
    ...{ kind: 'answer', id: asked.id, name: reworded.text },
  });

  // An archived question no longer counts, cannot be answered, and its answer stays readable.
  // Another order asks nothing else.
  expect(await changeQuestions(caller, [reworded, note], any)).toMatchObject({ version: 3, questions_version: 2 });
  const archived = await changeQuestions(caller, [note, { ...reworded, archived: true }], any);
  expect(archived).toMatchObject({ version: 4, questions_version: 3 });
  expect(await showIntake(caller, other)).toMatchObject({
    ...{ rules_version: `${RULES_VERSION}.3`, result: { tier: 'low' } },
    answers: { [asked.id]: { values: ['yes'] } },
    company_questions: { version: 3, questions: [note, { id: asked.id, archived: true }] },
  });
  expect((await errorsOf(answerQuestion(caller, other, asked.id, { values: ['no'] }))).errors).toMatchObject([
    { code: 'no_such_question' },
  ]);
  expect(await submit(other)).toMatchObject({ number: 3, result: { tier: 'low' } });
  expect(await applications.get(other)).toMatchObject({ risk_tier: 'low', tier: { gate: 'internal_use' } });

  await changeQuestions(
    caller,
    [
      { ...note, archived: true },
      { ...reworded, archived: true },
    ],
    any,
  );
  expect((await showIntake(caller, before)).rules_version).toBe(RULES_VERSION);
  expect((await detailsOf(caller, before)).company_questions).toBeUndefined();
});
