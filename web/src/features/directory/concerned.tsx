import Skeleton from '@cloudscape-design/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { directoryQueries } from './queries.ts';

const Members = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(directoryQueries.members(id));
  if (!data)
    return error ? (
      <LoadFailed what={t('directory.concerned.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="text-body-m" width="60%" />
    );
  const { total, first } = data;
  if (total === 0) return t('directory.concerned.nobody');
  return (
    <>
      {t('directory.concerned.people', { count: total })}
      <ul className="list-names typed">
        {first.map((person) => (
          <li key={person.id}>{person.name}</li>
        ))}
        {total > first.length && <li>{t('list.bulk.others', { count: total - first.length })}</li>}
      </ul>
    </>
  );
};

/** The people that a rule affects, from the group's current members. */
export const Concerned = ({ id }: { id: string | undefined }) => {
  const { t } = useTranslation();
  return <div aria-live="polite">{id === undefined ? t('directory.concerned.unknown') : <Members id={id} />}</div>;
};
