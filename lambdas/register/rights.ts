/** Access to own risks, and who may accept them. Inaccessible risks are answered as not found. */
import type { KeptApplication } from '#domain/applications/application.ts';
import type { AuditRow } from '#domain/audit/audit.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { currentRating, levelOf, needsApprover } from '#domain/register/level.ts';
import type { KeptRisk } from '#domain/register/risk.ts';
import type { AcceptanceRefusal } from '#domain/register/states.ts';
import { editable, mustBeInUse, readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { trail } from '#lambdas/audit/store.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import { ForbiddenError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/known-errors.ts';
import { entityKey } from '#lambdas/persistence/keys.ts';
import { risks } from './store.ts';

/** A risk with its application, if it has one. */
export type FoundRisk = { risk: KeptRisk; application: KeptApplication | undefined };

/** Risks of the organization have no groups, which only a scope of everything includes. */
const groupsOf = (application: KeptApplication | undefined) => application?.resource_groups ?? [];

export const reachableRisk = async (caller: Caller, id: string): Promise<FoundRisk> => {
  const risk = await risks.get(id);
  const of = risk?.application_id ?? null;
  const application = of === null ? undefined : await applications.get(of);
  const isLost = of !== null && !application;
  if (!risk || isLost || !reaches(readable(caller), groupsOf(application))) throw notFound('risk');
  return { risk, application };
};

type At = Pick<FoundRisk, 'application'>;

export const mayEditRisk = (caller: Caller, { application }: At) => reaches(editable(caller), groupsOf(application));

export const mustEditRisk = (caller: Caller, found: At) => {
  if (!mayEditRisk(caller, found)) throw forbidden('You can read this risk but not change it.');
  if (found.application) mustBeInUse(found.application);
};

export const mayApproveRisk = ({ roles }: Caller, { application }: At) =>
  reaches(reach(roles, permissions.decideApprovals), groupsOf(application));

/** Everything that people do with a risk, except accepting it and delegating its tasks. */
const WORK: readonly AuditRow['action'][] = ['created', 'imported', 'changed', 'started', 'closed', 'reopened'];
const A_PAGE = 100;

/** Whether the person created, changed or moved the risk since it was last accepted. */
const hasChanged = async (id: string, isOwn: (actor: string) => boolean) => {
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await trail.of(entityKey('risk', id), A_PAGE, after);
    const last = items.findIndex(({ action }) => action === 'accepted');
    const since = last < 0 ? items : items.slice(0, last);
    if (since.some(({ action, by }) => WORK.includes(action) && isOwn(by.id))) return true;
    after = last < 0 ? next : null;
  }
  return false;
};

/** Four-eyes principle: people do not accept a high level of a risk that they own, changed or moved. */
export const acceptanceRefusal = async (caller: Caller, found: FoundRisk): Promise<AcceptanceRefusal | null> => {
  const { risk } = found;
  const mayApprove = mayApproveRisk(caller, found);
  if (!needsApprover(levelOf(currentRating(risk))))
    return mayApprove || mayEditRisk(caller, found) ? null : 'not_permitted';
  if (!caller.user || !mayApprove) return 'needs_approver';
  const isOwn = await isOwnActOf(caller.id);
  if (risk.owned_by && isOwn(risk.owned_by.id)) return 'owns';
  return (await hasChanged(risk.id, isOwn)) ? 'changed' : null;
};

const WHY_NOT: Record<AcceptanceRefusal, string> = {
  not_permitted: 'You can read this risk but not accept it.',
  needs_approver: 'Only an approver of the application can accept a high or critical level.',
  owns: 'You own this risk, so another approver must accept a high or critical level.',
  changed: 'You created, changed or reopened this risk, so another approver must accept a high or critical level.',
};

export const mustAccept = async (caller: Caller, found: FoundRisk) => {
  const why = await acceptanceRefusal(caller, found);
  if (why)
    throw new ForbiddenError(WHY_NOT[why], { code: why === 'owns' || why === 'changed' ? 'own_work' : 'forbidden' });
};
