/** The summary of a table that the setup of a test needs. */
import { queryOptions } from '@tanstack/react-query';
import type { TableFormat } from '#domain/documents/words.ts';
import type { ParquetProblem } from '#domain/reading/parquet/problem.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { api } from '#web/api/client.ts';
import { uploads } from '#web/components/upload/uploads.ts';

export type Asked = { file: Blob; format: TableFormat; sheet: string | undefined; headerRow: number | undefined };
/** `isForeign` is true if the file is not Unicode. */
export type Looked = { survey: Survey; sheets: string[]; isForeign: boolean };
type Why = 'row_too_long' | 'no_such_sheet' | 'too_much' | 'unreadable' | `parquet_${ParquetProblem}`;
/** For Parquet: the unreadable column and the feature it uses. */
export type Failed = { why: Why; column?: string; found?: string };
type Reply = { looked?: Looked; failed?: Failed };

/** The file was loaded but cannot be read. */
export class Unreadable extends Error {
  readonly failed: Failed;
  constructor(failed: Failed) {
    super(failed.why);
    this.failed = failed;
  }
}

const look = (asked: Asked, signal: AbortSignal) => {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const { promise, resolve, reject } = Promise.withResolvers<Looked>();
  worker.onmessage = ({ data: { looked, failed } }: MessageEvent<Reply>) =>
    looked ? resolve(looked) : reject(new Unreadable(failed ?? { why: 'unreadable' }));
  worker.onerror = () => reject(new Unreadable({ why: 'unreadable' })); // the worker ran out of memory or did not load
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage(asked);
  return promise.finally(() => worker.terminate());
};

export type Chosen = { id: string; version: number; name: string; format: TableFormat };

/** Uses the local file if it was uploaded in this tab, otherwise downloads it. */
const fileOf = async ({ id, version }: Chosen, signal: AbortSignal): Promise<Blob> => {
  const here = uploads
    .list()
    .find(({ document }) => document?.id === id && document.versions.at(-1)?.number === version);
  if (here) return here.file;
  const { url } = await api('GET /documents/{id}/file', { params: { id }, query: { version }, signal });
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
  return response.blob();
};

/** `headerRow` is the row that the user chose for the headers, starting at 1. */
export const tableQuery = (chosen: Chosen, sheet: string, headerRow?: number) =>
  queryOptions({
    queryKey: ['tests', 'table', chosen.id, chosen.version, sheet, headerRow ?? 0],
    queryFn: async ({ signal }) => {
      const file = await fileOf(chosen, signal);
      return look({ file, format: chosen.format, sheet: sheet || undefined, headerRow }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Discarded soon after use, because tables may be large.
    gcTime: 60_000,
  });
