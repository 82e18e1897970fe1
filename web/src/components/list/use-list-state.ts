import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ListState,
  readListState,
  type Sayable,
  unusable,
  WITHOUT_VIEW,
  writeListState,
} from '#domain/list/address.ts';
import { useDefaultOf } from './views/use-default-view.ts';

const cursorsOf = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'cursors' in state && Array.isArray(state.cursors)
    ? state.cursors.filter((cursor) => typeof cursor === 'string')
    : [];

/** The state of a list in the address. The page is in the history entry, because cursors belong to one user. */
export const useListState = (kind: Sayable & { key: string; keeps: readonly string[] }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const list = readListState(kind, params);
  const cursors = cursorsOf(state);
  const begins = useDefaultOf(kind) !== undefined;
  const kept = [...params].filter(([name]) => kind.keeps.includes(name));
  const searchOf = (next: ListState | undefined) => {
    const search = new URLSearchParams([...kept, ...(next ? writeListState(kind, next) : [])]).toString();
    return search || (begins ? WITHOUT_VIEW : '');
  };

  return {
    list,
    unusable: unusable(kind, params),
    page: cursors.length + 1,
    cursor: cursors.at(-1),
    firstPage: { search: params.toString() },
    /** A change of filters or order returns to the first page. */
    change: (next: Partial<ListState>, { replace = false } = {}) =>
      navigate({ search: searchOf({ ...list, ...next }) }, { replace }),
    /** Shows another state of the list; without one, the default. */
    show: (next: ListState | undefined) => navigate({ search: searchOf(next) }),
    goToNext: (cursor: string) => navigate({ search: params.toString() }, { state: { cursors: [...cursors, cursor] } }),
    goTo: (page: number) => navigate({ search: params.toString() }, { state: { cursors: cursors.slice(0, page - 1) } }),
  };
};
