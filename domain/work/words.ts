/** Kinds and groups of work items. Contains no schema, to keep the browser bundle small. */
import { addDays } from '#domain/day.ts';
import { TASK_SUBJECTS } from '#domain/subject-key.ts';

/** A new kind also needs its assignees (`of-*.ts`), its path (`path.ts`) and its titles. */
export const WORK_KINDS = [
  'intake',
  'approval',
  'in_review',
  'changes_requested',
  'approval_ending',
  'approval_expired',
  'condition',
  'assessment',
  'assessment_review',
  'assessment_in_review',
  'assessment_condition',
  'control',
  'control_review',
  'control_in_review',
  'evidence',
  'override_decision',
  'override_asked',
  'override_ending',
  'model_retires',
  'legal_document',
  'legal_signature',
  'legal_in_review',
  'risk_treatment',
  'risk_review',
  'risk_acceptance',
  'mention',
  'question',
  'questionnaire',
  'questionnaire_asked',
  'questionnaire_review',
  'vendor_date',
  'task',
  'policy',
  'policy_review',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The kinds of objects with tasks. A risk of an application has its tasks there. */
export const WORK_THINGS = [...TASK_SUBJECTS, 'risk', 'policy'] as const;
export type WorkThing = (typeof WORK_THINGS)[number];

/** Tasks of the reader, and tasks of others that the reader waits for. */
export const WHOSE = ['mine', 'others'] as const;
export type Whose = (typeof WHOSE)[number];

type WorkGroup = 'overdue' | 'this_week' | 'later' | 'others';

export type Waiting = {
  kind: WorkKind;
  whose: Whose;
  /** Last day for the task. */
  due: string | null;
  /** First day on which the item is shown. */
  from: string | null;
  /** Snoozed until this day. */
  remind_on: string | null;
};

const A_WEEK = 7;

/** Items without a due date belong to this week, except these, which are parts of longer work. */
const WITHOUT_HURRY: readonly WorkKind[] = ['control', 'assessment', 'legal_document', 'task'];

/** Hidden from waiting people after the due date, because the item then becomes a task again. */
const UNTIL_ITS_DAY: readonly WorkKind[] = ['questionnaire_asked'];

export const isPutOff = ({ remind_on }: Pick<Waiting, 'remind_on'>, today: string) =>
  remind_on !== null && remind_on > today;

/** Undefined before the first day on which the item is shown. */
export const workGroup = (item: Waiting, today: string): WorkGroup | undefined => {
  const { kind, whose, due, from } = item;
  if (from !== null && from > today) return undefined;
  if (whose === 'others') return due !== null && due < today && UNTIL_ITS_DAY.includes(kind) ? undefined : 'others';
  if (isPutOff(item, today)) return 'later';
  if (due === null) return WITHOUT_HURRY.includes(kind) ? 'later' : 'this_week';
  if (due < today) return 'overdue';
  return due < addDays(today, A_WEEK) ? 'this_week' : 'later';
};

/** The sections of the page. Tasks that the reader's role does not allow are listed apart, whatever their due date. */
export const WORK_SECTIONS = ['overdue', 'this_week', 'later', 'to_delegate', 'others'] as const;
export type WorkSection = (typeof WORK_SECTIONS)[number];

export const workSection = (item: Waiting & { able: boolean }, today: string): WorkSection | undefined => {
  const group = workGroup(item, today);
  return group !== undefined && group !== 'others' && !item.able ? 'to_delegate' : group;
};

/** Groups items by their application or vendor, in the order of the first item of each. */
export const bySubject = <W extends { thing: { id: string } }>(items: readonly W[]): W[][] => [
  ...Map.groupBy(items, ({ thing }) => thing.id).values(),
];

/** Items for the badge count: the reader's own tasks without snoozed ones. */
export const toBeDone = <W extends Waiting>(all: readonly W[], today: string): W[] =>
  all.filter((one) => {
    const group = workGroup(one, today);
    return group !== undefined && group !== 'others' && !isPutOff(one, today);
  });
