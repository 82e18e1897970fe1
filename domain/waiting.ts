/** What of the applications waits for whom. No schema lives here, so that the browser can have it. */

import type { StageRole } from '#domain/approval/stage-roles.ts';
import type { PersonRole } from './applications/people.ts';
import { type Decider, whyNotDecide } from './approval/decide.ts';

/** Whoever asks; of others nobody asks. */
export const WAITING_FOR = ['me'] as const;

type Approval = {
  stages: readonly StageRole[];
  stage: number;
  submitted_by: { id: string };
  decided_by: readonly string[];
};

type Application<A> = {
  approval_status: string;
  approval: A | null;
  owner: string;
  people: readonly { role: PersonRole; id: string }[];
  resource_groups: readonly string[];
};

/** Which stage of which round it waits for. */
export const stageOf = <A extends Approval>({
  approval_status,
  approval,
}: Pick<Application<A>, 'approval' | 'approval_status'>) => {
  const role = approval_status === 'in_review' ? approval?.stages[approval.stage - 1] : undefined;
  return approval && role && { ...approval, role };
};

type Person = Decider & { id: string };

/** Whether it waits for their decision, as far as that is known without looking at who changed it, or for what they were assigned. */
export const waitsFor =
  (person: Person) =>
  (application: Application<Approval> & { assigned_to: readonly string[] | null }): boolean => {
    if (application.assigned_to?.includes(person.id)) return true;
    const stage = stageOf(application);
    return stage ? whyNotDecide(person, application, stage, []) === undefined : false;
  };
