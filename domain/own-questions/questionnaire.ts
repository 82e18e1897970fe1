/**
 * The intake with the questions of a company. Their gates are added to the built-in ones, so a tier can only rise. An
 * unknown answer leaves a gate undecided, as everywhere.
 */
import { RISK_TIERS, type RiskTier } from '#domain/enumerations.ts';
import type { Gate, Questionnaire } from '#domain/questions/assess.ts';
import type { Question } from '#domain/questions/question.ts';
import { INTAKE } from '#domain/tiering/tiering.ts';
import { inUse, OWN_STEP, type OwnQuestion, type OwnQuestions, ownGate } from './rules.ts';

const asQuestion = ({ id, options }: OwnQuestion): Question => ({
  ...{ key: id, step: OWN_STEP, choose: 'one' },
  of: inUse(options).map((option) => option.id),
});

/** Removed options count, too: an answer given earlier keeps its effect. */
const gateOf = ({ id, options }: OwnQuestion, tier: RiskTier): Gate<RiskTier>[] => {
  const any = options.filter(({ raises }) => raises === tier).map((option) => option.id);
  if (any.length === 0) return [];
  return [{ key: ownGate(id, tier), outcome: tier, opens: [{ question: id, any }] }];
};

/** Each version of the questions is a version of the rules. */
export const intakeWith = (own: OwnQuestions | undefined): Questionnaire<RiskTier> => {
  const used = inUse(own?.questions);
  if (!own || used.length === 0) return INTAKE;
  return {
    ...INTAKE,
    version: `${INTAKE.version}.${own.version}`,
    questions: [...INTAKE.questions, ...used.map(asQuestion)],
    gates: RISK_TIERS.flatMap((tier) => [
      ...INTAKE.gates.filter(({ outcome }) => outcome === tier),
      ...used.flatMap((question) => gateOf(question, tier)),
    ]),
  };
};
