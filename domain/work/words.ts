/** What may wait for somebody. No schema lives here, so that the browser can have it. */
import { addDays } from '#domain/day.ts';

/** A kind more is a word here, whom it waits for (`of-*.ts`), where it is done (`path.ts`), and its texts. */
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
  'mention',
  'question',
  'questionnaire',
  'questionnaire_asked',
  'questionnaire_review',
  'vendor_date',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What somebody has to do themselves, and what they wait for that others do. */
export const WHOSE = ['mine', 'others'] as const;
export type Whose = (typeof WHOSE)[number];

export const WORK_GROUPS = ['overdue', 'this_week', 'later', 'others'] as const;
type WorkGroup = (typeof WORK_GROUPS)[number];

export type Waiting = {
  kind: WorkKind;
  whose: Whose;
  /** The last day for it. */
  due: string | null;
  /** The first day on which anybody need see it. */
  from: string | null;
  /** The day until which its reader wants to hear nothing of it. */
  remind_on: string | null;
};

const A_WEEK = 7;

/** What nobody has set a day for waits now, but for what is a part of something longer. */
const WITHOUT_HURRY: readonly WorkKind[] = ['control', 'assessment'];

/** Of what others do, what nobody waits for after its day: from then on it is for somebody to do. */
const UNTIL_ITS_DAY: readonly WorkKind[] = ['questionnaire_asked'];

export const isPutOff = ({ remind_on }: Pick<Waiting, 'remind_on'>, today: string) =>
  remind_on !== null && remind_on > today;

/** Nothing, where it is not to be seen yet. */
export const workGroup = (item: Waiting, today: string): WorkGroup | undefined => {
  const { kind, whose, due, from } = item;
  if (from !== null && from > today) return undefined;
  if (whose === 'others') return due !== null && due < today && UNTIL_ITS_DAY.includes(kind) ? undefined : 'others';
  if (isPutOff(item, today)) return 'later';
  if (due === null) return WITHOUT_HURRY.includes(kind) ? 'later' : 'this_week';
  if (due < today) return 'overdue';
  return due < addDays(today, A_WEEK) ? 'this_week' : 'later';
};

/** What is counted: all that its reader has to do, but for what they have put off. */
export const toBeDone = <W extends Waiting>(all: readonly W[], today: string): W[] =>
  all.filter((one) => {
    const group = workGroup(one, today);
    return group !== undefined && group !== 'others' && !isPutOff(one, today);
  });
