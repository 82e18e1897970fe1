/** Writes the file that somebody asked for, of what they may see by now, and tells them. */
import { type AskedExport, exportKeyOf } from '#domain/export.ts';
import { readListState, sayableOf } from '#domain/list/address.ts';
import { fileLines } from '#domain/list/file-lines.ts';
import { fileName } from '#domain/list/file-name.ts';
import { MOST_ROWS } from '#domain/list/limits.ts';
import { type ListName, lists } from '#domain/lists.ts';
import { holds, permissions, type Reach, reach } from '#domain/permissions.ts';
import { writeCsv } from '#lambdas/files/csv-files.ts';
import { tell } from '#lambdas/mail/tell.ts';
import { job } from '#lambdas/runner/job.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { readCaller } from '#lambdas/stores/callers.ts';
import { listExports } from '#lambdas/stores/exports.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

type Asked = { text?: string; sort: string; limit: number };
type Found = { rows: number; lines: (columns: AskedExport['columns']) => Iterable<string> };

/** All of the rows at once: they are those of the list's copy, which is bounded, and none is copied. */
const FIND: Record<ListName, (within: Reach, asked: Asked) => Promise<Found>> = {
  applications: async (within, asked) => {
    const { items } = await applications.page(within, asked, undefined);
    return { rows: items.length, lines: (columns) => fileLines(lists.applications, columns, items) };
  },
  // Vendors are the company's: whoever reads anything reads all of them.
  vendors: async (_, asked) => {
    const { items } = await vendors.page('ALL', asked, undefined);
    return { rows: items.length, lines: (columns) => fileLines(lists.vendors, columns, items) };
  },
};

const write = async (person: string, within: Reach, { id, list, query, name, columns, created_at }: AskedExport) => {
  const { text, values, sort } = readListState(sayableOf(lists[list], 'name'), new URLSearchParams(query));
  const { rows, lines } = await FIND[list](within, { ...values, ...(text && { text }), sort, limit: MOST_ROWS });
  await writeCsv(exportKeyOf(person, id), fileName(name, new Date(created_at)), () => lines(columns));
  return rows;
};

export const exportList = async ({ person, id }: { person: string; id: string }) => {
  const [asked, caller] = await Promise.all([listExports.get(person, id), readCaller(person)]);
  if (!asked || asked.state === 'error') return;
  const may = caller?.status === 'active' && holds(caller.roles, permissions.readObjects);
  if (!caller?.user || !may) return listExports.finish(person, id, { state: 'error', rows: null });
  if (asked.state === 'waiting') {
    const rows = await write(person, reach(caller.roles, permissions.readObjects), asked);
    await listExports.finish(person, id, { state: 'ready', rows });
  }
  const what = { kind: 'export_ready' as const, params: { id, name: asked.name } };
  await tell(caller.user, what, { id: `export ${id}`, at: new Date().toISOString() });
};

export const handler = job('export', exportList);
