/** Asks people to acknowledge a policy, reminds them, and reminds owners of reviews. */
import type { Audit } from '#domain/audit/audit.ts';
import { saidToBeOver } from '#domain/notifications/kinds.ts';
import { orEverybody } from '#domain/permissions.ts';
import { dueDay, reminderOn } from '#domain/policies/asking.ts';
import type { PolicyPerson, PolicyRow } from '#domain/policies/policy.ts';
import { dayIn } from '#domain/time-zone.ts';
import { reminderDay } from '#domain/work/derived.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { roleChangeIn } from '#lambdas/people/role-change-service.ts';
import { newlyAskedOf } from '#lambdas/policies/audience-service.ts';
import { notify, type Reader } from './notify.ts';
import { notifyPeople } from './notify-people.ts';

type Asking = Pick<PolicyRow, 'due_days' | 'id' | 'kind' | 'name'> & { asked: NonNullable<PolicyRow['asked']> };
type Entered = Pick<PolicyPerson, 'entered_on'> | undefined;

const aboutOf = (policy: Asking, entered: Entered) => {
  const { id, name, kind: policy_kind } = policy;
  return { id, name, policy_kind, due: dueDay(policy, entered) };
};

/** Once per person each time that the policy asks. */
export const notifyOfAskedPolicy = (person: Reader, policy: Asking, entered: Entered) => {
  const { from, on } = policy.asked;
  const event = { id: `policy ${policy.id} ${from} ${on}`, at: new Date().toISOString() };
  return notify(person, { kind: 'policy_asked', params: aboutOf(policy, entered) }, event);
};

/** Once before the day and once after it. */
export const notifyOfDuePolicy = async (person: Reader, policy: Asking, entered: Entered, today: string) => {
  const about = aboutOf(policy, entered);
  const reminder = reminderOn(about.due, policy.due_days, today);
  if (!reminder) return;
  const over = saidToBeOver(about.due, today);
  const event = { id: `${reminder} ${policy.id} ${about.due}`, at: new Date().toISOString() };
  await notify(person, { kind: 'policy_due', params: { ...about, over } }, event);
};

/** 30 days before the review and once after its day. */
export const notifyOfPolicyReview = async ({ id, name, review_on, owned_by }: PolicyRow, today: string) => {
  if (!owned_by || today < reminderDay(review_on)) return;
  const over = saidToBeOver(review_on, today);
  const event = { id: `${over === 'yes' ? 'over' : 'soon'} ${id} review ${review_on}`, at: new Date().toISOString() };
  const what = { kind: 'policy_review', params: { id, name, due: review_on, over } } as const;
  await notifyPeople([owned_by.id], orEverybody([]), what, event);
};

/** People who join the audience are asked, too. */
export const notifyOfPolicy = async (audit: Audit) => {
  const change = await roleChangeIn(audit);
  if (!change?.user) return;
  const entered_on = dayIn(await companyZone(), Date.parse(audit.at));
  for (const policy of await newlyAskedOf(change.now, change.before))
    await notifyOfAskedPolicy(change.user, policy, { entered_on });
};
