/** Names, numbers and phrases that sentences, charts and tables of a result share. */
import type { TFunction } from 'i18next';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { BiasVerdict, Detectable, Interval } from '#domain/bias/result/figures.ts';
import { type Finding, type ImpactFinding, whyNothing } from '#domain/bias/result/findings.ts';
import type { ImpactTable } from '#domain/bias/result/impact.ts';
import type { PairsGroup } from '#domain/bias/result/pairs.ts';
import type { BiasResult, BiasTable } from '#domain/bias/result/result.ts';
import type { Figures } from './figures.ts';

export type Wording = {
  t: TFunction;
  figures: Figures;
  thresholds: BiasThresholds;
  /** True for profiles, false for prompts. */
  isMadeUp: boolean;
  /** True if it is good for a person to be selected. */
  isGood: boolean;
  /** True if scores rate the tone of answers. */
  isTone: boolean;
};

export const sayingOf = (
  wording: Pick<Wording, 't' | 'figures'>,
  { thresholds, type, selected_is, sentiment }: BiasResult,
): Wording => ({
  ...{ ...wording, thresholds, isMadeUp: type === 'fairness_ml_synthetic' },
  ...{ isGood: selected_is === 'favorable', isTone: sentiment !== null },
});

export const namesOf = (names: readonly string[]) => names.join(' × ');

/** Without a name, it is the neutral prompt or an empty cell. */
export const groupCalled = (
  { t }: Pick<Wording, 't'>,
  { name, is_baseline }: Pick<PairsGroup, 'name' | 'is_baseline'>,
) => name || t(is_baseline ? 'testResults.neutral' : 'testResults.empty');

/** Includes the outcome class, if the table is about one. */
export const tableCalled = ({ t }: Pick<Wording, 't'>, table: BiasTable) => {
  const attribute = namesOf(table.attributes);
  return table.kind === 'impact' && table.class
    ? t('testResults.ofClass', { attribute, name: table.class.name })
    : attribute;
};

export const measureIn = ({ t }: Pick<Wording, 't'>, { measure, class: one }: ImpactTable) =>
  t(`testResults.measures.${measure}`, { name: one?.name ?? '' });

/** True if the counted outcome is good for a person. */
export const isGoodIn = ({ isGood }: Pick<Wording, 'isGood'>, { class: one }: ImpactTable) =>
  one ? one.is === 'favorable' : isGood;

export const intervalIn = ({ t, figures, thresholds }: Wording, interval: Interval | null, show = figures.interval) =>
  interval
    ? t('testResults.sentence.interval', {
        level: figures.level(thresholds.confidence),
        ...show(interval),
      })
    : '';

export const significanceOf = ({ t, figures, thresholds: { significance } }: Wording, p: number) =>
  t(p < significance ? 'testResults.sentence.significant' : 'testResults.sentence.notSignificant', {
    alpha: figures.limit(significance),
  });

export const chosenBy = (by: ImpactTable['reference_by']) =>
  by === 'largest' ? 'testResults.forest.largest' : 'testResults.forest.chosen';

export const pIn = ({ figures, thresholds }: Wording, p: number) => `p ${figures.p(p, thresholds.significance)}`;

/** Enough digits to show on which side of the threshold the ratio is. */
export const ratioText = ({ figures, thresholds }: Pick<Wording, 'figures' | 'thresholds'>, ratio: number) =>
  figures.figure(ratio, thresholds.ratio, 1 / thresholds.ratio);

/** Records required for enough power. The reference grows in proportion to the group. */
export const neededIn = (
  { figures }: Pick<Wording, 'figures'>,
  needed: number,
  { group, reference }: Pick<ImpactFinding, 'group' | 'reference'>,
) => ({
  ...{ count: needed, shown: figures.count(needed) },
  base: figures.count(Math.ceil((needed * reference.selected.of) / group.selected.of)),
});

/** Verdicts that need a statement about statistical power. */
export const isOpen = (verdict: BiasVerdict | null | undefined) => verdict === 'inconclusive' || verdict === 'no_flag';

/** Text alternative of a chart mark. `shown` formats its ratio as in the table. */
export const markText = (
  { t, figures }: Pick<Wording, 't' | 'figures'>,
  { ratio, interval }: { ratio: number | null; interval: Interval | null },
  { shown, verdict }: { shown: (ratio: number) => string; verdict: string },
) => {
  if (ratio === null) return t('testResults.forest.noMark', { verdict });
  const words = { ratio: shown(ratio), verdict };
  return interval
    ? t('testResults.forest.mark', { ...words, ...figures.interval(interval) })
    : t('testResults.forest.markOnly', words);
};

/** The smallest difference that this sample could detect, in the direction observed. */
export const powerText = (
  { t, figures }: Wording,
  { detectable, difference }: { detectable: Detectable | null; difference: number },
): string | undefined => {
  if (!detectable) return undefined;
  const { below, above } = detectable;
  if (difference > 0)
    return above === null ? undefined : t('testResults.forest.detectableAbove', { above: figures.figure(above) });
  return below === null
    ? t('testResults.forest.undetectable')
    : t('testResults.forest.detectable', { below: figures.figure(below) });
};

/** If the outcome is constant, no group is too small: there is no difference to judge. */
export const standingText = ({ t }: Pick<Wording, 't'>, table: BiasTable, standing: PairsGroup['standing']) => {
  const why = whyNothing(table);
  return (standing === 'too_small' || standing === 'judged') && why
    ? t('testResults.nothing.standing', { why: t(`testResults.nothing.why.${why}`) })
    : t(`testResults.standings.${standing}`);
};

export const calledIn = (wording: Wording, one: Finding['group']) =>
  'names' in one ? namesOf(one.names) : groupCalled(wording, one);
