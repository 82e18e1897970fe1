/**
 * The plan of a bias test: the meaning of columns and values, and the thresholds. The result depends only on the plan
 * and the file.
 */
import * as z from 'zod';
import { LEXICON } from '#domain/bias/words.ts';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { FEWEST_CLASSES, LAST_HEADER_ROW, MOST_ATTRIBUTES, MOST_CLASSES, MOST_EDGES } from './plan-limits.ts';
import { BiasThresholds } from './thresholds.ts';
import { USUAL_THRESHOLDS } from './usual-thresholds.ts';

const MOST_VALUES = 1000;
const LONGEST = 500;
/** One reference for the rates and one for the errors of each attribute. */
const MOST_REFERENCES = 2 * MOST_ATTRIBUTES;

/** The text of a header or cell without the surrounding space. */
const Text = z.string().max(LONGEST);
const Header = Text.min(1);

const RowColumns = z
  .strictObject({
    record_id: Header.optional(),
    outcome: Header.optional(),
    score: Header.optional(),
    label: Header.optional(),
    stratum: Header.optional(),
    weight: Header.optional().meta({ description: 'The number of records that a row represents: a whole number.' }),
    period: Header.optional(),
    attributes: z.array(Header).min(1).max(MOST_ATTRIBUTES),
  })
  .refine(({ outcome, score }) => outcome !== undefined || score !== undefined, { path: ['outcome'] });

/** Each row is a group, or the intersection of two attributes, with its total and selected counts. */
const AggregateColumns = z
  .strictObject({
    attribute: Header,
    group: Header,
    second_attribute: Header.optional(),
    second_group: Header.optional(),
    n: Header,
    selected: Header,
    stratum: Header.optional(),
    period: Header.optional(),
  })
  .refine((columns) => (columns.second_attribute === undefined) === (columns.second_group === undefined), {
    path: ['second_group'],
  });

/** Variants of a profile that differ only in the group. */
const SyntheticColumns = z
  .strictObject({
    profile_id: Header,
    variant_id: Header.optional(),
    attribute: Header,
    group: Header,
    outcome: Header.optional(),
    score: Header.optional(),
    generator: Header.optional(),
    seed: Header.optional(),
  })
  .refine(({ outcome, score }) => outcome !== undefined || score !== undefined, { path: ['outcome'] });

/** Variants of a prompt that differ only in the group, each asked once or several times. */
const LanguageColumns = z
  .strictObject({
    prompt_id: Header,
    template_id: Header.optional(),
    attribute: Header.optional(),
    group: Header,
    is_baseline: Header.optional(),
    repetition: Header.optional(),
    response_text: Header.optional(),
    decision: Header.optional(),
    score: Header.optional(),
    refused: Header.optional(),
    model: Header.optional(),
    model_version: Header.optional(),
    temperature: Header.optional(),
  })
  .refine((columns) => columns.response_text ?? columns.decision ?? columns.score ?? columns.refused, {
    path: ['decision'],
  });

const repeatedIn = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);

const values = <const M extends readonly [string, ...string[]]>(meanings: M) =>
  z
    .array(z.strictObject({ value: Text, means: z.enum(meanings) }))
    .max(MOST_VALUES)
    .default([]);

/** A group by name, or the largest group. */
const Reference = z
  .strictObject({
    attribute: Text,
    group: Header.optional(),
    rule: z
      .literal('largest')
      .optional()
      .meta({ description: 'Instead of a group: use the group with the most records.' }),
    of: z.literal('errors').optional().meta({
      description: 'For error rates only, which otherwise use the reference of the selection rates.',
    }),
  })
  .refine(({ group, rule }) => (group === undefined) !== (rule === undefined), { path: ['group'] });

const decided = {
  /** The sheet of a workbook. The default is the first visible sheet. */
  sheet: Header.optional(),
  header_row: z.int().min(1).max(LAST_HEADER_ROW).optional().meta({
    description:
      'The number of the header row, starting from 1. If omitted, the row is detected, and the plan of the result names it unless it is the first.',
  }),
  /** A value that is not listed stops the run; an empty cell does too unless '' is listed. */
  outcomes: values(['selected', 'not_selected', 'leave_out']),
  selected_is: z.enum(['favorable', 'unfavorable']).default('favorable').meta({
    description:
      'Whether selection is favorable for a person. If not, the group with the higher rate is at a disadvantage.',
  }),
  /** Values that mean "unknown". An empty cell always does. */
  unknown: z.array(Text).max(MOST_VALUES).default([]),
  /** Values that mean the same group. */
  merges: z
    .array(z.strictObject({ attribute: Text, value: Text, group: Header }))
    .max(MOST_VALUES)
    .default([]),
  /** The reference of each attribute. The default is the eligible group with the best rate. */
  references: z.array(Reference).max(MOST_REFERENCES).default([]),
  /** Allowed only for groups below the threshold's share of the records. */
  left_out: z
    .array(z.strictObject({ attribute: Text, group: Header, reason: z.string().trim().min(1).max(2000) }))
    .max(MOST_VALUES)
    .default([]),
  /** The decimal separator. */
  decimal: z.enum(['point', 'comma']).default('point'),
  thresholds: BiasThresholds.default(USUAL_THRESHOLDS),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(1),
};

const intersections = z
  .array(z.tuple([Header, Header]))
  .max(MOST_ATTRIBUTES)
  .default([]);

