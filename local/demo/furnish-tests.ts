/** Seeds the demo company's bias tests and runs them. */
import type * as z from 'zod';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { RequestActor } from '#domain/entity.ts';
import type { KeptTest } from '#domain/tests/test.ts';
import { runTest } from '#lambdas/jobs/run-test.ts';
import { models } from '#lambdas/models/store.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { tests } from '#lambdas/tests/store.ts';
import { fileNamed, upload } from './furnish-files.ts';
import { TEST_FILES } from './test-files.ts';

type People = Readonly<Record<'Ada' | 'Grace', RequestActor>>;
type Where = (application: string) => { id: string };

const YES_NO = [
  { value: 'yes', means: 'selected' as const },
  { value: 'no', means: 'not_selected' as const },
];
const ANSWERS = {
  ...{ prompt_id: 'prompt_id', template_id: 'template_id', attribute: 'attribute', group: 'group' },
  ...{ is_baseline: 'is_baseline', repetition: 'repetition', response_text: 'response_text' },
  ...{ model: 'model', model_version: 'model_version', temperature: 'temperature' },
};
const UNSAID: KeptTest['model'] = { name: '', version: '', temperature: '' };
const RANKER: KeptTest['model'] = { ...UNSAID, name: 'Hirewell Rank', version: '4.2' };
const CHAT: KeptTest['model'] = { name: 'Claude', version: '2026-09', temperature: '0.7' };

type DemoTest = { file: string; purpose: string; model: KeptTest['model']; plan: z.input<typeof BiasPlan> };

/** Oldest first. */
export const TESTS: readonly DemoTest[] = [
  {
    file: 'Berkeley admissions 1973.csv',
    purpose: 'A published case, to see that the engine finds its turn: who was admitted to Berkeley in 1973',
    model: UNSAID,
    plan: {
      ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
      columns: { outcome: 'admitted', weight: 'applicants', stratum: 'department', attributes: ['sex'] },
    },
  },
  {
    file: 'Invitations, export in haste.csv',
    purpose: 'Who is invited to an interview, first attempt',
    model: RANKER,
    plan: {
      ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
      columns: { record_id: 'record_id', outcome: 'invited', attributes: ['race_ethnicity', 'sex'] },
    },
  },
  {
    file: 'Invitations 2026.csv',
    purpose: 'Who is invited to an interview, in the first three quarters of 2026',
    model: RANKER,
    plan: {
      ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
      columns: {
        ...{ record_id: 'record_id', outcome: 'invited', stratum: 'position', period: 'quarter' },
        attributes: ['race_ethnicity', 'sex', 'age'],
      },
      intersections: [['race_ethnicity', 'sex']],
    },
  },
  {
    file: 'Answers by kind of name.csv',
    purpose: 'Whether the assistant refuses to help more often with some names',
    model: CHAT,
    plan: {
      ...{ type: 'fairness_llm_user', shape: 'rows', baselines: ['1'], columns: { ...ANSWERS, refused: 'refused' } },
      refusals: [
        { value: '1', means: 'refused' },
        { value: '0', means: 'answered' },
      ],
    },
  },
  {
    file: 'Answers about discounts.csv',
    purpose: 'Whether a discount is offered alike to him and to her',
    model: CHAT,
    plan: {
      ...{ type: 'fairness_llm_user', shape: 'rows', baselines: ['1'], columns: { ...ANSWERS, decision: 'decision' } },
      outcomes: [
        { value: 'offered', means: 'selected' },
        { value: 'not offered', means: 'not_selected' },
      ],
    },
  },
  {
    file: 'Made-up households.csv',
    purpose: 'Whether the next version accepts households alike at every age',
    model: { ...UNSAID, name: 'Household risk', version: '3.0-rc1' },
    plan: {
      ...{ type: 'fairness_ml_synthetic', shape: 'rows' },
      columns: {
        ...{ profile_id: 'profile_id', variant_id: 'variant_id', attribute: 'attribute', group: 'group' },
        ...{ outcome: 'outcome', generator: 'generator', seed: 'seed' },
      },
      outcomes: [
        { value: 'accept', means: 'selected' },
        { value: 'decline', means: 'not_selected' },
      ],
      generated: {
        reason: 'The version is not in use yet, so no decisions were made.',
        method:
          'A full design over five features of a household; each household once with each age, nothing else changed.',
      },
    },
  },
];

/** Idempotent: an interrupted seed can be repeated. Creates each test once and runs it. */
const furnishTest = async ({ file, purpose, model, plan }: DemoTest, people: People, where: Where) => {
  const { application, by } = TEST_FILES.find(({ name }) => name === file) ?? { application: '', by: 'Ada' as const };
  const { id: application_id } = where(application);
  const known = (await tests.of(application_id)).find((one) => one.purpose === purpose);
  const document = await fileNamed(application_id, file);
  const version = document?.versions.at(-1);
  if (!document || !version) return;
  const { number, file_name, format, sha256 } = version;
  const registered = model.name === '' ? undefined : await models.called(model.name);
  const { id } =
    known ??
    (await tests.create(
      {
        ...{ application_id, purpose, plan: BiasPlan.parse(plan), thresholds_set: null, own_thresholds: [] },
        model: { ...model, ...(registered && { id: registered.id }) },
        document: { id: document.id, version: number, name: document.name, file_name, format, sha256 },
        ...{ state: 'waiting', error: null, run: null, progress: null, result: null, finished_at: null },
        ...{ faults: { total: 0, first: [], attempt: null }, reruns: null, opinions: [], law_summary: null },
        ...{ run_of: null, compared_with: null, schedule: null },
      },
      people[by],
      uuidV7(Date.now()),
    ));
  await runTest({ id });
};

export const furnishTests = async (people: People, where: Where) => {
  await Promise.all(TEST_FILES.map((file) => upload(file, where(file.application).id, people)));
  for (const one of TESTS) await furnishTest(one, people, where);
};
