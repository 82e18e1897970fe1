/**
 * Imports rows of a file as applications or vendors, one part per message, with the current permissions of the
 * requester. Ids are derived from the row number, so a repeated attempt recognizes its own work.
 */

import type { ImportItem, ImportOutcome } from '#domain/import/import.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { makeApplication } from '#lambdas/applications/service.ts';
import { applications } from '#lambdas/applications/store.ts';
import { DomainError } from '#lambdas/errors.ts';
import { imports } from '#lambdas/imports/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { type CallerRecord, readCaller } from '#lambdas/people/store.ts';
import { makeVendor } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof imports.get>>>;
type Result = Omit<ImportOutcome, 'at'>;

const failed = (of: Partial<Result>): Result => ({ outcome: 'failed', id: null, errors: [], reason: null, ...of });
const importedAs = (id: string): Result => ({ outcome: 'imported', id, errors: [], reason: null });

const isThere = async ({ what }: ImportItem, id: string) =>
  (await (what === 'vendors' ? vendors : applications).get(id)) !== undefined;

const make = (caller: CallerRecord, { by, file }: Asked, item: ImportItem, id: string) => {
  const auditDetails = { action: 'imported' as const, also: [{ field: 'file', to: file }] };
  return item.what === 'vendors'
    ? makeVendor(caller, by, item.draft, id, auditDetails)
    : makeApplication(caller, by, item.draft, id, auditDetails);
};

const importOne = async (caller: CallerRecord, asked: Asked, item: ImportItem, id: string): Promise<Result> => {
  try {
    if (!(await isThere(item, id))) await make(caller, asked, item, id);
    return importedAs(id);
  } catch (error) {
    // A concurrent attempt of the same part created it.
    if (await isThere(item, id)) return importedAs(id);
    if (error instanceof DomainError && error.details.errors) return failed({ errors: [...error.details.errors] });
    log.error('a record could not be imported', { error });
    return failed({ reason: 'unavailable' });
  }
};

const mayImport = (caller: CallerRecord | undefined): caller is CallerRecord =>
  caller?.status === 'active' && holds(caller.roles, permissions.editObjects);

export const importRows = async ({ id, part }: { id: string; part: number }) => {
  const asked = await imports.get(id);
  // A late message must not create entities while the import is being undone.
  if (!asked || (await imports.undoOf(id))) return;
  const [caller, items, done] = await Promise.all([
    readCaller(asked.by.id),
    imports.part(id, part),
    imports.outcomesOf(id),
  ]);
  for (const { number, item } of items.filter((one) => !done.has(one.number))) {
    const result = mayImport(caller)
      ? await importOne(caller, asked, item, imports.idOfRow(id, number))
      : failed({ reason: 'not_allowed' });
    await imports.finish(asked, number, { ...result, at: new Date().toISOString() });
  }
  if ((await imports.goOn(asked, part + 1)) || !caller?.user) return;
  const outcomes = [...(await imports.outcomesOf(id)).values()];
  const imported = outcomes.filter(({ outcome }) => outcome === 'imported').length;
  const kind = asked.what === 'vendors' ? ('vendor' as const) : ('application' as const);
  const params = { id, thing: kind, imported: String(imported), total: String(asked.total) };
  await notify(caller.user, { kind: 'things_imported', params }, { id: `import ${id}`, at: new Date().toISOString() });
};

export const performed = job('import-rows', importRows);
