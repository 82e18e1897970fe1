import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Skeleton from '@cloudscape-design/components/skeleton';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linkTo } from '#domain/notifications/kinds.ts';
import type { Responsibilities as Found } from '#domain/people/managed-user.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { userQueries } from './queries.ts';

type OwnedProps = { title: string; owned: Found['vendors']; thing: SubjectKind };

const Owned = ({ title, owned: { total, first }, thing }: OwnedProps) => {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul className="list-names typed">
        {first.map(({ id, name }) => (
          <li key={id}>
            <RouterLink to={linkTo({ thing, id })}>{name}</RouterLink>
          </li>
        ))}
        {total > first.length && <li>{t('list.bulk.others', { count: total - first.length })}</li>}
      </ul>
    </div>
  );
};

export const Responsibilities = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userQueries.responsibilities(id));
  const failed = error && (
    <LoadFailed what={t('people.answersFor.failed')} error={error} onRetry={() => void refetch()} />
  );
  return (
    <Container fitHeight header={<Header variant="h2">{t('people.answersFor.title')}</Header>}>
      {data ? (
        <SpaceBetween size="s">
          {data.applications.total + data.vendors.total === 0 && t('people.answersFor.none')}
          <Owned title={t('people.answersFor.applications')} owned={data.applications} thing="application" />
          <Owned title={t('people.answersFor.vendors')} owned={data.vendors} thing="vendor" />
        </SpaceBetween>
      ) : (
        (failed ?? <Skeleton variant="text-body-m" width="60%" />)
      )}
    </Container>
  );
};
