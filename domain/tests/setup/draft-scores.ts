/** The kind of scores in a test: ratings, amounts, or the tone of answers. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import { comparesClasses } from './draft-classes.ts';
import type { Kind, Mapping } from './mapping.ts';
import { typedNumber } from './typed-number.ts';

/** Scores of records may be amounts only if there is no outcome. */
export const mayBeAmount = (kind: Kind, { columns }: Pick<Mapping, 'columns'>): boolean =>
  kind === 'rows' && Boolean(columns.score) && !columns.outcome;

export const comparesAmounts = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'isAmount'>): boolean =>
  mapping.isAmount === true && mayBeAmount(kind, mapping);

/** Labels are compared with selections and ratings, not with classes or amounts. */
export const comparesLabels = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'isAmount' | 'hasClasses'>): boolean =>
  kind === 'rows' && !comparesClasses(kind, mapping) && !comparesAmounts(kind, mapping);

/** The tone is rated only if no column has a score. */
export const mayRateTone = (kind: Kind, { columns }: Pick<Mapping, 'columns'>): boolean =>
  kind === 'fairness_llm_user' && Boolean(columns.response_text) && !columns.score;

export const ratesTone = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'isToneRated'>): boolean =>
  mapping.isToneRated === true && mayRateTone(kind, mapping);

/** The parity of scores is measured for language models only. */
export const hasParity = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'isToneRated'>): boolean =>
  kind === 'fairness_llm_user' && (Boolean(mapping.columns.score) || ratesTone(kind, mapping));

export const parityIn = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'isToneRated' | 'parityAt'>) => {
  const parity_at = hasParity(kind, mapping) ? typedNumber(mapping.parityAt ?? '') : undefined;
  return parity_at === undefined ? {} : { parity_at };
};

export const rememberedScores = (plan: BiasPlan) => ({
  isAmount: 'score_is' in plan && plan.score_is === 'amount',
  isToneRated: 'sentiment' in plan && plan.sentiment !== undefined,
  parityAt: 'parity_at' in plan && plan.parity_at !== undefined ? String(plan.parity_at) : undefined,
});
