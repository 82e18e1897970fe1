/** Tests of paired answers, from language models or from models that were tested with synthetic profiles. */

import type { Engine } from '#domain/bias/engine.ts';
import { answerReader } from '#domain/bias/file/answer-reader.ts';
import type { Answered } from '#domain/bias/file/answers.ts';
import { faultAt } from '#domain/bias/file/headers.ts';
import { suspiciousGroups } from '#domain/bias/file/suspicious-groups.ts';
import { makeTally } from '#domain/bias/file/tally.ts';
import { type CountedTable, countTable, LABEL_INDEX } from '#domain/bias/impact/counted.ts';
import { impactTables, isKnown } from '#domain/bias/impact/engines.ts';
import { referenceFaults } from '#domain/bias/impact/reference.ts';
import { leftOutFaults } from '#domain/bias/impact/tables.ts';
import type { LanguagePlan, SyntheticPlan } from '#domain/bias/plan/plan.ts';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { histograms, middleOf, slotOfLabel } from '#domain/bias/statistics/histogram.ts';
import { LEXICON } from '#domain/bias/words.ts';
import { answersOf, type PairsMade, pairsTable } from './table.ts';

const RECORD = { label: LABEL_INDEX.none, stratum: -1, period: -1 };

/** Selection rates of synthetic profiles are counted like those of real records. */
const countProfiles = (answered: readonly Answered[], byScore: boolean) => {
  const everyone = makeTally();
  const counters = answered.map((attribute) => ({ attribute, table: countTable({ byScore, hasScore: byScore }, 1) }));
  for (const { attribute, table } of counters)
    for (const [number, { cells }] of attribute.groups.entries())
      for (const { scores, selected, decided } of cells.values())
        if (byScore)
          for (const value of scores) {
            const score = value + 0; // -0 and 0 are the same score
            table.add(number, { ...RECORD, selected: 0, score, weight: 1 });
            everyone.add(slotOfLabel(0, LABEL_INDEX.none), score, 1);
          }
        else {
          const seen = { ...RECORD, score: Number.NaN };
          if (selected > 0) table.add(number, { ...seen, selected: 1, weight: selected });
          if (decided > selected) table.add(number, { ...seen, selected: 0, weight: decided - selected });
        }
  const all = byScore ? histograms(everyone).get(0) : undefined;
  const middle = all && middleOf(all);
  const lower = middle?.lower ?? 0;
  const tables = counters.map(({ attribute: { name, groups, unknown }, table }): CountedTable => {
    const group = (number: number) => [groups[number]?.name ?? ''];
    return { ...table.counted([name], { group, strata: [], periods: [] }, (height) => height > lower), unknown };
  });
  return {
    tables,
    scores: all && { everyone: all, areCompared: true },
    median: middle ? (middle.lower + middle.upper) / 2 : null,
  };
};

/** The first column that can give a verdict. Answers that are only compared word by word have none. */
const judgedBy = ({ columns: { decision, refused, score } }: LanguagePlan) => decision ?? refused ?? score;

const isJudgeable = (answered: readonly Answered[]) =>
  answered.some(({ groups }) =>
    groups.some(({ cells }) =>
      cells.values().some(({ decided, asked, scores }) => decided > 0 || asked > 0 || scores.length > 0),
    ),
  );

/** If a smaller share of the rated answers has a word of the lexicon, the answers are in another language. */
const LEAST_KNOWN = 0.1;
/** Below this share the result has a warning. */
const MOSTLY_KNOWN = 0.5;

export const pairsEngine = (plan: LanguagePlan | SyntheticPlan, headers: readonly string[]): Engine => {
  const { faults, read, attributes, tone, said } = answerReader(plan, headers);
  let records = 0;
  return {
    faults,
    add: (row, number) => {
      records += 1;
      return read(row, number);
    },
    *finish() {
      const answered = attributes();
      if (answered.length === 0) return { faults: [faultAt(0, plan.columns.group, 'nothing_known')] };
      const empty = plan.type === 'fairness_llm_user' && !isJudgeable(answered) ? judgedBy(plan) : undefined;
      if (empty !== undefined) return { faults: [faultAt(0, empty, 'nothing_left')] };
      const rated = tone();
      if (rated && rated.known < LEAST_KNOWN * rated.answers)
        return {
          faults: [faultAt(0, ('response_text' in plan.columns && plan.columns.response_text) || '', 'tone_unknown')],
        };
      const wrong = answered.flatMap(({ name, groups }) =>
        leftOutFaults(
          plan,
          name,
          groups.map((group) => ({ names: [group.name], n: answersOf(group) })),
        ),
      );
      wrong.push(
        ...referenceFaults(
          plan,
          answered.map(({ name, groups }) => ({ attribute: name, groups: groups.map((group) => group.name) })),
        ),
      );
      if (wrong.length > 0) return { faults: wrong };
      const of = answered.length * (plan.type === 'fairness_llm_user' ? 1 : 2);
      const pairs: PairsMade[] = [];
      for (const one of answered)
        pairs.push(yield* pairsTable(one, `pairs-${pairs.length + 1}`, plan, { tables: pairs.length, of }));
      const models = said();
      const varies: BiasWarning[] =
        plan.type === 'fairness_llm_user'
          ? models.flatMap(({ column, values }) =>
              values.length > 1 ? [{ kind: 'model_varies' as const, column, values }] : [],
            )
          : [];
      if (rated && rated.known < MOSTLY_KNOWN * rated.answers) varies.push({ kind: 'tone_rarely_known', ...rated });
      const sentiment = rated ? { list: LEXICON, ...rated } : null;
      const rest = { records, without_outcome: 0, without_label: 0, models, sentiment };
      const pairTables = pairs.map(({ table }) => table);
      const warnings = [...varies, ...pairs.flatMap((one) => one.warnings)];
      if (plan.type === 'fairness_llm_user') {
        const suspicious = answered.flatMap(({ name, groups }) =>
          suspiciousGroups(
            name,
            groups.map((one) => one.name),
          ),
        );
        return { ...rest, median: null, tables: pairTables, warnings: [...suspicious, ...warnings] };
      }
      const { tables, scores, median } = countProfiles(answered, plan.columns.outcome === undefined);
      if (!isKnown(tables))
        return { faults: [faultAt(0, plan.columns.outcome ?? plan.columns.score ?? '', 'nothing_left')] };
      const made = yield* impactTables(tables, plan, { scores, columns: {} }, pairs.length);
      if ('faults' in made) return made;
      return { ...rest, median, tables: [...made.tables, ...pairTables], warnings: [...made.warnings, ...warnings] };
    },
  };
};
