import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import { APPROVED_FIELDS, type ApprovedField } from './fields.ts';
import { isApproved } from './states.ts';

/** The answers of the intake are approved too. */
const CHANGED = [...APPROVED_FIELDS, 'intake'] as const;

/** Who changed last what was approved, and everything that was changed of it. */
export const ChangedSinceApproval = z.object({ at: Instant, by: Actor, fields: z.array(z.enum(CHANGED)) });
type ChangedSinceApproval = z.output<typeof ChangedSinceApproval>;

type Approvable = Record<ApprovedField, unknown> & {
  tier: { intake: number } | null;
  approval_status: ApprovalStatus;
  changed_since_approval?: ChangedSinceApproval | undefined;
  updated_at: string;
  updated_by: Actor;
};

const heldIn = (of: Approvable, field: (typeof CHANGED)[number]) => (field === 'intake' ? of.tier?.intake : of[field]);

/** What is approved, and stays so while it is changed, says so from then on; a new decision begins anew. */
export const markedIfChanged = <A extends Approvable>(before: A, after: A): A => {
  const { changed_since_approval: mark, ...unmarked } = after;
  if (!isApproved(after.approval_status) || !isApproved(before.approval_status)) return unmarked as A; // the mark is optional
  const isChanged = (field: (typeof CHANGED)[number]) =>
    JSON.stringify(heldIn(before, field)) !== JSON.stringify(heldIn(after, field));
  if (!CHANGED.some(isChanged)) return after;
  const fields = CHANGED.filter((field) => isChanged(field) || mark?.fields.includes(field));
  return { ...after, changed_since_approval: { at: after.updated_at, by: after.updated_by, fields } };
};

/** An answer was given that is not the one that was approved. */
export const markedByAnswer = <A extends { changed_since_approval?: ChangedSinceApproval | undefined }>(
  application: A,
  done: { at: string; by: Actor },
): A => {
  const fields = [...(application.changed_since_approval?.fields ?? []), 'intake' as const];
  return { ...application, changed_since_approval: { ...done, fields } };
};
