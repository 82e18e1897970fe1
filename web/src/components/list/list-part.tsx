import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { useSelection } from './bulk/use-selection.ts';
import type { ListPageProps } from './list-page-props.ts';
import { ListTable } from './list-table.tsx';
import { focusRow, useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { usePlace } from './use-place.ts';
import { useBeginning } from './views/use-default-view.ts';
import './list.css';

type ListPartProps<R> = Omit<ListPageProps<R>, 'more'> & {
  /** Shown above the rows; receives the number of rows once it is known. */
  head: (total: number | undefined) => ReactNode;
};

const ListRows = <R extends { id: string }>({ head, ...props }: ListPartProps<R>) => {
  const { kind } = props;
  const { t } = useTranslation();
  const location = useLocation();
  const state = useListState(kind);
  const answer = useQuery(kind.page(state.list, state.cursor));
  const selection = useSelection<R>(state.list);
  const { place, measure } = usePlace();
  const { data, error, isPlaceholderData } = answer;
  const keys = useListKeys(data !== undefined && place !== undefined);

  // A cursor in the history may belong to another user or have expired.
  const isNoPage = error instanceof ApiError && error.problem.code === 'cursor_invalid';
  // A cursor may also point past the end after rows were removed.
  const isPastEnd = data && !isPlaceholderData && data.items.length === 0;
  if (state.page > 1 && (isNoPage || isPastEnd)) return <Navigate replace to={state.firstPage} />;

  return (
    <SpaceBetween size="l">
      <div>
        {data && data.items.length > 0 && (
          <button
            type="button"
            className="skip-link"
            onClick={() => keys.current && focusRow(keys.current, location.key, 1)}
          >
            {t('list.skip')}
          </button>
        )}
        {head(data?.total)}
      </div>
      {props.above}
      <div ref={keys}>
        <div ref={measure}>
          {place !== undefined && <ListTable {...props} {...{ state, answer, selection, place }} />}
        </div>
      </div>
    </SpaceBetween>
  );
};

/** A list as part of any page. */
export const ListPart = <R extends { id: string }>(props: ListPartProps<R>) => {
  const { isPending, search } = useBeginning(props.kind);
  if (isPending) return props.head(undefined);
  return search === undefined ? <ListRows {...props} /> : <Navigate replace to={{ search }} />;
};
