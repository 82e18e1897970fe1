/** What lines and points of a series are called. */
import type { TFunction } from 'i18next';
import type { BiasVerdict } from '#domain/bias/figures.ts';
import type { VerdictChange } from '#domain/tests/comparisons.ts';
import type { Line } from './over-time-lines.ts';
import { namesOf, type Saying } from './phrases.ts';

type Named = Pick<Line, 'kind' | 'attributes' | 'names' | 'is_baseline'>;

const groupOf = (t: TFunction, { names, is_baseline }: Named) =>
  namesOf(names) || t(is_baseline ? 'testResults.neutral' : 'testResults.empty');

export const nameOfLine = ({ t }: Pick<Saying, 't'>, one: Named) =>
  t('overTime.name', {
    kind: t(`overTime.kinds.${one.kind}`),
    attribute: namesOf(one.attributes),
    group: groupOf(t, one),
  });

export const verdictText = (t: TFunction, verdict: BiasVerdict | null) =>
  verdict ? t(`bias.verdicts.${verdict}`) : t('overTime.notJudged');

export const changeText = (t: TFunction, { from, to }: Pick<VerdictChange, 'from' | 'to'>) =>
  t('overTime.fromTo', { from: verdictText(t, from), to: verdictText(t, to) });
