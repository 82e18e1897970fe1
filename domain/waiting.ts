/** Decides whether an application waits for a person. Contains no schema, to keep the browser bundle small. */

import type { StageRole } from '#domain/approval/stage-roles.ts';
import type { PersonRole } from './applications/people.ts';
import { type Decider, whyNotDecide } from './approval/decide.ts';

/** Filter value; lists can only be filtered by the reader. */
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

/** An application as far as it can wait for a decision. */
export type Decidable = Application<Approval>;

/** The current stage of an application in review. */
export const stageOf = <A extends Approval>({
  approval_status,
  approval,
}: Pick<Application<A>, 'approval' | 'approval_status'>) => {
  const role = approval_status === 'in_review' ? approval?.stages[approval.stage - 1] : undefined;
  return approval && role && { ...approval, role };
};

type Person = Decider & { id: string };

/**
 * Whether the application waits for the person's decision or has assigned work for them. Recent editors are not checked
 * here, so a later check may still refuse the decision.
 */
export const waitsFor =
  (person: Person) =>
  (application: Decidable & { assigned_to: readonly string[] | null }): boolean => {
    if (application.assigned_to?.includes(person.id)) return true;
    const stage = stageOf(application);
    return stage ? whyNotDecide(person, application, stage, []) === undefined : false;
  };
