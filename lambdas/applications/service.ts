/** Creates applications, and validates changes. */
import { type Application, type SentApplication, UNJUDGED } from '#domain/applications/application.ts';
import type { Recorded, RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { isRetired } from '#domain/life/life.ts';
import { type Grant, reaches } from '#domain/permissions.ts';
import { resolveCustom } from '#lambdas/custom-fields/value-service.ts';
import { resolveGroups } from '#lambdas/groups/membership-service.ts';
import { invalid, tierFollows } from '#lambdas/known-errors.ts';
import { resolveNamedModels } from '#lambdas/models/service.ts';
import type { AuditDetails } from '#lambdas/persistence/entities.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { editable, readable } from './access.ts';
import { mustBeEnough, ownedBy } from './people-service.ts';
import { applications } from './store.ts';

type Held = { roles: readonly Grant[] };

const mustBuildOn = async (caller: Held, vendor: string) => {
  const found = await vendors.get(vendor);
  if (!found || !isSeenBy(caller)(found)) throw invalid([fieldError('vendor_id', 'no_such_vendor')]);
  if (found.ending) throw invalid([fieldError('vendor_id', 'vendor_ended')]);
};

export const resolveApplication = async (
  caller: Held,
  { risk_tier, custom: _, ...draft }: SentApplication,
  before?: Application,
  /** The current vendor. */
  builtOn = before?.vendor_id,
) => {
  if (risk_tier !== undefined && risk_tier !== (before ?? UNJUDGED).risk_tier) throw tierFollows();
  if (isRetired(draft)) throw invalid([fieldError('development_status', 'retire_instead')]);
  const within = editable(caller);
  const [groups, foundation_models] = await Promise.all([
    resolveGroups(within, draft.resource_groups, before?.resource_groups ?? []),
    resolveNamedModels(draft.foundation_models, before?.foundation_models ?? []),
    draft.vendor_id !== null && draft.vendor_id !== builtOn && mustBuildOn(caller, draft.vendor_id),
  ]);
  if (!reaches(within, groups)) throw invalid([fieldError('resource_groups', 'groups_required')]);
  const owned = await ownedBy(draft.owner, before ?? { owner: '', people: [] }, groups);
  if (before) mustBeEnough(before, owned, 'owner');
  return { ...draft, ...owned, foundation_models, resource_groups: groups };
};

/** Custom values are not part of `resolveApplication`, because a copy takes them over as they are. */
export const customOfApplication = (
  { custom }: SentApplication,
  { resource_groups }: Pick<Application, 'resource_groups'>,
  before?: Application,
) => resolveCustom({ noun: 'applications', sent: custom, before, groups: resource_groups });

/** The conflicting application is named only to callers with access to it. */
export const unlessTaken = <T>(
  caller: Held,
  draft: Omit<Application, keyof Recorded>,
  id: string | undefined,
  write: Promise<T>,
) =>
  applications.orNameTaken(write, {
    draft,
    ...(id && { id }),
    isSeen: ({ resource_groups }) => reaches(readable(caller), resource_groups),
  });

export const makeApplication = async (
  caller: Held,
  by: RequestActor,
  draft: SentApplication,
  id?: string,
  auditDetails?: AuditDetails,
) => {
  const resolved = await resolveApplication(caller, draft);
  const content = { ...UNJUDGED, ...resolved, custom: await customOfApplication(draft, resolved) };
  return unlessTaken(caller, content, undefined, applications.create(content, by, id, [], auditDetails));
};
