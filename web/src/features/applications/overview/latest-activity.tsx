import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import type { AuditEntry } from '#web/components/trail/entry.ts';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import { activityPath } from '#web/routing/application-path.ts';

type LatestActivityProps = { id: string; entries: readonly AuditEntry[] };

export const LatestActivity = ({ id, entries }: LatestActivityProps) => {
  const { t, i18n } = useTranslation();
  const { state } = useLocation();
  const words = useTrailWords();
  return (
    <Container
      fitHeight
      header={<Header variant="h2">{t('applications.overview.activity')}</Header>}
      footer={
        <RouterLink to={activityPath(id)} state={state}>
          {t('applications.overview.allActivity')}
        </RouterLink>
      }
    >
      <SpaceBetween size="s">
        {entries.map((entry) => (
          <div key={`${entry.what} ${entry.id} ${entry.number}`}>
            <div>
              {words.kind(entry.what)}
              {entry.what !== 'application' && entry.name && ` (${words.name(entry)})`}: {words.done(entry)}
            </div>
            {entry.action === 'changed' && <div>{words.briefly(entry)}</div>}
            <Box fontSize="body-s" color="text-body-secondary">
              {t('detail.by', { when: formatMoment(entry.at, i18n.language), who: words.who(entry) })}
            </Box>
          </div>
        ))}
      </SpaceBetween>
    </Container>
  );
};
