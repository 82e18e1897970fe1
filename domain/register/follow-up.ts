/** What follows from an edit for the status of an own risk. Contains no schema, to keep the browser bundle small. */
import { needsApprover, type Rated } from './level.ts';
import type { RiskStatus } from './states.ts';
import type { RegisterLevel } from './words.ts';

type Person = { readonly id: string };

type Edited = Rated & {
  readonly name: string;
  readonly description: string;
  readonly treatment: string | null;
  readonly treatment_plan: string;
  readonly status: RiskStatus;
  readonly owned_by: Person | null;
  readonly acceptance: { readonly by: Person; readonly level: RegisterLevel } | null;
};

const RATINGS = ['likelihood', 'impact', 'residual_likelihood', 'residual_impact'] as const;

/** What a person accepts with a risk. Owner, dates and controls can change afterwards. */
const ACCEPTED = ['name', 'description', 'treatment', 'treatment_plan', ...RATINGS] as const;

const differIn = <E, F extends keyof E>(fields: readonly F[], before: E, after: E) =>
  fields.some((field) => before[field] !== after[field]);

/** A high level is not accepted by the owner, so whoever accepted it cannot become the owner. */
const isOwnedByAccepter = ({ acceptance, owned_by }: Edited) =>
  acceptance !== null && needsApprover(acceptance.level) && owned_by?.id === acceptance.by.id;

/** Whether an edit reopens an accepted or closed risk. A step states the new status itself. */
const isReopened = (before: Edited, after: Edited) => {
  if (before.status !== after.status) return false;
  if (after.status === 'closed') return differIn(RATINGS, before, after);
  return after.status === 'accepted' && (differIn(ACCEPTED, before, after) || isOwnedByAccepter(after));
};

/** The status after an edit. */
export const followUp = <E extends Edited>(before: E, after: E): E => {
  if (isReopened(before, after)) return { ...after, status: 'open', acceptance: null, closure: null };
  return after.status === 'in_treatment' && after.treatment === null ? { ...after, status: 'open' } : after;
};
