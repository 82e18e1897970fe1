import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { levelOf } from '#domain/register/level.ts';
import type { RiskDraft } from '#domain/register/risk.ts';
import type { RiskStatus } from '#domain/register/states.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { OwnRiskLevel } from '#web/components/risks/risk-level.tsx';

type DraftLevelsProps = { draft: RiskDraft; status: RiskStatus | undefined };

/** The levels that follow from the ratings so far, and which changes reopen the risk. */
export const DraftLevels = ({ draft, status }: DraftLevelsProps) => {
  const { t } = useTranslation();
  const { likelihood, impact, residual_likelihood, residual_impact } = draft;
  // A new form has no rating.
  if (!likelihood || !impact) return null;
  return (
    <SpaceBetween size="l">
      {(status === 'accepted' || status === 'closed') && (
        <Alert type="info">{t(`register.form.reopens.${status}`)}</Alert>
      )}
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
    </SpaceBetween>
  );
};
