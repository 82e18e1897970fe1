/** The questionnaire of a vendor as the API tells it. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { GivenAnswer } from '#domain/intake.ts';
import { DILIGENCE_STATES, VENDOR_RISKS } from './words.ts';

const Risk = z.enum(VENDOR_RISKS);

/** Gates and questions are named as they were under the rules of the time. */
const Key = z.string();

const Sent = z.object({ at: Instant, name: z.string(), email: z.string() });

/** Where a vendor stands with its questionnaire. */
export const DiligenceStanding = z.object({
  state: z.enum(DILIGENCE_STATES),
  number: z.int().min(0).meta({ description: 'How many times answers were accepted: the last of them count.' }),
  sent: Sent.nullable().meta({
    description: 'When the vendor sent it, and who did that there, as they say; nothing where it was answered here.',
  }),
  accepted: z.object({ at: Instant, by: Actor }).nullable().meta({
    description: 'Who found last that these answers count.',
  }),
});
export type DiligenceStanding = z.output<typeof DiligenceStanding>;

export const NOTHING_ANSWERED: DiligenceStanding = { state: 'open', number: 0, sent: null, accepted: null };

const Given = z.object({ question: Key, values: z.array(z.string()) });

export const VendorQuestionnaire = z
  .object({
    ...DiligenceStanding.shape,
    answers_version: z.int().min(0).meta({ description: 'How many answers were saved.' }),
    rules_version: z.string(),
    answers: z.record(Key, GivenAnswer).meta({
      description: "By question. Each has who gave it, and when: where that is 'vendor', the vendor by its link.",
    }),
    result: z
      .object({
        level: Risk.meta({ description: 'Unknown as long as an answer that is missing could make it another one.' }),
        gate: Key.meta({ description: 'The gate that decided: the first that opened, or may still open.' }),
        because: z.array(Given).meta({ description: 'What opened the gate, or leaves it undecided.' }),
        trace: z.array(z.object({ gate: Key, state: z.enum(['closed', 'undecided', 'open']) })),
      })
      .meta({ description: 'What follows from these answers. It counts once they are accepted.' }),
  })
  .meta({ title: 'VendorQuestionnaire' });
export type VendorQuestionnaire = z.output<typeof VendorQuestionnaire>;

export const DiligenceSubmission = z
  .strictObject({
    answers_version: z.int().min(0).optional().meta({ description: 'Of the answers as you have seen them.' }),
  })
  .meta({ title: 'DiligenceSubmission', examples: [{}] });

/** As it was accepted. Nothing changes it any more. */
export const DiligenceVersion = z.object({
  number: z.int().min(1),
  rules_version: z.string(),
  answers: z.record(Key, GivenAnswer),
  sent: Sent.nullable(),
  accepted: z.object({ at: Instant, by: Actor }),
});
export type DiligenceVersion = z.output<typeof DiligenceVersion>;
