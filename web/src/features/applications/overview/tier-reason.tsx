import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { textIn } from '#domain/own-questions/rules.ts';
import type { GateKey } from '#domain/tiering/gates.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath } from '#web/routing/application-path.ts';
import { TierHelp } from './tier-help.tsx';

type TierReasonProps = { application: Application; mayEdit: boolean };

/** The tier, its deciding gate, and a link to the intake. */
export const TierReason = ({ application: { id, risk_tier, tier }, mayEdit }: TierReasonProps) => {
  const { t, i18n } = useTranslation();
  const { state } = useLocation();
  const isNew = !tier && risk_tier === 'not_assessed';
  const reason = tier
    ? t(tier.provisional ? 'applications.detail.stillOpen' : 'applications.detail.decidedBy', {
        gate: tier.question
          ? textIn(tier.question, i18n.language)
          : t(`risk.gates.${tier.gate as GateKey}`, { defaultValue: tier.gate }),
      })
    : t(isNew ? 'applications.detail.notAssessed' : 'applications.detail.beforeIntake');
  return (
    <>
      <span className="tier">
        <TierHelp tier={risk_tier} />
        {tier?.provisional && <span className="tier-provisional">{t('risk.provisional')}</span>}
      </span>
      <Box fontSize="body-s" color="text-body-secondary">
        {reason}
        {tier?.override && (
          <div>
            {t('applications.detail.overridden', {
              who: tier.override.by.name,
              tier: t(`risk.tiers.${tier.override.instead_of}.label`),
              day: formatDate(tier.override.until, i18n.language),
            })}
          </div>
        )}
      </Box>
      <RouterLink to={intakePath(id)} state={state}>
        {t(isNew && mayEdit ? 'applications.detail.begin' : 'applications.detail.toIntake')}
      </RouterLink>
    </>
  );
};
