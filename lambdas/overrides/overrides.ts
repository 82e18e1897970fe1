import type { Application } from '#domain/applications/application.ts';
import { addDays, addMonths } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import {
  isFree,
  type OverrideDecision,
  type OverrideDraft,
  overriddenBy,
  restored,
  type TierOverride,
  tierByAnswers,
} from '#domain/override/override.ts';
import { MOST_MONTHS } from '#domain/override/rules.ts';
import { OVERRIDE_STATES } from '#domain/override/states.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { next, possible } from '#domain/states.ts';
import { mustBeEditable, mustBeInUse, reachableApplication } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import {
  forbidden,
  illegalTransition,
  invalid,
  notFound,
  overrideOutdated,
  overridePending,
  prohibitedStays,
  submitIntakeFirst,
} from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { overrides } from './store.ts';

type Params = { id: string; override: string };

export const listOverrides = async (caller: Caller, id: string, limit: number, after: string | undefined) => {
  await reachableApplication(caller, id);
  return overrides.page(id, limit, after);
};

const find = async ({ id, override }: Params): Promise<TierOverride> => {
  const found = await overrides.get(id, override);
  if (!found) throw notFound('tier override');
  return found;
};

/** The override in audit entries. */
const withoutVersion = ({ state, tier, until, reason, by, decided }: TierOverride) => ({
  ...{ state, tier, until, reason, by },
  ...(decided && { decision: decided.reason }),
});

const mustBePossible = (override: TierOverride, action: 'accept' | 'refuse' | 'withdraw') => {
  const state = next(OVERRIDE_STATES, override.state, action);
  if (!state)
    throw illegalTransition('tier override', override.state, action, possible(OVERRIDE_STATES, override.state));
  return state;
};

const mustBeAskable = (application: Application, { tier }: OverrideDraft) => {
  if (!application.tier) throw submitIntakeFirst();
  const instead_of = tierByAnswers(application);
  if (instead_of === 'prohibited') throw prohibitedStays();
  if (instead_of === 'not_assessed') throw submitIntakeFirst();
  if (tier === instead_of) throw invalid([fieldError('tier', 'same_tier')]);
  return instead_of;
};

const mustEndInTime = async (until: string) => {
  const today = await companyDay();
  const [first, last] = [addDays(today, 1), addMonths(today, MOST_MONTHS)];
  if (until < first) throw invalid([fieldError('until', 'day_too_early', { day: first })]);
  if (until > last) throw invalid([fieldError('until', 'day_too_late', { day: last })]);
};

/** Applies the override to the application, and ends an earlier one. */
const putInForce = async (application: Application, override: TierOverride, at: string, { actor }: Caller) => {
  const before = application.tier?.override;
  const ended = before ? await overrides.end(application.id, before.id, at, actor) : [];
  await applications.update(application, overriddenBy(application, override), actor, {
    action: 'tier_overridden',
    otherWrites: [...ended, overrides.keep(application.id, override)],
  });
  return override;
};

export const askForTier = async (caller: Caller, id: string, draft: OverrideDraft): Promise<TierOverride> => {
  const own = uuidV7(Date.now());
  const at = new Date().toISOString();
  return retryOnConflict(async () => {
    const application = await reachableApplication(caller, id);
    mustBeEditable(caller, application);
    await mustEndInTime(draft.until);
    const instead_of = mustBeAskable(application, draft);
    const by = actorOf(caller);
    const about = { ...draft, id: own, instead_of, by, requested_at: at, decided: null, ended: null };
    if (isFree(instead_of)) return putInForce(application, { ...about, state: 'accepted' }, at, caller);
    const override: TierOverride = { ...about, state: 'requested' };
    await applications.note(id, 'tier_override_requested', caller.actor, async () => {
      const pending = await overrides.pending(id);
      if (pending && pending.id !== own) throw overridePending(pending.by.name);
      return {
        changes: [{ field: 'tier_override', to: withoutVersion(override) }],
        otherWrites: [overrides.keep(id, override)],
      };
    });
    return override;
  });
};

const mayDecide = ({ roles }: Caller, { resource_groups }: Application) =>
  reaches(reach(roles, permissions.decideApprovals), resource_groups);

/** Records the decision without changing the application. */
const decide = async (caller: Caller, params: Params, decided: (before: TierOverride) => TierOverride) => {
  const { id } = params;
  let after: TierOverride | undefined;
  const becomes = decided(await find(params)).state;
  const event = becomes === 'refused' ? 'tier_override_refused' : 'tier_override_withdrawn';
  await applications.note(id, event, caller.actor, async () => {
    const before = await find(params);
    after = decided(before);
    return {
      changes: [{ field: 'tier_override', from: withoutVersion(before), to: withoutVersion(after) }],
      otherWrites: [overrides.keep(id, after)],
    };
  });
  return after ?? find(params);
};

export const decideOnTier = async (
  caller: Caller,
  params: Params,
  { decision, reason }: OverrideDecision,
): Promise<TierOverride> => {
  const by = actorOf(caller);
  const isOwn = await isOwnActOf(caller.id);
  const mustBeTheirs = (application: Application, before: TierOverride) => {
    if (!mayDecide(caller, application)) throw forbidden('You can read this application but not decide on its tier.');
    if (isOwn(before.by.id)) throw forbidden('You requested this, so someone else must decide.');
    mustBeInUse(application);
  };
  const decided = (before: TierOverride): TierOverride => {
    const state = mustBePossible(before, decision);
    return { ...before, state, decided: { at: new Date().toISOString(), by, reason } };
  };
  if (decision === 'refuse') {
    mustBeTheirs(await reachableApplication(caller, params.id), await find(params));
    return decide(caller, params, decided);
  }
  return retryOnConflict(async () => {
    const application = await reachableApplication(caller, params.id);
    const before = await find(params);
    mustBeTheirs(application, before);
    const after = decided(before);
    if (tierByAnswers(application) !== before.instead_of) throw overrideOutdated();
    await mustEndInTime(before.until);
    return putInForce(application, after, after.decided?.at ?? before.requested_at, caller);
  });
};

export const withdrawTier = (caller: Caller, params: Params): Promise<TierOverride> =>
  retryOnConflict(async () => {
    const application = await reachableApplication(caller, params.id);
    const before = await find(params);
    const state = mustBePossible(before, 'withdraw');
    const isTheirs = before.by.id === caller.id;
    if (!isTheirs && !(state === 'ended' && mayDecide(caller, application)))
      throw forbidden('Only the requester can withdraw a tier override. An approver can end it.');
    mustBeInUse(application);
    if (state !== 'ended') return decide(caller, params, (one) => ({ ...one, state: mustBePossible(one, 'withdraw') }));
    const at = new Date().toISOString();
    const by = actorOf(caller);
    const after: TierOverride = { ...before, state, ended: { at, by } };
    await applications.update(application, restored(application), caller.actor, {
      action: 'tier_override_ended',
      otherWrites: [overrides.keep(params.id, after)],
    });
    return after;
  });
