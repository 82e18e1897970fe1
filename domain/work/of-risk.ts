/** Derives the work items of own risks: treatments with a due date, and reviews. */
import type { Role } from '#domain/enumerations.ts';
import type { RiskRow } from '#domain/register/risk.ts';
import { type Derived, type Make, reminderDay, workOn } from './derived.ts';

export type DatedRisk = Pick<RiskRow, 'id' | 'name' | 'status' | 'owned_by' | 'due_on' | 'review_on'>;

type Whose = {
  /** The people responsible while the risk has no owner. */
  owners: readonly string[];
  doers: readonly Role[] | null;
  /** Whether the item needs the name of the risk, because it stands below another name. */
  isNamed: boolean;
};

export const ofRisk = (make: Make, risk: DatedRisk, { owners, doers, isNamed }: Whose): Derived[] => {
  const { id, name, status, owned_by, due_on, review_on } = risk;
  const people = owned_by ? [owned_by.id] : owners;
  const about = { part: id, params: { risk: id, ...(isNamed && { text: name }) }, doers };
  const isOpen = status === 'open' || status === 'in_treatment';
  return [
    ...(isOpen && due_on !== ''
      ? make('risk_treatment', people, { ...about, due: due_on, from: reminderDay(due_on) })
      : []),
    ...(status !== 'closed' && review_on !== ''
      ? make('risk_review', people, { ...about, due: review_on, from: reminderDay(review_on) })
      : []),
  ];
};

/** A risk of the organization stands on its own, and only people with access to everything see it. */
export const workOfRisk = (risk: DatedRisk): Derived[] =>
  ofRisk(workOn({ kind: 'risk', id: risk.id, name: risk.name }, []), risk, { owners: [], doers: null, isNamed: false });
