import type { Recorded } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { isRetired } from '#domain/life/life.ts';
import { rolesWithin } from '#domain/people/authorized-user.ts';
import { reaches } from '#domain/permissions.ts';
import { currentRating, levelOf } from '#domain/register/level.ts';
import { libraryRisk } from '#domain/register/libraries/index.ts';
import type { KeptRisk, Risk, RiskDraft } from '#domain/register/risk.ts';
import { dueStateOf, RISK_FLOW, type RiskAction, type RiskStatus } from '#domain/register/states.ts';
import { possible } from '#domain/states.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { controlKeysOf } from '#lambdas/controls/keys-service.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, invalid } from '#lambdas/known-errors.ts';
import { personCalled } from '#lambdas/people/named-service.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import {
  acceptanceRefusal,
  type FoundRisk,
  mayApproveRisk,
  mayEditRisk,
  mustEditRisk,
  reachableRisk,
} from './rights.ts';
import { risks } from './store.ts';

export const actionsIn = (status: RiskStatus) => possible<RiskStatus, RiskAction>(RISK_FLOW, status);

/** Approvers accept, and reopen what was accepted. Editors do everything, except that some levels need an approver. */
const mayTake = (caller: Caller, found: FoundRisk, action: RiskAction, isRefused: boolean) => {
  if (action === 'accept') return !isRefused;
  const isReopened = action === 'reopen' && found.risk.status === 'accepted';
  return mayEditRisk(caller, found) || (isReopened && mayApproveRisk(caller, found));
};

/** Null without an owner. */
const hasOwnerAccess = async ({ risk: { owned_by }, application }: FoundRisk) => {
  if (!owned_by) return null;
  const owner = (await users.rows()).find(({ id }) => id === owned_by.id);
  return owner?.status === 'active' && rolesWithin(owner, application?.resource_groups ?? []).length > 0;
};

export const shownRisk = async (caller: Caller, found: FoundRisk): Promise<Risk> => {
  const { risk, application } = found;
  const isOver = application !== undefined && isRetired(application);
  const flow = isOver ? [] : actionsIn(risk.status);
  const [today, owner_has_access, refusal] = await Promise.all([
    companyDay(),
    hasOwnerAccess(found),
    flow.includes('accept') ? acceptanceRefusal(caller, found) : null,
  ]);
  return {
    ...risk,
    application: application ? { id: application.id, name: application.name } : null,
    due_state: dueStateOf(risk, today),
    inherent_level: levelOf(risk),
    level: levelOf(currentRating(risk)),
    owner_has_access,
    may_edit: !isOver && mayEditRisk(caller, found),
    actions: flow.filter((action) => mayTake(caller, found, action, refusal !== null)),
    acceptance_refusal: refusal,
  };
};

export const listRisks = (caller: Caller, asked: Parameters<typeof risks.page>[1], after: string | undefined) =>
  risks.page(readable(caller), asked, after);

export const showRisk = async (caller: Caller, id: string) => shownRisk(caller, await reachableRisk(caller, id));

/** The named application, or undefined for a risk of the organization. */
const applicationFor = async (caller: Caller, id: string | null) => {
  const within = readable(caller);
  const application = id === null ? undefined : await applications.get(id);
  if (id !== null && (!application || !reaches(within, application.resource_groups)))
    throw invalid([fieldError('application_id', 'no_such_application')]);
  if (!application && within !== 'ALL') throw invalid([fieldError('application_id', 'application_needed')]);
  return application;
};

type Owned = Pick<KeptRisk, 'owner' | 'owned_by'>;

/** A typed owner must be a person who can see the risk. An unchanged owner stays. */
const ownerOf = async (
  typed: string,
  { application }: Pick<FoundRisk, 'application'>,
  before?: Owned,
): Promise<Owned> => {
  if (before && typed === before.owner) return { owner: before.owner, owned_by: before.owned_by };
  if (typed === '') return { owner: '', owned_by: null };
  const person = await personCalled(typed, application?.resource_groups ?? []);
  if (!person) throw invalid([fieldError('owner', 'cannot_see_it')]);
  return { owner: person.name, owned_by: person };
};

/** The state of a risk that was just added. */
const FRESH = { status: 'open', acceptance: null, closure: null } as const satisfies Partial<
  Omit<KeptRisk, keyof Recorded>
>;

/** Controls that were chosen earlier stay, because what asks for a control can change. */
const mustBeItsControls = async (
  chosen: readonly string[],
  application: string | null,
  before: readonly string[] = [],
) => {
  if (chosen.every((key) => before.includes(key))) return;
  const known = application === null ? new Set<string>() : await controlKeysOf(application);
  const unknown = chosen.findIndex((key) => !known.has(key) && !before.includes(key));
  if (unknown >= 0) throw invalid([fieldError(`controls.${unknown}`, 'no_such_thing')]);
};

const mustBeInLibrary = (id: string, before = '') => {
  if (id !== before && id !== '' && !libraryRisk(id)) throw invalid([fieldError('library_id', 'no_such_library_risk')]);
};

export const createRisk = async (caller: Caller, draft: RiskDraft) => {
  const application = await applicationFor(caller, draft.application_id);
  if (!mayEditRisk(caller, { application })) {
    if (!application) throw invalid([fieldError('application_id', 'application_needed')]);
    throw forbidden('You can read this application but not change it.');
  }
  mustEditRisk(caller, { application });
  mustBeInLibrary(draft.library_id);
  await mustBeItsControls(draft.controls, draft.application_id);
  const content = { ...FRESH, ...draft, ...(await ownerOf(draft.owner, { application })) };
  const risk = await risks.orNameTaken(risks.create(content, caller.actor), { draft: content });
  return shownRisk(caller, { risk, application });
};

export const changeRisk = async (
  caller: Caller,
  id: string,
  draft: RiskDraft,
  changeable: (version: number) => boolean,
) => {
  const found = await reachableRisk(caller, id);
  const before = toBeChanged(found.risk, changeable, 'risk');
  mustEditRisk(caller, found);
  if (draft.application_id !== before.application_id)
    throw invalid([fieldError('application_id', 'stays_with_application')]);
  mustBeInLibrary(draft.library_id, before.library_id);
  await mustBeItsControls(draft.controls, before.application_id, before.controls);
  const content = { ...before, ...draft, ...(await ownerOf(draft.owner, found, before)) };
  const risk = await risks.orNameTaken(risks.update(before, content, caller.actor), { draft: content, id });
  return shownRisk(caller, { ...found, risk });
};

export const removeRisk = async (caller: Caller, id: string, changeable: (version: number) => boolean) => {
  const found = await reachableRisk(caller, id);
  const before = toBeChanged(found.risk, changeable, 'risk');
  mustEditRisk(caller, found);
  await risks.remove(before, caller.actor);
};
