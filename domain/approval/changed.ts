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

/** Whether it is asked at all what was approved. */
export const isOtherThan = (before: Approvable, after: Approvable) =>
  isApproved(before.approval_status) &&
  isApproved(after.approval_status) &&
  CHANGED.some((field) => !isSame(heldIn(before, field), heldIn(after, field)));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is approved, and stays so while it is changed, says so until that is taken back; a new decision begins anew.
 * `approved` is what was decided on, where that is known. Which answers were, their number does not say (`markedByAnswers`).
 */
export const markedIfChanged = <A extends Approvable>(
  before: A,
  after: A,
  approved?: Partial<Record<ApprovedField, unknown>>,
): A => {
  const { changed_since_approval: mark, ...unmarked } = after;
  if (!isApproved(after.approval_status) || !isApproved(before.approval_status)) return unmarked as A; // the mark is optional
  if (!isOtherThan(before, after)) return after;
  const isOther = (field: (typeof CHANGED)[number]) =>
    field !== 'intake' && approved
      ? !isSame(approved[field], after[field])
      : mark?.fields.includes(field) || !isSame(heldIn(before, field), heldIn(after, field));
  const fields = CHANGED.filter(isOther);
  if (fields.length === 0) return unmarked as A; // as above
  return { ...after, changed_since_approval: { at: after.updated_at, by: after.updated_by, fields } };
};

/** The answers are not those that were approved, or are so again. */
export const markedByAnswers = <A extends Approvable>(
  application: A,
  isOther: boolean,
  done: { at: string; by: Actor },
): A => {
  const mark = application.changed_since_approval;
  const others = mark?.fields.filter((field) => field !== 'intake') ?? [];
  if (isOther) return { ...application, changed_since_approval: { ...done, fields: [...others, 'intake' as const] } };
  return {
    ...application,
    changed_since_approval: mark && others.length > 0 ? { ...mark, fields: others } : undefined,
  };
};
