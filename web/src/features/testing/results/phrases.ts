/** The names, numbers and set phrases that sentences, charts and tables of a result share. */
import type { TFunction } from 'i18next';
import type { BiasVerdict, Detectable, Interval } from '#domain/bias/figures.ts';
import { type Finding, type ImpactFinding, whyNothing } from '#domain/bias/findings.ts';
import type { ImpactTable } from '#domain/bias/impact-result.ts';
import type { PairsGroup } from '#domain/bias/pairs-result.ts';
import type { BiasResult, BiasTable } from '#domain/bias/result.ts';
import type { BiasThresholds } from '#domain/bias/thresholds.ts';
import type { Figures } from './figures.ts';

export type Saying = {
  t: TFunction;
  figures: Figures;
  thresholds: BiasThresholds;
  /** Of profiles, not of prompts. */
  isMadeUp: boolean;
  /** Whether it is good for a person to be selected. */
  isGood: boolean;
  /** Scores are ratings of the tone of answers. */
  isTone: boolean;
};

export const sayingOf = (
  said: Pick<Saying, 't' | 'figures'>,
  { thresholds, type, selected_is, sentiment }: BiasResult,
): Saying => ({
  ...{ ...said, thresholds, isMadeUp: type === 'fairness_ml_synthetic' },
  ...{ isGood: selected_is === 'favorable', isTone: sentiment !== null },
});

export const namesOf = (names: readonly string[]) => names.join(' × ');

/** What has no name of its own is the prompt of no group, or else an empty cell. */
export const groupCalled = (
  { t }: Pick<Saying, 't'>,
  { name, is_baseline }: Pick<PairsGroup, 'name' | 'is_baseline'>,
) => name || t(is_baseline ? 'testResults.neutral' : 'testResults.empty');

/** A table of one class of the outcome says which. */
export const tableCalled = ({ t }: Pick<Saying, 't'>, table: BiasTable) => {
  const attribute = namesOf(table.attributes);
  return table.kind === 'impact' && table.class
    ? t('testResults.ofClass', { attribute, name: table.class.name })
    : attribute;
};

export const measureIn = ({ t }: Pick<Saying, 't'>, { measure, class: one }: ImpactTable) =>
  t(`testResults.measures.${measure}`, { name: one?.name ?? '' });

/** Whether what a table counts is good for a person. */
export const isGoodIn = ({ isGood }: Pick<Saying, 'isGood'>, { class: one }: ImpactTable) =>
  one ? one.is === 'favorable' : isGood;

export const intervalIn = ({ t, figures, thresholds }: Saying, interval: Interval | null, show = figures.interval) =>
  interval
    ? t('testResults.sentence.interval', {
        level: figures.level(thresholds.confidence),
        ...show(interval),
      })
    : '';

export const significanceOf = ({ t, figures, thresholds: { significance } }: Saying, p: number) =>
  t(p < significance ? 'testResults.sentence.significant' : 'testResults.sentence.notSignificant', {
    alpha: figures.limit(significance),
  });

/** How a person chose the reference. */
export const chosenBy = (by: ImpactTable['reference_by']) =>
  by === 'largest' ? 'testResults.forest.largest' : 'testResults.forest.chosen';

export const pIn = ({ figures, thresholds }: Saying, p: number) => `p ${figures.p(p, thresholds.significance)}`;

/** Every ratio that is held against the line, with as many digits as show on which side of it it is. */
export const ratioText = ({ figures, thresholds }: Pick<Saying, 'figures' | 'thresholds'>, ratio: number) =>
  figures.figure(ratio, thresholds.ratio, 1 / thresholds.ratio);

/** How many records of both groups give enough power: the reference grows as the group does. */
export const neededIn = (
  { figures }: Pick<Saying, 'figures'>,
  needed: number,
  { group, reference }: Pick<ImpactFinding, 'group' | 'reference'>,
) => ({
  ...{ count: needed, shown: figures.count(needed) },
  base: figures.count(Math.ceil((needed * reference.selected.of) / group.selected.of)),
});

/** Verdicts beside which stands what this sample could have shown. */
export const isOpen = (verdict: BiasVerdict | null | undefined) => verdict === 'inconclusive' || verdict === 'no_flag';

/** A mark of a chart in words, for whoever does not see it. `shown`: its ratio as the table has it. */
export const markText = (
  { t, figures }: Pick<Saying, 't' | 'figures'>,
  { ratio, interval }: { ratio: number | null; interval: Interval | null },
  { shown, verdict }: { shown: (ratio: number) => string; verdict: string },
) => {
  if (ratio === null) return t('testResults.forest.noMark', { verdict });
  const words = { ratio: shown(ratio), verdict };
  return interval
    ? t('testResults.forest.mark', { ...words, ...figures.interval(interval) })
    : t('testResults.forest.markOnly', words);
};

/** What this sample could have shown: on the side on which the group is. */
export const powerText = (
  { t, figures }: Saying,
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

/** Where all fare alike, no group is too small to be judged: there is nothing to judge. */
export const standingText = ({ t }: Pick<Saying, 't'>, table: BiasTable, standing: PairsGroup['standing']) => {
  const why = whyNothing(table);
  return (standing === 'too_small' || standing === 'judged') && why
    ? t('testResults.nothing.standing', { why: t(`testResults.nothing.why.${why}`) })
    : t(`testResults.standings.${standing}`);
};

export const calledIn = (saying: Saying, one: Finding['group']) =>
  'names' in one ? namesOf(one.names) : groupCalled(saying, one);
