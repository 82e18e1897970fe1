/** Steps of an own risk: treatment, acceptance, closure, reopening. */
import type { AuditEvent } from '#domain/audit/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { currentRating, levelOf } from '#domain/register/level.ts';
import type { KeptRisk, RiskStep } from '#domain/register/risk.ts';
import { reasonRule } from '#domain/register/rules.ts';
import { RISK_FLOW, type RiskAction, type RiskStatus } from '#domain/register/states.ts';
import { problemOf } from '#domain/rules.ts';
import { next } from '#domain/states.ts';
import { mustBeInUse } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, incomplete, invalid } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { mayApproveRisk, mustAccept, mustEditRisk, reachableRisk } from './rights.ts';
import { actionsIn, shownRisk } from './risks.ts';
import { risks } from './store.ts';

const EVENTS: Record<RiskAction, AuditEvent> = {
  ...{ treat: 'started', accept: 'accepted', close: 'closed', reopen: 'reopened' },
};

const mustBeReasoned = ({ action, reason }: RiskStep) => {
  const isNeeded = action === 'accept' || action === 'close';
  if (!isNeeded && reason !== '') throw invalid([fieldError('reason', 'not_with_this')]);
  const broken = isNeeded ? problemOf(reasonRule, reason) : undefined;
  if (broken) throw invalid([fieldError('reason', broken.code, broken.params)]);
};

type Given = { at: string; by: ReturnType<typeof actorOf>; reason: string };

const BECOMES: Record<RiskAction, (risk: KeptRisk, given: Given) => Partial<KeptRisk>> = {
  treat: () => ({}),
  accept: (risk, given) => ({ acceptance: { ...given, level: levelOf(currentRating(risk)) } }),
  close: (_, closure) => ({ closure }),
  reopen: () => ({ acceptance: null, closure: null }),
};

export const takeStep = (caller: Caller, id: string, step: RiskStep, changeable: (version: number) => boolean) =>
  retryOnConflict(async () => {
    const { action, reason } = step;
    const found = await reachableRisk(caller, id);
    const { application } = found;
    if (application) mustBeInUse(application);
    const isReopening = action === 'reopen' && found.risk.status === 'accepted';
    if (action === 'accept') await mustAccept(caller, found);
    else if (!isReopening || !mayApproveRisk(caller, found)) mustEditRisk(caller, found);
    const risk = toBeChanged(found.risk, changeable, 'risk');
    const status = next<RiskStatus, RiskAction>(RISK_FLOW, risk.status, action);
    if (!status) throw illegalTransition('risk', risk.status, action, actionsIn(risk.status));
    mustBeReasoned(step);
    if (action === 'treat' && risk.treatment === null) throw incomplete([fieldError('treatment', 'required')]);
    const becomes = BECOMES[action](risk, { at: new Date().toISOString(), by: actorOf(caller), reason });
    const saved = await risks.update(risk, { ...risk, ...becomes, status }, caller.actor, { action: EVENTS[action] });
    return shownRisk(caller, { ...found, risk: saved });
  });
