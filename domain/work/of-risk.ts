/** Derives the work items of own risks: treatments with a due date, reviews, and high risks that wait for acceptance. */
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import { currentRating, levelOf, needsApprover, type Rated } from '#domain/register/level.ts';
import type { RiskRow } from '#domain/register/risk.ts';
import { type Derived, type Make, reminderDay, workOn } from './derived.ts';

export type OpenRisk = Rated &
  Pick<
    RiskRow,
    'created_by' | 'due_on' | 'id' | 'name' | 'owned_by' | 'review_on' | 'status' | 'treatment' | 'updated_by'
  >;

type Whose = {
  /** The people responsible while the risk has no owner with access. */
  owners: readonly string[];
  hasAccess: (person: string) => boolean;
  approvers: readonly string[];
  doers: readonly Role[] | null;
  /** Whether the item needs the name of the risk, because it stands below another name. */
  isNamed: boolean;
  /** Makes the items open to all holders of these roles. */
  forRoles?: readonly Role[] | undefined;
};

export const ofRisk = (make: Make, risk: OpenRisk, whose: Whose): Derived[] => {
  const { owners, hasAccess, approvers, doers, isNamed, forRoles } = whose;
  const { id, name, status, owned_by, due_on, review_on, treatment } = risk;
  const people = owned_by && hasAccess(owned_by.id) ? [owned_by.id] : owners;
  const what = { part: id, params: { risk: id, ...(isNamed && { text: name }) } };
  const about = { ...what, doers, ...(forRoles && { needs: forRoles, butNot: [] }) };
  const isOpen = status === 'open' || status === 'in_treatment';
  const isForApprover = isOpen && treatment === 'accept' && needsApprover(levelOf(currentRating(risk)));
  const involved = [...(owned_by ? [owned_by.id] : []), risk.created_by.id, risk.updated_by.id];
  return [
    ...(isForApprover
      ? make(
          'risk_acceptance',
          approvers.filter((person) => !involved.includes(person)),
          { ...what, needs: permissions.decideApprovals, doers: permissions.decideApprovals, butNot: involved },
        )
      : []),
    ...(isOpen && due_on !== ''
      ? make('risk_treatment', people, { ...about, due: due_on, from: reminderDay(due_on) })
      : []),
    ...(status !== 'closed' && review_on !== ''
      ? make('risk_review', people, { ...about, due: review_on, from: reminderDay(review_on) })
      : []),
  ];
};

type Organization = {
  /** Whether an active person has access to everything. */
  hasAccess: (person: string) => boolean;
  administrators: readonly string[];
  approvers: readonly string[];
};

/**
 * A risk of the organization stands on its own, and only people with access to everything see it. Without an owner with
 * access, its creator has the items, or else all administrators.
 */
export const workOfRisk = (risk: OpenRisk, { hasAccess, administrators, approvers }: Organization): Derived[] => {
  const { id, name, owned_by, created_by } = risk;
  const isOwned = owned_by !== null && hasAccess(owned_by.id);
  const isForAll = !isOwned && !hasAccess(created_by.id);
  return ofRisk(workOn({ kind: 'risk', id, name }, [], isOwned), risk, {
    ...{ owners: isForAll ? administrators : [created_by.id], hasAccess, approvers, doers: null, isNamed: false },
    forRoles: isForAll ? permissions.administer : undefined,
  });
};
