import { type Application, type ApplicationDraft, ApplicationSummary } from '#domain/application.ts';
import type { Recorded } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, invalid, notFound } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { asSeen, settleGroups } from '#lambdas/stores/membership.ts';
import { orNameTaken } from '#lambdas/stores/name-taken.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

const readable = (caller: Caller) => reach(caller.roles, permissions.readObjects);
const editable = (caller: Caller) => reach(caller.roles, permissions.editObjects);

const find = async (caller: Caller, id: string) => {
  const application = await applications.get(id);
  if (!application || !reaches(readable(caller), application.resource_groups)) throw notFound('application');
  return application;
};

export const listApplications = async (
  caller: Caller,
  asked: Parameters<typeof applications.page>[1],
  after: string | undefined,
) => {
  const within = readable(caller);
  const { items, ...page } = await applications.page(within, asked, after);
  return { ...page, items: items.map((row) => asSeen(ApplicationSummary.parse(row), within)) };
};

export const countApplications = (caller: Caller, asked: Parameters<typeof applications.metrics>[1]) =>
  applications.metrics(readable(caller), asked);

export const showApplication = async (caller: Caller, id: string) => asSeen(await find(caller, id), readable(caller));

const mayBuildOn = async (caller: Caller, vendor: string) => {
  const found = await vendors.get(vendor);
  return found !== undefined && reaches(readable(caller), orEverybody(found.resource_groups));
};

const settle = async (caller: Caller, draft: ApplicationDraft, before?: Application) => {
  const within = editable(caller);
  const [groups, vendor] = await Promise.all([
    settleGroups(within, draft.resource_groups, before?.resource_groups ?? []),
    draft.vendor_id === null || draft.vendor_id === before?.vendor_id || mayBuildOn(caller, draft.vendor_id),
  ]);
  if (!reaches(within, groups)) throw invalid([fieldError('resource_groups', 'groups_required')]);
  if (!vendor) throw invalid([fieldError('vendor_id', 'no_such_vendor')]);
  return { ...draft, resource_groups: groups };
};

/** Which application has a name already is said to those who can see that. */
const unlessTaken = <T>(
  caller: Caller,
  draft: Omit<Application, keyof Recorded>,
  id: string | undefined,
  write: Promise<T>,
) =>
  orNameTaken(
    'application',
    applications,
    { draft, ...(id && { id }), isSeen: (other) => reaches(readable(caller), other.resource_groups) },
    write,
  );

export const createApplication = async (caller: Caller, draft: ApplicationDraft) => {
  const settled = await settle(caller, draft);
  const content = { ...settled, approval_status: 'not_submitted' as const };
  const made = await unlessTaken(caller, content, undefined, applications.create(content, caller.actor));
  return asSeen(made, readable(caller));
};

export const changeApplication = async (
  caller: Caller,
  id: string,
  draft: ApplicationDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(caller, id), changeable, 'application');
  if (!reaches(editable(caller), before.resource_groups))
    throw forbidden('You may read this application, but not change it.');
  const settled = await settle(caller, draft, before);
  const content = { ...settled, approval_status: before.approval_status };
  const after = await unlessTaken(caller, content, id, applications.update(before, content, caller.actor));
  return asSeen(after, readable(caller));
};
