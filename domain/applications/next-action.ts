/** The one step that a person can take now. Contains no schema, to keep the browser bundle small. */
import { type Decider, whyNotDecide } from '#domain/approval/decide.ts';
import type { StageRole } from '#domain/approval/stage-roles.ts';
import { stageOf } from '#domain/waiting.ts';
import type { PersonRole } from './people.ts';

type Application = {
  approval_status: string;
  approval: {
    stages: readonly StageRole[];
    stage: number;
    submitted_by: { id: string };
    decided_by: readonly string[];
  } | null;
  owner: string;
  people: readonly { role: PersonRole; id: string }[];
  resource_groups: readonly string[];
};

/**
 * A decision, if the application waits for this person's; otherwise the first step of an editor. Recent editors are not
 * known here, so the approval page may still refuse the decision.
 */
export const nextAction = <S extends { step: string }>(
  person: Decider & { mayEdit: boolean },
  application: Application,
  steps: readonly S[],
): S | undefined => {
  const stage = stageOf(application);
  const mayDecide = stage && whyNotDecide(person, application, stage, []) === undefined;
  if (mayDecide) return steps.find(({ step }) => step === 'waits_for');
  return person.mayEdit ? steps.find(({ step }) => step !== 'waits_for') : undefined;
};
