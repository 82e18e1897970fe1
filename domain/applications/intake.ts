/** Schemas of the intake: answers, results and submitted versions. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { RISK_TIERS } from '#domain/enumerations.ts';
import { OverrideFacts } from '#domain/override/facts.ts';
import { OwnQuestions } from '#domain/own-questions/question.ts';
import { ownQuestionOf } from '#domain/own-questions/rules.ts';

const Tier = z.enum(RISK_TIERS);

/** Plain strings, because older versions use keys that the current rules may no longer have. */
const Key = z.string();

/** The answer to one question, as a reason for a result. */
export const QuestionAnswer = z
  .object({ question: Key, values: z.array(z.string()) })
  .meta({ title: 'QuestionAnswer' });

/** Documents the result of `tierOf` (`domain/tiering`) for the API. */
export const Tiering = z
  .object({
    tier: Tier.meta({ description: 'The highest tier that is still possible.' }),
    gate: Key.meta({ description: 'The deciding gate: the first one that opened or may still open.' }),
    provisional: z.boolean().meta({ description: 'Whether missing answers could still lower it.' }),
    at_least: Tier.meta({ description: 'The lowest tier that is still possible.' }),
    because: z.array(QuestionAnswer).meta({ description: 'The answers that opened the gate or leave it undecided.' }),
    trace: z.array(z.object({ gate: Key, state: z.enum(['closed', 'undecided', 'open']) })).meta({
      description: 'All gates up to the deciding one, in order.',
    }),
    settle: Key.nullable().meta({ description: 'The question whose answer would decide most.' }),
    missing: z.array(Key).meta({ description: 'The unanswered questions.' }),
  })
  .meta({ title: 'Tiering' });

/** The latest answer to a question, with author and time. Empty values mean that the answer was withdrawn. */
export const GivenAnswer = z
  .object({ values: z.array(z.string()), at: Instant, by: Actor })
  .meta({ title: 'RecordedAnswer' });
export type GivenAnswer = z.output<typeof GivenAnswer>;

const GivenAnswers = z.record(Key, GivenAnswer);

const CompanyQuestions = OwnQuestions.optional().meta({
  description:
    "The company's own questions, as asked, with archived ones that were answered. Absent if there are none.",
});

/** The intake in progress. */
export const Intake = z
  .object({
    version: z.int().min(0).meta({ description: 'Number of saves so far.' }),
    rules_version: z.string().meta({ description: "Includes the version of the company's own questions." }),
    answers: GivenAnswers.meta({ description: 'The answers by question, with author and time.' }),
    company_questions: CompanyQuestions,
    result: Tiering,
  })
  .meta({ title: 'Intake' });
export type Intake = z.output<typeof Intake>;

export const IntakeAnswer = z
  .strictObject({
    values: z.array(z.string().max(60)).max(30).meta({
      description:
        "The answer: one value, several for a multiple-choice question, or 'unknown'. An empty list removes the answer.",
    }),
    seen: z.array(z.string().max(60)).max(30).optional().meta({
      description:
        'The answer that you saw. If it has changed, yours is rejected and the error contains the current one.',
    }),
    rules_version: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'The rules version of the questions that you saw.' }),
  })
  .meta({ title: 'IntakeAnswer', examples: [{ values: ['no'], seen: [] }] });

export const IntakeSubmission = z
  .strictObject({
    rules_version: z.string().max(60).meta({ description: 'The rules version of the result that you saw.' }),
  })
  .meta({ title: 'IntakeSubmission', examples: [{ rules_version: '2026-11' }] });

/** A submitted intake, which never changes. */
export const IntakeVersion = z
  .object({
    number: z.int().min(1),
    at: Instant,
    by: Actor,
    rules_version: z.string(),
    answers: GivenAnswers,
    company_questions: CompanyQuestions,
    result: Tiering,
  })
  .meta({ title: 'IntakeVersion' });
export type IntakeVersion = z.output<typeof IntakeVersion>;

/** How the risk tier of an application was determined. */
export const TierFacts = z
  .object({
    intake: z.int().min(1).meta({ description: 'The number of the submitted intake.' }),
    gate: Key,
    provisional: z.boolean(),
    rules_version: z.string(),
    question: z
      .object({ text: z.string(), text_es: z.string() })
      .optional()
      .meta({ description: "The company's own question that decided, if one did." }),
    override: OverrideFacts.optional().meta({
      description: 'Set if the tier differs from the one that results from the answers.',
    }),
  })
  .meta({ title: 'TierFacts' });

export const tierFacts = (version: IntakeVersion): z.output<typeof TierFacts> => {
  const { number, result, rules_version, company_questions } = version;
  const own = company_questions?.questions.find(({ id }) => id === ownQuestionOf(result.gate));
  return {
    intake: number,
    gate: result.gate,
    provisional: result.provisional,
    rules_version,
    ...(own && { question: { text: own.text, text_es: own.text_es } }),
  };
};
