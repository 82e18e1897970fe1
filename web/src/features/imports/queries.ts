import { queryOptions } from '@tanstack/react-query';
import type { ImportedApplication } from '#domain/applications/application.ts';
import type { Imported } from '#domain/import/columns.ts';
import type { Checked, Import } from '#domain/import/import.ts';
import type { SentVendor } from '#domain/vendors/vendor.ts';
import { api } from '#web/api/client.ts';
import { onceOnly } from '#web/api/saving.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';

const A_MOMENT = 1_000;
/** Rows per request, the limit of the API. */
const AT_ONCE = 100;
/** Below the size limit of a request body. */
const MOST_CHARACTERS = 390_000;

// The rules of each kind checked the drafts, but leave their type generic.
const asApplications = (drafts: readonly object[]) => drafts as ImportedApplication[];
const asVendors = (drafts: readonly object[]) => drafts as SentVendor[];

export const isTooLong = (drafts: readonly object[]) => JSON.stringify(drafts).length > MOST_CHARACTERS;

const check = (what: Imported, drafts: readonly object[], signal: AbortSignal) =>
  what === 'vendors'
    ? api('POST /imports/vendors/check', { body: { vendors: asVendors(drafts) }, signal })
    : api('POST /imports/applications/check', { body: { applications: asApplications(drafts) }, signal });

/** True while a job is running. */
const isUnderWay = ({ state, undo }: Import) => state === 'running' || undo?.state === 'running';

export const importQueries = {
  /** Polled while a job is running. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['imports', id],
      queryFn: async ({ client, signal }) => {
        const found = await api('GET /imports/{id}', { params: { id }, signal });
        // The import or undo changed the lists.
        if (!isUnderWay(found)) {
          const { lists } = found.what === 'vendors' ? vendorQueries : applicationQueries;
          void client.invalidateQueries({ queryKey: lists });
        }
        return found;
      },
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && A_MOMENT,
    }),

  /** Sends drafts in batches and collects the API's findings. */
  check: (what: Imported, drafts: readonly object[]) =>
    queryOptions({
      queryKey: ['imports', 'check', what, drafts],
      queryFn: async ({ signal }) => {
        const rows: Checked['rows'] = [];
        for (let at = 0; at < drafts.length; at += AT_ONCE)
          rows.push(...(await check(what, drafts.slice(at, at + AT_ONCE), signal)).rows);
        return rows;
      },
      staleTime: 0,
    }),
};

export const sendImport = (what: Imported, file: string, drafts: readonly object[], idempotencyKey: string) =>
  what === 'vendors'
    ? api('POST /imports/vendors', { body: { file, vendors: asVendors(drafts) }, idempotencyKey })
    : api('POST /imports/applications', { body: { file, applications: asApplications(drafts) }, idempotencyKey });

export const undoImport = (id: string) =>
  onceOnly(`undo import ${id}`, (idempotencyKey) => api('POST /imports/{id}/undo', { params: { id }, idempotencyKey }));
