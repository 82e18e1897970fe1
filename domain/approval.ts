import * as z from 'zod';
import { Actor, Instant } from './entity.ts';
import type { ApprovalStatus } from './enumerations.ts';

/**
 * What an approval is given for: what an application does, what it is built on and how risky it is. What it is called,
 * who answers for it and how far it has come may change without anybody having to decide again.
 */
const APPROVED_FIELDS = [
  'description',
  'purpose',
  'vendor_id',
  'model_type',
  'foundation_models',
  'risk_tier',
] as const;

/** Who changed last what was approved, and everything that was changed of it. */
export const ChangedSinceApproval = z.object({ at: Instant, by: Actor, fields: z.array(z.enum(APPROVED_FIELDS)) });
type ChangedSinceApproval = z.output<typeof ChangedSinceApproval>;

type Approvable = Record<(typeof APPROVED_FIELDS)[number], unknown> & {
  approval_status: ApprovalStatus;
  changed_since_approval?: ChangedSinceApproval | undefined;
  updated_at: string;
  updated_by: Actor;
};

/** What is approved, and stays so while it is changed, says so from then on; a new decision begins anew. */
export const markedIfChanged = <A extends Approvable>(before: A, after: A): A => {
  const { changed_since_approval: mark, ...unmarked } = after;
  if (after.approval_status !== 'approved' || before.approval_status !== 'approved') return unmarked as A; // the mark is optional
  const isChanged = (field: (typeof APPROVED_FIELDS)[number]) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  if (!APPROVED_FIELDS.some(isChanged)) return after;
  const fields = APPROVED_FIELDS.filter((field) => isChanged(field) || mark?.fields.includes(field));
  return { ...after, changed_since_approval: { at: after.updated_at, by: after.updated_by, fields } };
};
