import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { Wording } from '../wording/phrases.ts';

const limitsOf = ({ t, figures, thresholds }: Wording, { type, tables }: BiasResult): string[] => {
  const unknown = Math.max(0, ...tables.map(({ coverage }) => coverage.unknown));
  const ofImpact = tables.filter(({ kind }) => kind === 'impact');
  const isLanguage = type === 'fairness_llm_user';
  return [
    t('testResults.limits.legal'),
    t('testResults.limits.cause'),
    ...(isLanguage ? [t('testResults.limits.prompts'), t('testResults.limits.sentiment')] : []),
    ...(type === 'fairness_ml_synthetic' ? [t('testResults.limits.made')] : []),
    ...(type === 'fairness_ml_user' ? [t('testResults.limits.data')] : []),
    ...(unknown > 0 ? [t('testResults.limits.unknown', { count: unknown, shown: figures.count(unknown) })] : []),
    t('testResults.limits.small', {
      share: figures.level(thresholds.share),
      expected: figures.count(thresholds.expected),
    }),
    ...(ofImpact.length > 1 ? [t('testResults.limits.many')] : []),
    t('testResults.limits.noFlag'),
  ];
};

/** Prevents overinterpretation of a result. */
export const Limits = ({ result, wording }: { result: BiasResult; wording: Wording }) => {
  const { t } = useTranslation();
  return (
    <Container fitHeight header={<Header variant="h2">{t('testResults.limits.title')}</Header>}>
      <ul className="result-list">
        {limitsOf(wording, result).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Container>
  );
};
