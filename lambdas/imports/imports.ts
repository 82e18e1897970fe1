/** Imports of applications or vendors from a file, with the outcome of each row. */
import { batchState } from '#domain/batch.ts';
import type { Imported } from '#domain/import/columns.ts';
import type { Import, ImportItem } from '#domain/import/import.ts';
import { isAdministrator } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { importRunning, notFound } from '#lambdas/known-errors.ts';
import { imports } from './store.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof imports.get>>>;

const undoShown = async (id: string, made: readonly number[]) => {
  const undo = await imports.undoOf(id);
  if (!undo) return { undo: null, undone: undefined };
  const { at, by } = undo;
  const undone = await imports.undoing.outcomesOf(id);
  const state = batchState(
    at,
    made.map((number) => undone.get(number)),
    Date.now(),
  );
  return { undo: { at, by: { id: by.id, name: by.name }, state }, undone };
};

const asShown = async ({ id, what, file, names, created_at, by }: Asked): Promise<Import> => {
  const outcomes = await imports.outcomesOf(id);
  const all = names.map((_, number) => outcomes.get(number));
  const made = names.flatMap((_, number) => (outcomes.get(number)?.outcome === 'imported' ? [number] : []));
  const { undo, undone } = await undoShown(id, made);
  return {
    ...{ id, what, file, created_at, created_by: { id: by.id, name: by.name }, undo },
    state: batchState(created_at, all, Date.now()),
    rows: names.map((name, number) => {
      const { outcome = 'waiting' as const, id: thing = null, errors = [], reason = null } = outcomes.get(number) ?? {};
      return { name, outcome, id: thing, errors, reason, undone: undone?.get(number)?.undone ?? null };
    }),
  };
};

export const importMany = async (caller: Caller, what: Imported, file: string, items: readonly ImportItem[]) => {
  const names = items.map(({ draft }) => draft.name);
  return asShown(await imports.ask(caller.actor, items, { what, file, names }));
};

/** Imports are visible to the person who started them and to administrators. */
const mine = async (caller: Caller, id: string) => {
  const asked = await imports.get(id);
  if (!asked || (asked.by.id !== caller.id && !isAdministrator(caller.roles))) throw notFound('import');
  return asked;
};

export const showImport = async (caller: Caller, id: string) => asShown(await mine(caller, id));

export const undoImport = async (caller: Caller, id: string) => {
  const asked = await mine(caller, id);
  if ((await asShown(asked)).state === 'running') throw importRunning();
  await imports.undo(asked, caller.actor);
  return asShown(asked);
};
