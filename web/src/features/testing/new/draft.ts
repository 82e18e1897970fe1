/** The draft of a new test, and the request that it becomes. */

import { THRESHOLD_NAMES, THRESHOLD_RANGES, type ThresholdName } from '#domain/bias/plan/usual-thresholds.ts';
import { LEXICON } from '#domain/bias/words.ts';
import { anIdOrNone, type DraftOf, optional, required } from '#domain/rules.ts';
import { namedHeaderRow } from '#domain/tests/named-header-row.ts';
import { binsIn } from '#domain/tests/setup/bins.ts';
import { decidedIn, labelsIn, refusalsIn } from '#domain/tests/setup/draft.ts';
import { classesIn, comparesClasses } from '#domain/tests/setup/draft-classes.ts';
import { comparesAmounts, comparesLabels, parityIn, ratesTone } from '#domain/tests/setup/draft-scores.ts';
import { COLUMNS, kindOf, type Mapping, type TestType } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { typedNumber } from '#domain/tests/setup/typed-number.ts';
import type { AskedPlan, NewTest } from '#domain/tests/test.ts';
import type { Chosen } from './table/table.ts';

export const aboutRules = {
  purpose: required('lines', 2000),
  model_id: anIdOrNone,
  model_name: optional('line', 200),
  model_version: optional('line', 100),
  temperature: optional('line', 40),
} as const;
export const generatedRules = {
  ...aboutRules,
  reason: required('lines', 2000),
  method: required('lines', 4000),
} as const;
export type About = DraftOf<typeof generatedRules>;

export type TypedRow = { attribute: string; group: string; n: string; selected: string };

export type Uploaded = Pick<Chosen, 'id' | 'name'>;

/** All input except that of the first step, `About`. */
export type Setting = {
  type: TestType;
  document: Chosen | undefined;
  sheet: string;
  /** Chosen by the user, starting at 1; otherwise detected in the table. */
  headerRow?: number | undefined;
  /** Documents uploaded for this test. Missing in drafts from earlier releases. */
  uploaded?: readonly Uploaded[];
  typed: readonly TypedRow[];
  /** The user's changes to the guessed mapping, and the table they apply to. */
  decided: { of: string; mapping: Mapping } | undefined;
  thresholds: Readonly<Record<string, string>>;
  thresholdsReason: string;
};

export const NOTHING_SET: Setting = {
  ...{ type: 'fairness_ml_user', document: undefined, sheet: '', typed: [], decided: undefined },
  ...{ thresholds: {}, thresholdsReason: '' },
};

/** Identifies the table that a mapping applies to. */
export const tableKey = ({ type, document, sheet, headerRow }: Setting) =>
  [type, document?.id, document?.version, sheet, ...(headerRow === undefined ? [] : [headerRow])].join(' ');

export const isWithin = (name: ThresholdName, typed: string) => {
  const { least, most } = THRESHOLD_RANGES[name];
  const value = typedNumber(typed);
  return value === undefined || (value >= least && value <= most);
};

export const ownThresholds = ({ thresholds }: Pick<Setting, 'thresholds'>) =>
  Object.fromEntries(
    THRESHOLD_NAMES.flatMap((name) => {
      const value = typedNumber(thresholds[name] ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The header row. Undefined for the first row, unless the user chose it. */
export const headerRowIn = (set: Setting, survey: Survey) =>
  set.headerRow ?? namedHeaderRow(survey.headerRow).header_row;

const planOf = (set: Setting, survey: Survey, mapping: Mapping, { reason, method }: About): AskedPlan => {
  const { type, sheet } = set;
  const kind = kindOf(type, mapping);
  const known: readonly string[] = COLUMNS[kind].map(({ name }) => name);
  const hasClasses = comparesClasses(kind, mapping);
  const hasLabels = comparesLabels(kind, mapping);
  const unused = [...(hasLabels ? [] : ['label']), ...(hasClasses ? ['score'] : [])];
  const columns = Object.fromEntries(
    Object.entries(mapping.columns).filter(
      ([name, header]) => known.includes(name) && !unused.includes(name) && header !== '',
    ),
  );
  const headerRow = headerRowIn(set, survey);
  const common = {
    ...{ ...decidedIn(mapping), thresholds: ownThresholds(set), ...(sheet && { sheet }) },
    ...(headerRow !== undefined && { header_row: headerRow }),
  };
  const more = {
    rows: {
      shape: 'rows',
      columns: { ...columns, attributes: [...mapping.attributes] },
      ...(hasClasses && { classes: classesIn(mapping) }),
      ...(comparesAmounts(kind, mapping) && { score_is: 'amount' }),
      ...(hasLabels && { labels: labelsIn(mapping) }),
      intersections: mapping.intersections.map(([one, other]) => [one, other]),
      ...binsIn(mapping),
    },
    aggregate: { shape: 'aggregate', columns },
    fairness_ml_synthetic: { shape: 'rows', columns, generated: { reason, method } },
    fairness_llm_user: {
      ...{ shape: 'rows', columns, refusals: refusalsIn(mapping), baselines: [...mapping.baselines] },
      ...(ratesTone(kind, mapping) && { sentiment: LEXICON }),
      ...parityIn(kind, mapping),
    },
  }[kind];
  const plan: object = { type, ...common, ...more };
  return plan as AskedPlan; // the API reports mistakes by path
};

export const bodyOf = (about: About, set: Setting, survey: Survey, mapping: Mapping): NewTest => ({
  purpose: about.purpose,
  document: { id: set.document?.id ?? '', version: set.document?.version },
  model: {
    // Missing in drafts from before the model registry.
    ...(set.type === 'fairness_llm_user' && about.model_id && { id: about.model_id }),
    ...{ name: about.model_name, version: about.model_version, temperature: about.temperature },
  },
  plan: planOf(set, survey, mapping, about),
  thresholds_reason: Object.keys(ownThresholds(set)).length > 0 ? set.thresholdsReason : '',
});

/** The tested model: from a column or as typed; for other test types only as typed. */
export const modelFacts = (type: TestType, about: About, { columns }: Pick<Mapping, 'columns'>) => {
  const isLanguage = type === 'fairness_llm_user';
  const facts = [
    { name: 'model', said: about.model_name },
    { name: 'model_version', said: about.model_version },
    ...(isLanguage ? [{ name: 'temperature', said: about.temperature } as const] : []),
  ] as const;
  return facts.map(({ name, said }) => ({ name, said, column: isLanguage ? columns[name] : undefined }));
};

/** A test of a language model must name the model, by a column or as typed. */
export const modelProblems = (type: TestType, about: About, mapping: Mapping) =>
  type !== 'fairness_llm_user'
    ? {}
    : Object.fromEntries(
        modelFacts(type, about, mapping).flatMap(({ name, said, column }) =>
          column || said.trim() !== '' ? [] : [[name, { code: 'unsaid' as const, params: {} }]],
        ),
      );
