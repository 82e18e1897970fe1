/** API schemas of the vendor questionnaire. */
import * as z from 'zod';
import { GivenAnswer, IntakeAnswer } from '#domain/applications/intake.ts';
import { Actor, Instant } from '#domain/entity.ts';
import { StoppedMail } from '#domain/people/returned-mail.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { linkRules, senderRules } from './link-rules.ts';
import { DILIGENCE_STATES, VENDOR_RISKS } from './words.ts';

const Risk = z.enum(VENDOR_RISKS);

/** Plain strings, because older versions use keys that the current rules may no longer have. */
const Key = z.string();

const Sent = z.object({ at: Instant, name: z.string(), email: z.string() });

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

export const DiligenceLink = z
  .object({
    at: Instant,
    by: Actor,
    email: z.string().meta({ description: 'Where it was mailed to, if anywhere.' }),
    ends: Instant,
    returned: StoppedMail.nullable().default(null).meta({ description: 'Why and when the mail came back, if it did.' }),
  })
  .meta({ title: 'DiligenceLink' });
export type DiligenceLink = z.output<typeof DiligenceLink>;

export const VendorQuestionnaire = z
  .object({
    ...DiligenceStanding.shape,
    answers_version: z.int().min(0).meta({ description: 'How many answers were saved.' }),
    rules_version: z.string(),
    answers: z.record(Key, GivenAnswer).meta({
      description: "By question. Each has who gave it, and when: where that is 'vendor', the vendor by its link.",
    }),
    link: DiligenceLink.nullable().meta({ description: 'By which the vendor can answer, as long as it is good.' }),
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
    answers_version: z.int().min(0).optional().meta({
      description: 'Of the answers as you read them. Where somebody answered since, yours is refused.',
    }),
  })
  .meta({ title: 'DiligenceSubmission', examples: [{ answers_version: 28 }] });

export const NewDiligenceLink = schemaOf(linkRules).meta({
  title: 'NewDiligenceLink',
  examples: [{ email: 'security@acme.example', language: 'en' }],
});

export const MadeDiligenceLink = z
  .object({
    url: z.string().meta({ description: 'Shown this once. Whoever has it can answer for the vendor.' }),
    mailed: z.boolean(),
    link: DiligenceLink,
  })
  .meta({ title: 'MadeDiligenceLink' });

/** Any length is accepted, so an invalid token gets the same answer as an expired one. */
const Token = z.string().max(100);
const A_TOKEN = 'w9kYbq3qWv1m0rJ1s8m5cJwQyq8Hq0m7o2kS3c4d5e6';

export const ByLink = z.strictObject({ token: Token }).meta({ title: 'ByLink', examples: [{ token: A_TOKEN }] });

export const AnswerByLink = z
  .strictObject({
    token: Token,
    question: Key.max(60),
    values: IntakeAnswer.shape.values,
    rules_version: IntakeAnswer.shape.rules_version,
  })
  .meta({ title: 'AnswerByLink', examples: [{ token: A_TOKEN, question: 'encryption', values: ['both'] }] });

export const SentByLink = z.strictObject({ token: Token, ...schemaOf(senderRules).shape }).meta({
  title: 'SentByLink',
  examples: [{ token: A_TOKEN, name: 'Pat Example', email: 'pat@acme.example' }],
});

/** Everything that a vendor sees. Internal data about the vendor is left out. */
export const QuestionnaireByLink = z
  .object({
    vendor: z.string(),
    company: z.string().meta({ description: 'Who asks.' }),
    is_open: z
      .boolean()
      .meta({ description: 'Whether it can be answered: once it was sent, that is for whoever asks.' }),
    sent: Sent.nullable(),
    ends: Instant.meta({ description: 'Until when the link is good.' }),
    rules_version: z.string(),
    answers: z.record(Key, z.array(z.string())).meta({ description: 'Those given by the link, by question.' }),
  })
  .meta({ title: 'QuestionnaireByLink' });
export type QuestionnaireByLink = z.output<typeof QuestionnaireByLink>;

/** An accepted questionnaire, which never changes. */
export const DiligenceVersion = z
  .object({
    number: z.int().min(1),
    rules_version: z.string(),
    answers: z.record(Key, GivenAnswer),
    sent: Sent.nullable(),
    accepted: z.object({ at: Instant, by: Actor }),
    risk: Risk.optional().meta({ description: 'What followed from it then, with the record as it was.' }),
    risk_gate: Key.optional().meta({ description: 'What decided that.' }),
  })
  .meta({ title: 'DiligenceVersion' });
export type DiligenceVersion = z.output<typeof DiligenceVersion>;
