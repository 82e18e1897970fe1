/** Removes imported entities. Those that people have since changed or used stay. */

import { type RequestActor, SYSTEM } from '#domain/entity.ts';
import type { UndoOutcome } from '#domain/import/import.ts';
import { orEverybody, reaches } from '#domain/permissions.ts';
import type { SubjectRef } from '#domain/subject-key.ts';
import { editable } from '#lambdas/applications/access.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { trail } from '#lambdas/audit/store.ts';
import { diligence } from '#lambdas/diligence/store.ts';
import { VersionConflictError } from '#lambdas/errors.ts';
import { imports } from '#lambdas/imports/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { models } from '#lambdas/models/store.ts';
import { type CallerRecord, readCaller } from '#lambdas/people/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Undone = UndoOutcome['undone'];

/** Its audit log has only the import entry. */
const isUntouched = ({ version, trail_length }: { version: number; trail_length: number }) =>
  version === 1 && trail_length === 1;

const FEW = 20;

/** Whether people changed child entities or answered questionnaires. */
const isUsedBySomebody = async (of: SubjectRef) => {
  const [{ items }, { answers }] = await Promise.all([
    trail.activity(keys.subject(of), {}, FEW, undefined),
    of.thing === 'vendor' ? diligence.answersOf(of.id) : intakes.get(of.id),
  ]);
  return Object.keys(answers).length > 0 || items.some((one) => one.id !== of.id && one.by.id !== SYSTEM.id);
};

type Caller = Pick<CallerRecord, 'roles'>;

const undoApplication = async (caller: Caller, by: RequestActor, id: string): Promise<Undone> => {
  const found = await applications.get(id);
  if (!found) return 'removed';
  if (!reaches(editable(caller), found.resource_groups)) return 'not_allowed';
  if (!isUntouched(found) || (await isUsedBySomebody({ thing: 'application', id }))) return 'changed';
  const who = { id: by.id, name: by.name };
  await applications.remove(found, by, [messages.to('clear-application', { id, by: who }, id)]);
  return 'removed';
};

/** Whether an application or model names this vendor. */
const isVendorOfSomething = async (id: string) =>
  (await Promise.all([applications.rows(), models.rows()])).flat().some(({ vendor_id }) => vendor_id === id);

const undoVendor = async (caller: Caller, by: RequestActor, id: string): Promise<Undone> => {
  const found = await vendors.get(id);
  if (!found) return 'removed';
  if (!reaches(editable(caller), orEverybody(found.resource_groups))) return 'not_allowed';
  if (!isUntouched(found) || (await isUsedBySomebody({ thing: 'vendor', id }))) return 'changed';
  if (await isVendorOfSomething(id)) return 'in_use';
  await vendors.remove(found, by);
  return 'removed';
};

const undoOne = async (
  caller: Caller,
  by: RequestActor,
  what: 'applications' | 'vendors',
  id: string,
): Promise<Undone> => {
  try {
    return await (what === 'vendors' ? undoVendor : undoApplication)(caller, by, id);
  } catch (error) {
    // A concurrent change.
    if (error instanceof VersionConflictError) return 'changed';
    log.error('an imported record could not be deleted', { error });
    return 'unavailable';
  }
};

const undoRows = async ({ id, part }: { id: string; part: number }) => {
  const [asked, undo] = await Promise.all([imports.get(id), imports.undoOf(id)]);
  if (!asked || !undo) return;
  const [caller, items, made, done] = await Promise.all([
    readCaller(undo.by.id),
    imports.part(id, part),
    imports.outcomesOf(id),
    imports.undoing.outcomesOf(id),
  ]);
  for (const { number } of items) {
    const created = made.get(number)?.id;
    if (!created || done.has(number)) continue;
    const undone = caller?.status === 'active' ? await undoOne(caller, undo.by, asked.what, created) : 'not_allowed';
    await imports.undoing.finish(asked, number, { undone, at: new Date().toISOString() });
  }
  await imports.undoing.goOn(asked, part + 1);
};

export const performed = job('undo-import', undoRows);
