/** Whether and by when people acknowledge a policy. Contains no schema, to keep the browser bundle small. */
import { addDays, laterDay } from '#domain/day.ts';
import type { Grant } from '#domain/permissions.ts';
import { isForPerson } from './access.ts';
import type { AcknowledgementKept, PolicyPerson, PolicyRow } from './policy.ts';
import type { AcknowledgementState } from './words.ts';

type Asking = Pick<PolicyRow, 'acknowledgement' | 'asked' | 'audience_roles' | 'due_days' | 'status'>;

export const isAsking = <P extends Asking>(policy: P): policy is P & { asked: NonNullable<P['asked']> } =>
  policy.status === 'in_force' && policy.acknowledgement === 'asked' && policy.asked !== null;

/** The policies that ask a person with these roles. */
export const askingOf = <P extends Asking>(policies: readonly P[], grants: readonly Grant[]) =>
  policies.filter(isAsking).filter((policy) => isForPerson(policy, grants));

/** People who joined the audience later have as many days from then on. */
export const dueDay = (
  { asked, due_days }: Pick<PolicyRow, 'due_days'> & { asked: { on: string } },
  person: Pick<PolicyPerson, 'entered_on'> | undefined,
) => {
  return addDays(laterDay(person?.entered_on ?? '', asked.on), Number(due_days));
};

/** The latest acknowledgement of one of these versions. */
export const acknowledgedIn = (
  person: Pick<PolicyPerson, 'acknowledgements'> | undefined,
  from: number,
  to: number = Number.POSITIVE_INFINITY,
): AcknowledgementKept | null =>
  person?.acknowledgements.findLast(({ version }) => version >= from && version <= to) ?? null;

export const stateOf = (acknowledged: AcknowledgementKept | null, due: string, today: string): AcknowledgementState =>
  acknowledged ? 'acknowledged' : due < today ? 'overdue' : 'pending';

/** Short periods have a shorter notice. */
const NOTICE = { days: 7, ofShort: 3 };
/** People who are overdue are reminded once, even if the job missed some days. */
const LATE = 30;

/** Which reminder applies on this day. */
export const reminderOn = (due: string, due_days: string, today: string): 'over' | 'soon' | undefined => {
  const notice = Number(due_days) > NOTICE.days ? NOTICE.days : NOTICE.ofShort;
  if (today > due) return today <= addDays(due, LATE) ? 'over' : undefined;
  return today >= addDays(due, -notice) ? 'soon' : undefined;
};
