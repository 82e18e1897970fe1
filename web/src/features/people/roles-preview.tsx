import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Skeleton from '@cloudscape-design/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GroupsByRole } from '#domain/people/groups-by-role.ts';
import type { RolesPreview as Preview } from '#domain/people/managed-user.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { userQueries } from './queries.ts';

const RIGHTS = ['read', 'edit', 'review', 'decide'] as const;

const Counts = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation();
  const { applications, vendors } = preview;
  if (applications.read + vendors.read === 0 && RIGHTS.every((right) => applications[right] === 0))
    return t('people.preview.nothing', { count: applications.total });
  const of = (some: number, total: number) => t('people.preview.of', { some, total });
  return (
    <KeyValuePairs
      columns={3}
      minColumnWidth={150}
      items={[
        { label: t('people.preview.applications'), value: of(applications.read, applications.total) },
        ...RIGHTS.filter((right) => right !== 'read').map((right) => ({
          label: t(`people.preview.${right}`),
          value: of(applications[right], applications.total),
        })),
        { label: t('people.preview.vendors'), value: of(vendors.read, vendors.total) },
      ]}
    />
  );
};

/** Preview of the access that a set of roles grants today. */
export const RolesPreview = ({ title, groups }: { title: string; groups: GroupsByRole }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userQueries.preview(groups));
  return (
    <Container header={<Header variant="h2">{title}</Header>}>
      <div aria-live="polite">
        {data ? (
          <Counts preview={data} />
        ) : error ? (
          <LoadFailed what={t('people.preview.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="text-body-m" width="60%" />
        )}
      </div>
    </Container>
  );
};
