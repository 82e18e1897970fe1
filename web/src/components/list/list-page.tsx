import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import type { Bulk } from './bulk.ts';
import { CreateButton } from './create-button.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { ListTable } from './list-table.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { usePlace } from './use-place.ts';
import { useSelection } from './use-selection.ts';
import './list.css';

const ListItself = <R extends { id: string }>(props: ListPageProps<R>) => {
  const { kind, texts, create, more } = props;
  const { i18n } = useTranslation();
  const state = useListState(kind);
  const answer = useQuery(kind.page(state.list, state.cursor));
  const selection = useSelection<R>(state.list);
  const { place, measure } = usePlace();
  const keys = useListKeys();

  const { data, error, isPlaceholderData } = answer;
  // A history may hold a cursor of somebody else's, or of another time, with which no page can ever begin.
  const isNoPage = error instanceof ApiError && error.problem.code === 'cursor_invalid';
  // Or one after which there was something then.
  const isPastEnd = data && !isPlaceholderData && data.items.length === 0;
  if (state.page > 1 && (isNoPage || isPastEnd)) return <Navigate replace to={state.firstPage} />;

  return (
    <SpaceBetween size="l">
      <PageTitle>{texts.title}</PageTitle>
      <Header
        variant="h1"
        description={texts.description}
        {...(data && { counter: `(${data.total.toLocaleString(i18n.language)})` })}
        {...(create.isFor && {
          actions: (
            <SpaceBetween direction="horizontal" size="xs">
              {more}
              <CreateButton label={create.label} />
            </SpaceBetween>
          ),
        })}
      >
        {texts.title}
      </Header>
      <div ref={keys}>
        <div ref={measure}>
          {place !== undefined && <ListTable {...props} {...{ state, answer, selection, place }} />}
        </div>
      </div>
    </SpaceBetween>
  );
};

const readOnly = <R,>(bulk: readonly Bulk<R>[]) => bulk.map((action) => ({ ...action, isFor: false }));

/** The page of a kind's list, whole. */
export const ListPage = <R extends { id: string }>(props: ListPageProps<R>) => {
  const [params] = useSearchParams();
  const viewing = useViewing();
  const { create, bulk } = props;
  if (viewing) return <ListItself {...props} create={{ ...create, isFor: false }} bulk={readOnly(bulk)} />;
  if (!params.has('create')) return <ListItself {...props} />;
  const { form: Form } = create;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form />
    </Suspense>
  );
};
