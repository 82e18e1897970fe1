import Alert from '@cloudscape-design/components/alert';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { JudgedAnew } from '#domain/applications/rules-review.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath } from '#web/routing/application-path.ts';

type RulesChangedProps = { applications: readonly JudgedAnew[]; isAll: boolean };

/** Shown when changed rules would give applications another tier; links to their intakes. */
const RulesChanged = ({ applications, isAll }: RulesChangedProps) => {
  const { t } = useTranslation();
  const count = applications.length;
  const more = isAll ? '' : ` ${t('intake.rulesChanged.more')}`;
  return (
    <div className="rules-changed">
      <Alert type="warning" header={`${t('intake.rulesChanged.title', { count })}${more}`}>
        {t('intake.rulesChanged.text')}
        <ExpandableSection headerText={t('intake.rulesChanged.which')}>
          <ul className="list-names">
            {applications.map(({ id, name, tier, tier_now }) => (
              <li key={id}>
                <RouterLink to={intakePath(id)}>{name}</RouterLink>{' '}
                {t('intake.rulesChanged.from', {
                  before: t(`risk.tiers.${tier}.label`),
                  now: t(`risk.tiers.${tier_now}.label`),
                })}
              </li>
            ))}
          </ul>
        </ExpandableSection>
      </Alert>
    </div>
  );
};

export default RulesChanged;
