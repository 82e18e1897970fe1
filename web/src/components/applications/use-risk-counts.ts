import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/applications/details.ts';

/** How many risks are high and medium, and how many are unknown while answers are missing, in one line. */
export const useRiskCounts = () => {
  const { t } = useTranslation();
  return (risks: ApplicationDetails['risks']) => {
    const known = (level: 'high' | 'medium') =>
      risks.filter(({ residual, provisional }) => residual === level && !provisional).length;
    const unknown = risks.filter(({ provisional }) => provisional).length;
    return [
      t('applications.overview.risksHigh', { count: known('high') }),
      t('applications.overview.risksMedium', { count: known('medium') }),
      ...(unknown > 0 ? [t('applications.overview.risksUnknown', { count: unknown })] : []),
    ].join(', ');
  };
};
