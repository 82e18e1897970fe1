/** The one step that a person can take now. Contains no schema, to keep the browser bundle small. */
import { type Decider, whyNotDecide } from '#domain/approval/decide.ts';
import { type Decidable, stageOf } from '#domain/waiting.ts';

/**
 * A decision, if the application waits for this person's; otherwise the first step of an editor. Recent editors are not
 * known here, so the approval page may still refuse the decision.
 */
export const nextAction = <S extends { step: string }>(
  person: Decider & { mayEdit: boolean },
  application: Decidable,
  steps: readonly S[],
): S | undefined => {
  const stage = stageOf(application);
  const mayDecide = stage && whyNotDecide(person, application, stage, []) === undefined;
  if (mayDecide) return steps.find(({ step }) => step === 'waits_for');
  return person.mayEdit ? steps.find(({ step }) => step !== 'waits_for') : undefined;
};
