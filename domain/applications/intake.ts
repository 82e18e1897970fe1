/** Schemas of the intake: answers, results and submitted versions. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { RISK_TIERS } from '#domain/enumerations.ts';
import { OverrideFacts } from '#domain/override/facts.ts';

const Tier = z.enum(RISK_TIERS);

/** Plain strings, because older versions use keys that the current rules may no longer have. */
const Key = z.string();

const Given = z.object({ question: Key, values: z.array(z.string()) });

/** Documents the result of `tierOf` (`domain/tiering`) for the API. */
export const Tiering = z
  .object({
    tier: Tier.meta({ description: 'The highest tier that is still possible.' }),
    gate: Key.meta({ description: 'The gate that decided: the first that opened, or may still open.' }),
    provisional: z.boolean().meta({ description: 'Whether answers that are missing could still lower it.' }),
    at_least: Tier.meta({ description: 'The lowest tier that is still possible.' }),
    because: z.array(Given).meta({ description: 'What opened the gate, or leaves it undecided.' }),
    trace: z.array(z.object({ gate: Key, state: z.enum(['closed', 'undecided', 'open']) })).meta({
      description: 'Every gate up to the one that decided, in order.',
    }),
    settle: Key.nullable().meta({ description: 'The question whose answer would settle most.' }),
    missing: z.array(Key).meta({ description: 'The questions that are still to be answered.' }),
  })
  .meta({ title: 'Tiering' });

/** The latest answer to a question, with author and time. Empty values mean that the answer was withdrawn. */
export const GivenAnswer = z.object({ values: z.array(z.string()), at: Instant, by: Actor });
export type GivenAnswer = z.output<typeof GivenAnswer>;

const GivenAnswers = z.record(Key, GivenAnswer);

/** The intake in progress. */
export const Intake = z
  .object({
    version: z.int().min(0).meta({ description: 'How many answers were saved.' }),
    rules_version: z.string(),
    answers: GivenAnswers.meta({ description: 'By question. Each has who gave it, and when.' }),
    result: Tiering,
  })
  .meta({ title: 'Intake' });
export type Intake = z.output<typeof Intake>;

export const IntakeAnswer = z
  .strictObject({
    values: z.array(z.string().max(60)).max(30).meta({
      description:
        "What is answered: one value, or some where several can be chosen, or 'unknown'. None takes it back.",
    }),
    seen: z.array(z.string().max(60)).max(30).optional().meta({
      description:
        'What the answer was when you saw it. Where it is another by now, yours is refused and you hear of it.',
    }),
    rules_version: z.string().max(60).optional().meta({ description: 'Of the questions as you know them.' }),
  })
  .meta({ title: 'IntakeAnswer', examples: [{ values: ['no'], seen: [] }] });

export const IntakeSubmission = z
  .strictObject({
    rules_version: z.string().max(60).meta({ description: 'Of the rules by which you saw the result.' }),
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
    override: OverrideFacts.optional().meta({
      description: 'There where the tier is another than follows from the answers.',
    }),
  })
  .meta({ title: 'TierFacts' });

export const tierFacts = ({ number, result, rules_version }: IntakeVersion): z.output<typeof TierFacts> => ({
  intake: number,
  gate: result.gate,
  provisional: result.provisional,
  rules_version,
});
