import Box from '@cloudscape-design/components/box';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { LoadFailed, NotAllowed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { useRecordName } from '#web/routing/record-names.ts';

type DetailPageProps<E> = {
  query: UseQueryOptions<E, Error, E, string[]>;
  /** The name that the reader sees. */
  nameOf?: (entity: E) => string;
  failed: string;
  missing: ReactNode;
  /** The reason why the entity may not be edited; undefined if it may. */
  refusal: (entity: E) => string | undefined;
  overview: (entity: E, mayEdit: boolean) => ReactNode;
  edit: (entity: E) => ReactNode;
};

/** The page of an entity, or its form with `?edit` in the address. */
export const DetailPage = <E extends { id: string; name: string }>({
  query,
  nameOf = ({ name }) => name,
  failed,
  missing,
  ...page
}: DetailPageProps<E>) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const viewing = useViewing();
  const { data, error, refetch } = useQuery(query);
  useRecordName(data?.id, data && nameOf(data));

  // A deleted entity is no longer shown, but a form with unsaved input stays open.
  const isGone = error instanceof ApiError && error.problem.status === 404;
  if (isGone && !(data && params.has('edit'))) return missing;
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed isPage what={failed} error={error} onRetry={() => void refetch()} />;
  }
  const refusal = viewing ? t('actions.view_only') : page.refusal(data);
  if (!params.has('edit')) return page.overview(data, refusal === undefined);
  if (refusal !== undefined) return <NotAllowed title={nameOf(data)}>{refusal}</NotAllowed>;
  return (
    <>
      {isGone && <Box margin={{ bottom: 'l' }}>{missing}</Box>}
      <Suspense fallback={<FormSkeleton />}>{page.edit(data)}</Suspense>
    </>
  );
};
