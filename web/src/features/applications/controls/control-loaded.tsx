import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ShownControl } from '#domain/controls/control.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlsPath } from '#web/routing/application-path.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { controlQueries } from './queries.ts';

type ControlLoadedProps = { control: string; children: (one: ShownControl) => ReactNode };

/** A control of the application of this page, once it is loaded. */
export const ControlLoaded = ({ control, children }: ControlLoadedProps) => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const words = useWords();
  const { data, error, refetch } = useQuery(controlQueries.one(id, control));
  useRecordName(control, data && words(data.title));
  if (error instanceof ApiError && [400, 404].includes(error.problem.status))
    return (
      <NotFound
        title={t('controls.one.notFound')}
        text={t('controls.one.notFoundText')}
        list={controlsPath(id)}
        toList={t('controls.one.back')}
      />
    );
  if (data) return <Fragment key={data.id}>{children(data)}</Fragment>;
  if (!error) return <FormSkeleton />;
  return <LoadFailed what={t('controls.one.failed')} error={error} onRetry={() => void refetch()} />;
};
