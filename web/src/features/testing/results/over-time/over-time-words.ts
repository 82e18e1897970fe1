import type { TFunction } from 'i18next';
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import type { Compared, VerdictChange } from '#domain/tests/series/comparisons.ts';
import { namesOf, type Wording } from '../wording/phrases.ts';

const groupOf = (t: TFunction, { names, is_baseline }: Compared) =>
  namesOf(names) || t(is_baseline ? 'testResults.neutral' : 'testResults.empty');

export const nameOfLine = ({ t }: Pick<Wording, 't'>, one: Compared) =>
  t('overTime.name', {
    kind: t(`overTime.kinds.${one.kind}`),
    attribute:
      one.class === null
        ? namesOf(one.attributes)
        : t('testResults.ofClass', { attribute: namesOf(one.attributes), name: one.class }),
    group: groupOf(t, one),
  });

export const verdictText = (t: TFunction, verdict: BiasVerdict | null) =>
  verdict ? t(`bias.verdicts.${verdict}`) : t('overTime.notJudged');

export const changeText = (t: TFunction, { from, to }: Pick<VerdictChange, 'from' | 'to'>) =>
  t('overTime.fromTo', { from: verdictText(t, from), to: verdictText(t, to) });
