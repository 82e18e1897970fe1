import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { TrailTable } from '#web/components/trail/trail-table.tsx';
import { useTrail } from '#web/components/trail/use-trail.ts';

/** Number of entries shown on a person's page. */
const LATEST = 5;

export const Activity = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const title = t('people.activity.title');
  const trail = useTrail(['of', id], LATEST, (page, signal) =>
    api('GET /audit', { query: { who: id, ...page }, signal }),
  );
  return (
    <TrailTable
      trail={trail}
      label={title}
      isOfMany
      columns={['at', 'what', 'changes', 'from']}
      header={
        <Header
          variant="h2"
          actions={<RouterLink to={`/manage-company?tab=activity&who=${id}`}>{t('people.activity.all')}</RouterLink>}
        >
          {title}
        </Header>
      }
    />
  );
};
