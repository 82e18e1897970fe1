import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import { APPROVED_FIELDS, type ApprovedField } from './fields.ts';
import { isApproved } from './states.ts';

/** An approval covers the intake answers, too. */
const CHANGED = [...APPROVED_FIELDS, 'intake'] as const;

/** The latest change of approved fields: author, time and all fields that differ since the approval. */
export const ChangedSinceApproval = z
  .object({ at: Instant, by: Actor, fields: z.array(z.enum(CHANGED)) })
  .meta({ title: 'ChangedSinceApproval' });
type ChangedSinceApproval = z.output<typeof ChangedSinceApproval>;

type Approvable = Record<ApprovedField, unknown> & {
  tier: { intake: number } | null;
  approval_status: ApprovalStatus;
  changed_since_approval?: ChangedSinceApproval | undefined;
  updated_at: string;
  updated_by: Actor;
};

const heldIn = (of: Approvable, field: (typeof CHANGED)[number]) => (field === 'intake' ? of.tier?.intake : of[field]);

/** Whether an approved subject stays approved while a covered field changes. */
export const isOtherThan = (before: Approvable, after: Approvable) =>
  isApproved(before.approval_status) &&
  isApproved(after.approval_status) &&
  CHANGED.some((field) => !isSame(heldIn(before, field), heldIn(after, field)));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Marks an approved subject as changed until the change is reverted; a new decision clears the mark. `approved` has the
 * values that were decided on, if known. Intake answers are compared in `markedByAnswers`, because the intake number
 * does not tell whether they differ.
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
  if (fields.length === 0) return unmarked as A; // the mark is optional, too
  return { ...after, changed_since_approval: { at: after.updated_at, by: after.updated_by, fields } };
};

/** Adds or clears the mark for intake answers. */
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
