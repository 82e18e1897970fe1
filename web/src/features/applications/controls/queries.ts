import { queryOptions } from '@tanstack/react-query';
import type { ListedControl, ShownControl } from '#domain/controls/control.ts';
import type { Language } from '#domain/enumerations.ts';
import { answer } from '#domain/list/answer.ts';
import { blockOf } from '#domain/list/block.ts';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE, queryClient } from '#web/app/query-client.ts';
import { allControls, controlsOf } from '#web/components/applications/queries.ts';
import { listKind } from '#web/components/list/kind.ts';
import { type ControlRow, controlRows } from './order.ts';
import { SELECTED } from './use-selected.ts';

const isNewer = (one: ShownControl | undefined, other: ShownControl) =>
  one !== undefined && one.version > other.version;

export const controlQueries = {
  /** Polled while the page is visible, so that other users' changes appear. */
  one: (id: string, controlId: string) =>
    queryOptions({
      queryKey: [...controlsOf(id), 'one', controlId],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/controls/{controlId}', { params: { id, controlId }, signal }),
      staleTime: 0,
      // A request that started before a save may return after it; the newer version wins.
      structuralSharing: (before, now) =>
        isNewer(before as ShownControl | undefined, now as ShownControl) ? before : now, // typed as unknown
      refetchInterval: QUARTER_MINUTE,
    }),

  /** Existing evidence that this control can reuse. */
  evidence: (id: string, text: string) =>
    queryOptions({
      queryKey: [...controlsOf(id), 'evidence', text],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/evidence', { params: { id }, query: { ...(text && { text }) }, signal }),
      staleTime: 0,
    }),
};

const rowOf =
  (language: Language) =>
  (control: ListedControl): ControlRow => ({
    ...control,
    name: control.title[language],
    updated_at: control.updated_at ?? '',
  });

/** The API returns all controls of an application, so filters and sorting run in the browser. */
export const controlKind = (id: string, language: Language) =>
  listKind<ControlRow, typeof controlRows>({
    ...{ key: 'controls', of: id, list: controlRows, sort: 'lacks', limit: 100, keeps: ['show', SELECTED] },
    ask: async ({ text, sort, limit, cursor, ...values }) => {
      const { controls } = await queryClient.fetchQuery(allControls(id));
      const rows = [blockOf<ControlRow>(controls.map(rowOf(language)), controlRows)];
      const part = { sort, limit, after: cursor && JSON.parse(cursor) };
      const { items, total, facets, next } = answer(rows, controlRows, 'ALL', { text, values }, part);
      return { items, total, facets, next_cursor: next && JSON.stringify(next) };
    },
  });
