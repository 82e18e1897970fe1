/** The draft type of a test during its setup, and the columns of each kind of file. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';

export const BIN_KINDS = ['ages', 'forty', 'thirds', 'quartiles', 'fifths', 'typed'] as const;
export type BinKind = (typeof BIN_KINDS)[number];
/** `typed` is what the user typed: the edges may not be valid yet. */
export type Bins = { kind: BinKind; edges: readonly number[]; typed: string };

export const TEST_TYPES = ['fairness_ml_user', 'fairness_ml_synthetic', 'fairness_llm_user'] as const;
export type TestType = (typeof TEST_TYPES)[number];

type Outcome = 'selected' | 'not_selected' | 'leave_out';
export type Label = 'positive' | 'negative' | 'leave_out';
type Refusal = 'refused' | 'answered' | 'leave_out';
export type SelectedIs = BiasPlan['selected_is'];
export type ClassIs = SelectedIs | 'leave_out';
type Merge = { attribute: string; value: string; group: string };
export type LeftOut = { attribute: string; group: string; reason: string };

export type Mapping = {
  shape: 'rows' | 'aggregate';
  /** Column headers by role. */
  columns: Readonly<Record<string, string>>;
  attributes: readonly string[];
  /** The key is the value. A value without an entry is undecided. */
  outcomes: Readonly<Record<string, Outcome>>;
  /** Whether each outcome is compared with all other outcomes, instead of selected with not selected. */
  hasClasses?: boolean | undefined;
  /** For each value: whether its class is favorable or unfavorable, or whether the value is left out. */
  classes?: Readonly<Record<string, ClassIs>> | undefined;
  /** Whether selection is favorable for a person. Undefined until the user answers. */
  selectedIs?: SelectedIs | undefined;
  /** Whether the score is an amount, such as a salary, instead of a rating. */
  isAmount?: boolean | undefined;
  /** Whether a lexicon rates the tone of answers. */
  isToneRated?: boolean | undefined;
  labels: Readonly<Record<string, Label>>;
  refusals: Readonly<Record<string, Refusal>>;
  baselines: readonly string[];
  unknown: readonly string[];
  merges: readonly Merge[];
  /** Groups that look alike but are different, each by its first value. */
  apart: readonly string[];
  /** For each attribute: a group name or `LARGEST_GROUP`. */
  references: Readonly<Record<string, string>>;
  /** The reference for error rates. The default is the reference for selection rates. */
  errorReferences?: Readonly<Record<string, string>> | undefined;
  intersections: readonly (readonly [string, string])[];
  /** The binning by attribute. */
  bins?: Readonly<Record<string, Bins>> | undefined;
  /** Small groups that are not judged, with reasons. Older drafts have none. */
  leftOut?: readonly LeftOut[];
  decimal: 'point' | 'comma';
  /** The score at which the parity of answers is measured, as typed. */
  parityAt?: string | undefined;
};

type Column = { name: string; isNeeded?: true };

/** The possible columns, in the order in which the user is asked. Attributes of records may be several. */
export const COLUMNS = {
  rows: [
    ...[{ name: 'outcome' }, { name: 'score' }, { name: 'label' }, { name: 'stratum' }],
    ...[{ name: 'weight' }, { name: 'period' }, { name: 'record_id' }],
  ],
  aggregate: [
    { name: 'attribute', isNeeded: true },
    { name: 'group', isNeeded: true },
    { name: 'n', isNeeded: true },
    { name: 'selected', isNeeded: true },
    ...[{ name: 'second_attribute' }, { name: 'second_group' }, { name: 'stratum' }, { name: 'period' }],
  ],
  fairness_ml_synthetic: [
    { name: 'profile_id', isNeeded: true },
    { name: 'attribute', isNeeded: true },
    { name: 'group', isNeeded: true },
    ...[{ name: 'outcome' }, { name: 'score' }, { name: 'variant_id' }, { name: 'generator' }, { name: 'seed' }],
  ],
  fairness_llm_user: [
    { name: 'prompt_id', isNeeded: true },
    { name: 'group', isNeeded: true },
    ...[{ name: 'attribute' }, { name: 'is_baseline' }, { name: 'repetition' }, { name: 'decision' }],
    ...[{ name: 'refused' }, { name: 'score' }, { name: 'response_text' }, { name: 'template_id' }],
    ...[{ name: 'model' }, { name: 'model_version' }, { name: 'temperature' }],
  ],
} as const satisfies Record<string, readonly Column[]>;

export type Kind = keyof typeof COLUMNS;
export type ColumnName = (typeof COLUMNS)[Kind][number]['name'];

export const kindOf = (type: TestType, { shape }: Pick<Mapping, 'shape'>): Kind =>
  type === 'fairness_ml_user' ? shape : type;
