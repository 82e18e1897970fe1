/** Permissions for working on and reviewing controls. */

import type { Application } from '#domain/applications/application.ts';
import type { AuditRow } from '#domain/audit/audit.ts';
import type { Control } from '#domain/controls/control.ts';
import { reaches } from '#domain/permissions.ts';
import { editable, reviewable, workable } from '#lambdas/applications/access.ts';
import { trail } from '#lambdas/audit/store.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import { ForbiddenError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';
import { keys } from '#lambdas/persistence/keys.ts';

type Owned = Pick<Control, 'owner'>;

/** Editors of the application, and the owner of the control. */
export const mayWork = (caller: Caller, { resource_groups }: Application, { owner }: Owned) =>
  reaches(editable(caller), resource_groups) || (owner?.id === caller.id && reaches(workable(caller), resource_groups));

export const mustWork = (caller: Caller, application: Application, control: Owned) => {
  if (!mayWork(caller, application, control))
    throw forbidden(
      'You can read this control. Only its owner and users who can change the application can work on it.',
    );
};

export const mayReview = (caller: Caller, { resource_groups }: Application) =>
  reaches(reviewable(caller), resource_groups);

export const mustReview = (caller: Caller, application: Application) => {
  if (!mayReview(caller, application)) throw forbidden('You can read this control but not review it.');
};

const WORK = {
  owns: 'You own this control',
  submitted: 'You submitted this control',
  evidence: 'You added or removed evidence of this control since its last review',
  changed: 'You changed this control since its last review',
} as const;
type Work = keyof typeof WORK;

const REVIEWS: readonly AuditRow['action'][] = ['accepted', 'returned'];
/** Assigning a control or its due date does not count as work. */
const ASSIGNING = ['owner', 'due_on'];
const A_PAGE = 100;

const workIn = ({ action, changes }: AuditRow): Work | undefined => {
  if (action === 'submitted') return 'submitted';
  if (action === 'evidence_added' || action === 'evidence_removed') return 'evidence';
  return changes.every(({ field }) => ASSIGNING.includes(field)) ? undefined : 'changed';
};

/** The person's work on the control since the last review. */
export const workBy = async (
  person: string,
  { id, owner }: Pick<Control, 'id' | 'owner'>,
): Promise<Work | undefined> => {
  const isOwn = await isOwnActOf(person);
  if (owner && isOwn(owner.id)) return 'owns';
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await trail.of(keys.control(id), A_PAGE, after);
    const last = items.findIndex(({ action }) => REVIEWS.includes(action));
    const since = last < 0 ? items : items.slice(0, last);
    for (const row of since) {
      const work = isOwn(row.by.id) ? workIn(row) : undefined;
      if (work) return work;
    }
    after = last < 0 ? next : null;
  }
  return undefined;
};

/** Four-eyes principle: people do not review their own work. */
export const mustBeOfOthers = async (caller: Caller, control: Pick<Control, 'id' | 'owner'>) => {
  const work = await workBy(caller.id, control);
  if (work) throw new ForbiddenError(`${WORK[work]}, so someone else must review it.`, { code: 'own_work' });
};
