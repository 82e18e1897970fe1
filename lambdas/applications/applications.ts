import { type Application, ApplicationSummary, type SentApplication, UNJUDGED } from '#domain/application.ts';
import type { Recorded } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { isRetired, unlessAsked } from '#domain/life.ts';
import { orEverybody, reaches } from '#domain/permissions.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid, tierFollows } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { ofReader } from '#lambdas/stores/deciders.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { asSeen, settleGroups } from '#lambdas/stores/membership.ts';
import { orNameTaken } from '#lambdas/stores/name-taken.ts';
import { mustBeEnough, ownedBy } from '#lambdas/stores/people-of-application.ts';
import { editable, mustBeEditable, reachableApplication, readable, seenBy } from '#lambdas/stores/reachable.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

export const listApplications = async (
  caller: Caller,
  asked: Parameters<typeof applications.page>[1],
  after: string | undefined,
) => {
  const within = readable(caller);
  const own = ofReader(caller);
  const { items, ...page } = await applications.page(within, unlessAsked(asked), after, own);
  const waiting = (row: (typeof items)[number]) => (own.waiting_for(row) ? [...WAITING_FOR] : []);
  return {
    ...page,
    items: items.map((row) => {
      const open_conditions = row.approval?.open_conditions ?? 0;
      return asSeen(ApplicationSummary.parse({ ...row, open_conditions, waiting_for: waiting(row) }), within);
    }),
  };
};

export const showApplication = async (caller: Caller, id: string) =>
  seenBy(caller, await reachableApplication(caller, id));

const mayBuildOn = async (caller: Caller, vendor: string) => {
  const found = await vendors.get(vendor);
  return found !== undefined && reaches(readable(caller), orEverybody(found.resource_groups));
};

export const settle = async (caller: Caller, { risk_tier, ...draft }: SentApplication, before?: Application) => {
  if (risk_tier !== undefined && risk_tier !== (before ?? UNJUDGED).risk_tier) throw tierFollows();
  if (isRetired(draft)) throw invalid([fieldError('development_status', 'retire_instead')]);
  const within = editable(caller);
  const [groups, vendor] = await Promise.all([
    settleGroups(within, draft.resource_groups, before?.resource_groups ?? []),
    draft.vendor_id === null || draft.vendor_id === before?.vendor_id || mayBuildOn(caller, draft.vendor_id),
  ]);
  if (!reaches(within, groups)) throw invalid([fieldError('resource_groups', 'groups_required')]);
  if (!vendor) throw invalid([fieldError('vendor_id', 'no_such_vendor')]);
  const owned = await ownedBy(draft.owner, before ?? { owner: '', people: [] }, groups);
  if (before) mustBeEnough(before, owned, 'owner');
  return { ...draft, ...owned, resource_groups: groups };
};

/** Which application has a name already is said to those who can see that. */
export const unlessTaken = <T>(
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

export const createApplication = async (caller: Caller, draft: SentApplication) => {
  const content = { ...UNJUDGED, ...(await settle(caller, draft)) };
  const made = await unlessTaken(caller, content, undefined, applications.create(content, caller.actor));
  return seenBy(caller, made);
};

export const changeApplication = async (
  caller: Caller,
  id: string,
  draft: SentApplication,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  mustBeEditable(caller, before);
  const content = { ...before, ...(await settle(caller, draft, before)) };
  const after = await unlessTaken(caller, content, id, applications.update(before, content, caller.actor));
  return seenBy(caller, after);
};
