/** The schemas of an application's bias tests: plan, progress, result and opinions. */
import * as z from 'zod';
import { BIAS_FAULTS, BiasFault } from '#domain/bias/file/fault.ts';
import { BiasPlan, checkCombination, type LanguagePlan } from '#domain/bias/plan/plan.ts';
import { BiasVerdict } from '#domain/bias/result/figures.ts';
import { type SummaryFacts, summaryRules } from '#domain/bias/result/local-law-144.ts';
import { BiasResult } from '#domain/bias/result/result.ts';
import { FORMAT_NAMES } from '#domain/documents/words.ts';
import { Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { atLeast, optional, required } from '#domain/rules.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { next } from '#domain/states.ts';
import { RunOf, TestSchedule } from './series/schedule.ts';
import { usedTwice } from './setup/used-twice.ts';
import { SomeThresholds } from './thresholds.ts';
import {
  OPINIONS,
  STEPS_OF_TEST,
  TABLE_FAULTS,
  TEST_ERRORS,
  TEST_FLOW,
  TEST_STATES,
  TEST_STEPS,
  type TestAction,
  type TestState,
} from './words.ts';

/** A response lists at most this many faults; the file of faults has all. */
export const SHOWN_FAULTS = 20;
export const MOST_OPINIONS = 50;

const [models, synthetic, language] = BiasPlan.options;
const [rows, aggregate] = models.options;
/** The requested plan. The company's values fill missing thresholds. */
const thresholds = SomeThresholds.default({}).meta({ description: "Omitted thresholds have the company's values." });
const AskedPlan = z
  .discriminatedUnion('type', [
    z.discriminatedUnion('shape', [rows.extend({ thresholds }), aggregate.extend({ thresholds })]),
    synthetic.extend({ thresholds }),
    language.extend({ thresholds }),
  ])
  .superRefine(checkCombination)
  .meta({ title: 'BiasTestPlan' });
export type AskedPlan = z.output<typeof AskedPlan>;

const Model = z.strictObject({
  id: Id.optional().meta({
    description: 'The ID of a model in the registry (/models). Its current name and version are recorded.',
  }),
  name: fieldOf(optional('line', 200)).default(''),
  version: fieldOf(optional('line', 100)).default(''),
  temperature: fieldOf(optional('line', 40))
    .default('')
    .meta({ description: 'For a language model: its setting, or that it cannot be set.' }),
});
type Model = z.output<typeof Model>;
/** The default if no model is given. */
const NO_MODEL: Model = { name: '', version: '', temperature: '' };

/** A column that names the model for each answer is sufficient; so is a model of the registry. */
const unsaidOf = (model: Model, { columns }: Pick<LanguagePlan, 'columns'>) => {
  const { id, name, version, temperature } = model;
  return Object.entries({
    ...{ name: columns.model ?? id ?? name, version: columns.model_version ?? id ?? version },
    temperature: columns.temperature ?? temperature,
  }).flatMap(([field, said]) => (said === '' ? [field] : []));
};

type Use = readonly [path: readonly (string | number)[], header: string];

/** The uses of each column in a plan, with their paths. */
const usesOf = ({ columns }: AskedPlan): Use[] =>
  Object.entries<string | string[] | undefined>(columns).flatMap(([name, said = []]): Use[] =>
    typeof said === 'string' ? [[[name], said]] : said.map((header, index) => [[name, index], header]),
  );

/** Bins must belong to different attributes of the plan. */
const binFaults = (plan: AskedPlan) => {
  if (plan.type !== 'fairness_ml_user' || plan.shape !== 'rows') return [];
  const { bins = [], columns } = plan;
  return bins.flatMap(({ attribute: value }, index): [number, object][] => {
    if (!columns.attributes.includes(value)) {
      const choices = columns.attributes.join(', ');
      return [[index, { code: 'not_a_choice', params: { choices } }]];
    }
    const isTwice = bins.findIndex(({ attribute }) => attribute === value) < index;
    return isTwice ? [[index, { code: 'used_twice', params: { value } }]] : [];
  });
};

const testRules = { purpose: required('lines', 2000) } as const;
export const opinionRules = { comment: atLeast(10, 'lines', 4000) } as const;

export const NewTest = z
  .strictObject({
    purpose: fieldOf(testRules.purpose).meta({ description: 'The purpose of the test.' }),
    document: z.strictObject({
      id: Id,
      version: z.int().min(1).optional().meta({ description: 'The default is the newest version.' }),
    }),
    model: Model.default(NO_MODEL),
    plan: AskedPlan,
    thresholds_reason: fieldOf(optional('lines', 2000))
      .default('')
      .meta({ description: "Why the thresholds differ from the company's." }),
  })
  .superRefine(({ model, plan }, { addIssue }) => {
    for (const [path, value] of usedTwice(usesOf(plan)))
      addIssue({
        code: 'custom',
        path: ['plan', 'columns', ...path],
        params: { code: 'used_twice', params: { value } },
      });
    for (const [index, params] of binFaults(plan))
      addIssue({ code: 'custom', path: ['plan', 'bins', index, 'attribute'], params });
    if (plan.type !== 'fairness_llm_user') return;
    for (const field of unsaidOf(model, plan))
      addIssue({ code: 'custom', path: ['model', field], params: { code: 'required', params: {} } });
  })
  .meta({
    title: 'NewBiasTest',
    examples: [
      {
        purpose: 'Who is invited to an interview, in 2026',
        document: { id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11' },
        model: { name: 'Resume ranker', version: '4.2' },
        plan: {
          type: 'fairness_ml_user',
          shape: 'rows',
          columns: { outcome: 'hired', attributes: ['sex'] },
          outcomes: [
            { value: 'yes', means: 'selected' },
            { value: 'no', means: 'not_selected' },
          ],
        },
      },
      {
        purpose: 'Whether the model of next year ranks made-up applicants alike',
        document: { id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d12' },
        model: { name: 'Resume ranker', version: '5.0' },
        plan: {
          type: 'fairness_ml_synthetic',
          shape: 'rows',
          columns: { profile_id: 'profile_id', attribute: 'attribute', group: 'group', score: 'score' },
          generated: {
            reason: 'This version has not ranked any applicants yet.',
            method: 'A full design over six features; each profile once with each group, and nothing else changed.',
          },
        },
      },
      {
        purpose: 'Whether the assistant answers questions about credit alike for all groups',
        document: { id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d13' },
        model: { name: 'assistant-large', version: '2026-09', temperature: '0.7' },
        plan: {
          type: 'fairness_llm_user',
          shape: 'rows',
          columns: {
            ...{ prompt_id: 'prompt_id', attribute: 'attribute', group: 'group', is_baseline: 'is_baseline' },
            ...{ repetition: 'repetition', response_text: 'response_text', refused: 'refused' },
          },
          refusals: [
            { value: '1', means: 'refused' },
            { value: '0', means: 'answered' },
          ],
          baselines: ['1'],
        },
      },
    ],
  });
export type NewTest = z.output<typeof NewTest>;

const Used = z.object({
  id: Id,
  version: z.int().min(1),
  name: z.string(),
  file_name: z.string(),
  format: z.enum(FORMAT_NAMES),
  sha256: z.string().nullable().meta({ description: 'The checksum of the file; null until it is checked.' }),
});

const Step = z.object({
  step: z.enum(TEST_STEPS),
  began_at: Instant,
  ms: z.int().nullable().meta({ description: 'The duration; null while it is running.' }),
});

export const Progress = z.object({
  rows: z.int().min(0).meta({ description: 'Number of rows read.' }),
  tables: z.int().min(0).meta({ description: 'Number of tables computed.' }),
  of_tables: z.int().min(0).nullable(),
  steps: z.array(Step),
});
export type Progress = z.output<typeof Progress>;

/** A fault of a row or cell, found by the table reader or by the test. */
export const TestFault = BiasFault.extend({ why: z.enum([...BIAS_FAULTS, ...TABLE_FAULTS]) }).meta({
  title: 'BiasTestFault',
});
export type TestFault = z.output<typeof TestFault>;

const Faults = z.object({
  total: z.int().min(0),
  first: z.array(TestFault).max(SHOWN_FAULTS),
  /** The attempt in which the faults were found. Null if there is no file of faults. */
  attempt: z.int().nullable(),
});

const Given = z.object({ opinion: z.enum(OPINIONS), comment: z.string(), at: Instant, by: Actor });

/**
 * The facts of a Local Law 144 summary that are not in the result. The result does not change; users state who audited
 * it.
 */
export const LawSummaryGiven = schemaOf(summaryRules)
  .refine(({ sex, race }) => sex === '' || sex !== race, { path: ['race'], params: { code: 'used_twice' } })
  .meta({
    title: 'LawSummaryDraft',
    examples: [{ tool: 'Resume ranker 4.2', source: 'Applications of 2026.', auditor: 'Mary Somerville' }],
  });
export type LawSummaryGiven = z.output<typeof LawSummaryGiven>;

const TEXTS = Object.fromEntries(Object.keys(summaryRules).map((name) => [name, z.string()])) as Record<
  keyof SummaryFacts,
  z.ZodString
>; // the names of this object
const LawSummary = z.object({ ...TEXTS, at: Instant, by: Actor }).meta({ title: 'LawSummary' });

const Kept = z.object({
  sha256: z.string().meta({ description: 'The checksum of the stored result.' }),
  size: z.int(),
  engine: z.string(),
  verdict: BiasVerdict.nullable().meta({
    description: 'The most serious verdict of its tables; null if nothing could be judged.',
  }),
});

/** Everything that determines a result, and the result. The same file and plan give the same bytes. */
export const KeptResult = z
  .object({
    format: z.literal(1),
    document: z.object({ sha256: z.string(), format: z.enum(FORMAT_NAMES), content_type: z.string() }),
    plan: BiasPlan,
    result: BiasResult,
  })
  .meta({ title: 'TestResult' });
export type KeptResult = z.output<typeof KeptResult>;

/** The worker of the run and the end of its lease. */
const Run = z.object({ worker: z.string(), until: Instant, attempt: z.int().min(1) });

export const KeptTest = z.object({
  ...Recorded.shape,
  application_id: Id,
  purpose: z.string(),
  document: Used,
  model: Model,
  plan: BiasPlan,
  thresholds_set: z
    .object({ at: Instant, by: Actor })
    .nullable()
    .meta({ description: 'Who last set the company’s thresholds; null if they have their defaults.' }),
  own_thresholds: z
    .array(z.string())
    .meta({ description: 'The thresholds that the requester chose instead of the company’s.' }),
  thresholds_reason: z.string().optional().meta({ description: 'The reason for these thresholds.' }),
  state: z.enum(['created', 'waiting', 'ready', 'error']),
  error: z.enum(TEST_ERRORS).nullable(),
  run: Run.nullable(),
  progress: Progress.nullable(),
  faults: Faults,
  result: Kept.nullable(),
  finished_at: Instant.nullable(),
  reruns: Id.nullable().meta({ description: 'The test that this one repeats.' }),
  run_of: RunOf.nullable().default(null).meta({
    description: 'The series of this run, if it was requested only once for its version.',
  }),
  compared_with: Id.nullable().default(null).meta({
    description: 'The previous run, if a verdict has changed since then.',
  }),
  schedule: TestSchedule.nullable()
    .default(null)
    .meta({ description: 'The schedule of the series that starts with this test.' }),
  opinions: z.array(Given),
  law_summary: LawSummary.nullable().default(null).meta({
    description:
      'The details of a summary for New York City Local Law 144 in addition to the result, and who entered them.',
  }),
});
export type KeptTest = z.output<typeof KeptTest>;

type RunState = Pick<KeptTest, 'state' | 'run'>;

export const stateOf = ({ state, run }: RunState): TestState => (state === 'waiting' && run ? 'analyzing' : state);

/** Undefined if the state does not allow the action. */
export const nextState = (test: RunState, action: TestAction) =>
  next<TestState, TestAction>(TEST_FLOW, stateOf(test), action);

/** The test as the API returns it. */
export const BiasTest = z
  .object({
    ...KeptTest.omit({ run: true, state: true, faults: true, progress: true, compared_with: true, schedule: true })
      .shape,
    task_id: Id.meta({ description: 'The same as the ID.' }),
    type: z.string(),
    state: z.enum(TEST_STATES),
    progress: Progress,
    faults: Faults.omit({ attempt: true }).extend({
      download: z.url().nullable().meta({ description: 'A link to all errors as a CSV file, valid for five minutes.' }),
    }),
    has_document: z.boolean().meta({ description: 'False if the document was deleted.' }),
    possible: z.array(z.enum(STEPS_OF_TEST)).meta({ description: 'The actions that you can take now.' }),
  })
  .meta({ title: 'BiasTest' });
export type BiasTest = z.output<typeof BiasTest>;

/** The test as lists show it. */
export const ListedTest = KeptTest.pick({
  id: true,
  application_id: true,
  purpose: true,
  document: true,
  model: true,
  error: true,
  created_at: true,
  created_by: true,
  finished_at: true,
  reruns: true,
  run_of: true,
})
  .extend({
    type: z.string(),
    state: z.enum(TEST_STATES),
    verdict: BiasVerdict.nullable(),
    opinion: z.enum(OPINIONS).nullable(),
  })
  .meta({ title: 'ListedBiasTest' });
export type ListedTest = z.output<typeof ListedTest>;

export const summaryOf = ({ plan, opinions, ...test }: KeptTest): ListedTest =>
  ListedTest.parse({
    ...test,
    type: plan.type,
    state: stateOf(test),
    verdict: test.result?.verdict ?? null,
    opinion: opinions.at(-1)?.opinion ?? null,
  });

export const Rerun = z
  .strictObject({
    version: z
      .union([z.int().min(1), z.literal('newest')])
      .optional()
      .meta({ description: 'The version of the document. The default is the version of the repeated test.' }),
    unless_tested: z.boolean().default(false).meta({
      description: 'Return the existing run of the series for this version instead, unless it ended without a result.',
    }),
  })
  .meta({ title: 'BiasTestRerun', examples: [{ version: 'newest', unless_tested: true }] });
export type Rerun = z.output<typeof Rerun>;

export const OpinionGiven = z.strictObject({ opinion: z.enum(OPINIONS), comment: fieldOf(opinionRules.comment) }).meta({
  title: 'BiasTestOpinion',
  examples: [{ opinion: 'contested', comment: 'The data is of the model before.' }],
});
export type OpinionGiven = z.output<typeof OpinionGiven>;