/** The lower edges of all numeric groups except the lowest. */
const Edges = z
  .array(z.number())
  .min(1)
  .max(MOST_EDGES)
  .refine((edges) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? edge)), {
    params: { code: 'not_ascending', params: {} },
  });

/** An outcome with more than two classes: each class is compared with all others combined. */
const Classes = z
  .array(
    z.strictObject({
      name: Header,
      values: z.array(Text).min(1).max(MOST_VALUES),
      is: z.enum(['favorable', 'unfavorable']).default('favorable').meta({
        description: 'Whether this outcome is favorable for a person.',
      }),
    }),
  )
  .min(FEWEST_CLASSES)
  .max(MOST_CLASSES)
  .superRefine((classes, { addIssue }) => {
    const [value] = [
      ...repeatedIn(classes.map(({ name }) => name)),
      ...repeatedIn(classes.flatMap(({ values }) => values)),
    ];
    if (value !== undefined) addIssue({ code: 'custom', params: { code: 'used_twice', params: { value } } });
  });

const RowPlan = z.strictObject({
  type: z.literal('fairness_ml_user'),
  shape: z.literal('rows'),
  columns: RowColumns,
  labels: values(['positive', 'negative', 'leave_out']),
  classes: Classes.optional().meta({
    description:
      'For an outcome with three or more values. Each class has a table for each attribute, and p-values are corrected for the number of classes. Not with a label or score. `outcomes` then lists only excluded values.',
  }),
  score_is: z.literal('amount').optional().meta({
    description:
      'The score is an amount, such as a salary, a price or a credit limit. Means and quantiles are compared, and the rates above the median are reported without a verdict. Not with an outcome or label.',
  }),
  bins: z
    .array(z.strictObject({ attribute: Header, edges: Edges }))
    .max(MOST_ATTRIBUTES)
    .optional()
    .meta({
      description:
        'Attributes whose numbers are grouped, with the lower bound of each group except the lowest, in ascending order: [18, 65] gives <18, 18–64 and 65+. A value that is neither a number nor unknown stops the run.',
    }),
  intersections: intersections.meta({ description: 'Pairs of attributes, given by their columns.' }),
  ...decided,
});

const AggregatePlan = z.strictObject({
  type: z.literal('fairness_ml_user'),
  shape: z.literal('aggregate'),
  columns: AggregateColumns,
  ...decided,
});

const SyntheticPlan = z.strictObject({
  type: z.literal('fairness_ml_synthetic'),
  shape: z.literal('rows'),
  columns: SyntheticColumns,
  /** The explanation that New York City requires for tests with synthetic data (5-302(b)). */
  generated: z.strictObject({
    reason: fieldOf(required('lines', 2000)).meta({ description: 'Why no historical data is used.' }),
    method: fieldOf(required('lines', 4000)).meta({ description: 'How the data was generated.' }),
  }),
  ...decided,
});

const LanguagePlan = z.strictObject({
  type: z.literal('fairness_llm_user'),
  shape: z.literal('rows'),
  columns: LanguageColumns,
  refusals: values(['refused', 'answered', 'leave_out']),
  parity_at: z.number().optional().meta({
    description:
      'The score above which an answer counts for score parity. The default is 0.5 if scores are between 0 and 1.',
  }),
  sentiment: z.literal(LEXICON).optional().meta({
    description:
      'Rates the tone of each English answer with the word list AFINN-165: the sum of the ratings (−5 to 5) divided by the number of words. The ratings are compared as scores, so a score column is not allowed.',
  }),
  /** Values of `is_baseline` that mean yes; all other values mean no. */
  baselines: z.array(Text).max(MOST_VALUES).default([]),
  ...decided,
});

type Combined = {
  readonly columns: object;
  readonly outcomes: readonly { readonly value: string; readonly means: string }[];
  readonly classes?: readonly { readonly values: readonly string[] }[] | undefined;
  readonly score_is?: 'amount' | undefined;
  readonly sentiment?: typeof LEXICON | undefined;
};

/** Checks which parts of a plan require or exclude each other. */
export const checkCombination = (plan: Combined, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
  const { classes, columns, outcomes } = plan;
  const has = (column: string) => Object.hasOwn(columns, column);
  const refuse = (field: string, code: string) =>
    addIssue({ code: 'custom', path: [field], params: { code, params: {} } });
  const isClass = (text: string) => classes?.some(({ values: named }) => named.includes(text)) === true;
  const areAlone = has('outcome') && !has('label') && !has('score');
  if (classes && !(areAlone && outcomes.every(({ value, means }) => means === 'leave_out' && !isClass(value))))
    refuse('classes', 'classes_alone');
  if (plan.score_is && (!has('score') || has('outcome') || has('label'))) refuse('score_is', 'amounts_alone');
  if (plan.sentiment && (!has('response_text') || has('score'))) refuse('sentiment', 'sentiment_alone');
};

export const BiasPlan = z
  .discriminatedUnion('type', [z.discriminatedUnion('shape', [RowPlan, AggregatePlan]), SyntheticPlan, LanguagePlan])
  .superRefine(checkCombination)
  .meta({ title: 'BiasPlan' });
export type BiasPlan = z.output<typeof BiasPlan>;

export type RowPlan = z.output<typeof RowPlan>;
export type AggregatePlan = z.output<typeof AggregatePlan>;
export type SyntheticPlan = z.output<typeof SyntheticPlan>;
export type LanguagePlan = z.output<typeof LanguagePlan>;
