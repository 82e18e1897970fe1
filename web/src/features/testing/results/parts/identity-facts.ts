/** Facts about the model and the synthetic profiles, as stated by the user or the file. */
import type { TFunction } from 'i18next';
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { BiasTest } from '#domain/tests/test.ts';

type Fact = { label: string; value: string };

export const modelFacts = (
  t: TFunction,
  { model }: Pick<BiasTest, 'model'>,
  { models }: Pick<BiasResult, 'models'>,
): Fact[] => {
  const modelText = [model.name, model.version].filter(Boolean).join(' ');
  const inFile = models.map(({ column, values }) => ({
    label: t('testResults.identity.fromFile', { column }),
    value: values.join(', '),
  }));
  return modelText === '' && inFile.length > 0
    ? inFile
    : [{ label: t('testResults.identity.model'), value: modelText || t('testResults.identity.noModel') }, ...inFile];
};

export const generatedFacts = (t: TFunction, plan: BiasPlan): Fact[] =>
  plan.type === 'fairness_ml_synthetic'
    ? (['reason', 'method'] as const).map((what) => ({
        label: t(`testResults.identity.${what}`),
        value: plan.generated[what],
      }))
    : [];
