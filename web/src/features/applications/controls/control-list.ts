import type { ListedControl } from '#domain/controls/control.ts';
import type { Language } from '#domain/enumerations.ts';
import { answer } from '#domain/list/answer.ts';
import { blockOf } from '#domain/list/block.ts';
import { queryClient } from '#web/app/query-client.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { listKind } from '#web/components/list/kind.ts';
import { type ControlRow, controlRows } from './order.ts';
import { SELECTED } from './use-selected.ts';

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
