import Alert from '@cloudscape-design/components/alert';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath } from '#web/routing/application-path.ts';
import { applicationQueries } from './queries.ts';

/** Shown when changed rules would give applications another tier; links to their intakes. */
export const RulesChanged = () => {
  const { t } = useTranslation();
  const { data } = useQuery(applicationQueries.rulesReview());
  const count = data?.applications.length ?? 0;
  if (!data || count === 0) return null;
  const more = data.next_cursor === null ? '' : ` ${t('applications.rulesChanged.more')}`;
  return (
    <div className="rules-changed">
      <Alert type="warning" header={`${t('applications.rulesChanged.title', { count })}${more}`}>
        {t('applications.rulesChanged.text')}
        <ExpandableSection headerText={t('applications.rulesChanged.which')}>
          <ul className="list-names">
            {data.applications.map(({ id, name, tier, tier_now }) => (
              <li key={id}>
                <RouterLink to={intakePath(id)}>{name}</RouterLink>{' '}
                {t('applications.rulesChanged.from', {
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
