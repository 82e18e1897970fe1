/** Reads one row of a file of answers from a language model or from a model that was tested with synthetic profiles. */

import type { LanguagePlan, SyntheticPlan } from '#domain/bias/plan/plan.ts';
import { toneOf } from '#domain/bias/statistics/sentiment.ts';
import { type Answer, collectAnswers, MOST_ANSWERS } from './answers.ts';
import { remembered, tidy } from './cells.ts';
import type { BiasFault, BiasFaultKind } from './fault.ts';
import { groupMeant, MOST_GROUPS } from './group-names.ts';
import { faultAt, findColumns } from './headers.ts';
import { meaningOf, NOT_LISTED, scoreReader } from './meanings.ts';
import { LARGEST_SCORE } from './score-records.ts';

/** Further distinct values are not collected, because such a column does not hold model names. */
const MOST_SAID = 20;

type Columns = {
  readonly prompt: string;
  readonly attribute?: string | undefined;
  readonly group: string;
  readonly isBaseline?: string | undefined;
  readonly repetition?: string | undefined;
  readonly decision?: string | undefined;
  readonly score?: string | undefined;
  readonly refused?: string | undefined;
  readonly text?: string | undefined;
  /** Values that are only reported with the result. */
  readonly said: readonly (string | undefined)[];
};

const columnsOf = (plan: LanguagePlan | SyntheticPlan): Columns => {
  if (plan.type === 'fairness_llm_user') {
    const { prompt_id, attribute, group, is_baseline, repetition, decision, score, refused, response_text } =
      plan.columns;
    return {
      ...{ prompt: prompt_id, attribute, group, isBaseline: is_baseline, repetition, decision, score, refused },
      ...{ text: response_text, said: [plan.columns.model, plan.columns.model_version, plan.columns.temperature] },
    };
  }
  const { profile_id, attribute, group, variant_id, outcome, score } = plan.columns;
  return {
    ...{ prompt: profile_id, attribute, group, repetition: variant_id, decision: outcome, score },
    said: [plan.columns.generator, plan.columns.seed],
  };
};

export const answerReader = (plan: LanguagePlan | SyntheticPlan, headers: readonly string[]) => {
  const columns = columnsOf(plan);
  const { faults, indexOf } = findColumns(headers);
  const at = {
    ...{ prompt: indexOf(columns.prompt), attribute: indexOf(columns.attribute), group: indexOf(columns.group) },
    ...{ isBaseline: indexOf(columns.isBaseline), repetition: indexOf(columns.repetition) },
    ...{ decision: indexOf(columns.decision), score: indexOf(columns.score), refused: indexOf(columns.refused) },
    text: indexOf(columns.text),
  };
  if (plan.type === 'fairness_llm_user' && plan.columns.template_id !== undefined) indexOf(plan.columns.template_id);
  const extraColumns = columns.said.flatMap((column) =>
    column === undefined ? [] : [{ column, at: indexOf(column), values: new Set<string>() }],
  );
  const outcomeOf = meaningOf(plan.outcomes);
  const scoreOf = scoreReader(plan.decimal, outcomeOf);
  const refusalOf = meaningOf(plan.type === 'fairness_llm_user' ? plan.refusals : []);
  const tone = { answers: 0, known: 0 };
  const isRated = plan.type === 'fairness_llm_user' && plan.sentiment !== undefined;
  const baselines = new Set((plan.type === 'fairness_llm_user' ? plan.baselines : []).map(tidy));
  const meant = remembered((attribute) => groupMeant(plan, attribute));
  const answers = collectAnswers();

  const read = (row: readonly string[], number: number): BiasFault | undefined => {
    const cell = (index: number) => (index < 0 ? '' : tidy(row[index] ?? ''));
    const fault = (column: string | undefined, why: BiasFaultKind, value = '', limit?: number) =>
      faultAt(number, column ?? '', why, value, limit);

    const prompt = cell(at.prompt);
    if (prompt === '') return fault(columns.prompt, 'blank');
    const isBaseline = at.isBaseline >= 0 && baselines.has(cell(at.isBaseline));
    const attribute = at.attribute < 0 ? columns.group : cell(at.attribute);
    if (attribute === '' && !isBaseline) return fault(columns.attribute, 'blank');
    const group = meant(attribute)(cell(at.group));

    const refusal = at.refused < 0 ? 'leave_out' : refusalOf(cell(at.refused));
    if (refusal === NOT_LISTED) return fault(columns.refused, 'refusal_not_listed', cell(at.refused));
    // A refused answer has no decision.
    const isSilent = (index: number) => index < 0 || (refusal === 'refused' && cell(index) === '');
    const decision = isSilent(at.decision) ? 'leave_out' : outcomeOf(cell(at.decision));
    if (decision === NOT_LISTED) return fault(columns.decision, 'outcome_not_listed', cell(at.decision));
    const text = at.text < 0 || refusal === 'refused' ? undefined : (row[at.text] ?? '');
    const rated = isRated && text !== undefined ? toneOf(text) : undefined;
    if (rated) tone.answers += 1;
    if (rated?.isKnown) tone.known += 1;
    const score = isRated ? rated?.tone : isSilent(at.score) ? undefined : scoreOf(cell(at.score));
    if (typeof score === 'string') return fault(columns.score, score, cell(at.score), LARGEST_SCORE);

    for (const { at: index, values } of extraColumns) if (values.size < MOST_SAID) values.add(cell(index));
    if (group === '' && !isBaseline) {
      answers.countUnknown(attribute);
      return undefined;
    }
    const answer: Answer = {
      ...{ prompt, attribute, group, isBaseline, repetition: cell(at.repetition), score },
      isSelected: decision === 'leave_out' ? undefined : decision === 'selected',
      isRefused: refusal === 'leave_out' ? undefined : refusal === 'refused',
      text,
    };
    const why = answers.add(answer);
    if (why === 'too_many_answers') return fault('', why, '', MOST_ANSWERS);
    if (why) return fault(why === 'twice' ? columns.prompt : columns.text, why, prompt);
    if (answers.groupsOf(attribute) > MOST_GROUPS) return fault(columns.group, 'too_many_groups', group, MOST_GROUPS);
    return undefined;
  };

  return {
    ...{ faults, read, columns },
    attributes: answers.attributes,
    tone: () => (isRated ? tone : undefined),
    said: () => extraColumns.map(({ column, values }) => ({ column, values: [...values].toSorted() })),
  };
};
