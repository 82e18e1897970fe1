import { useTranslation } from 'react-i18next';
import { levelOf } from '#domain/register/level.ts';
import type { RiskDraft } from '#domain/register/risk.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { OwnRiskLevel } from '#web/components/risks/risk-level.tsx';

type DraftLevelsProps = { draft: RiskDraft };

/** The levels that follow from the ratings so far. */
export const DraftLevels = ({ draft }: DraftLevelsProps) => {
  const { t } = useTranslation();
  const { likelihood, impact, residual_likelihood, residual_impact } = draft;
  // A new form has no rating.
  if (!likelihood || !impact) return null;
  return (
    <Panel
      title={t('register.form.levels')}
      columns={2}
      items={[
        { label: t('register.detail.inherent'), value: <OwnRiskLevel level={levelOf({ likelihood, impact })} /> },
        {
          label: t('register.detail.residual'),
          value:
            residual_likelihood && residual_impact ? (
              <OwnRiskLevel level={levelOf({ likelihood: residual_likelihood, impact: residual_impact })} />
            ) : (
              t('register.detail.notRated')
            ),
        },
      ]}
    />
  );
};
