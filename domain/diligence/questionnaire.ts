/** API schemas of the vendor questionnaire. */
import * as z from 'zod';
import { GivenAnswer, IntakeAnswer, QuestionAnswer } from '#domain/applications/intake.ts';
import { Action, Actor, Instant } from '#domain/entity.ts';
import { StoppedMail } from '#domain/people/returned-mail.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { linkRules, senderRules } from './link-rules.ts';
import { DILIGENCE_STATES, VENDOR_RISKS } from './words.ts';

const Risk = z.enum(VENDOR_RISKS);

/** Plain strings, because older versions use keys that the current rules may no longer have. */
const Key = z.string();

const Sent = z.object({ at: Instant, name: z.string(), email: z.string() }).meta({ title: 'SentAnswers' });

export const DiligenceStanding = z
  .object({
    state: z.enum(DILIGENCE_STATES),
    number: z.int().min(0).meta({ description: 'The number of accepted versions. The latest is in effect.' }),
    sent: Sent.nullable().meta({
      description:
        'When the vendor submitted the answers, with the name and email address that the submitter entered. Null if your company answered.',
    }),
    accepted: Action.nullable().meta({
      description: 'The latest acceptance of these answers.',
    }),
  })
  .meta({ title: 'DiligenceStanding' });
export type DiligenceStanding = z.output<typeof DiligenceStanding>;

export const NOTHING_ANSWERED: DiligenceStanding = { state: 'open', number: 0, sent: null, accepted: null };

export const DiligenceLink = z
  .object({
    at: Instant,
    by: Actor,
    email: z.string().meta({ description: 'The address that the link was emailed to. Empty if it was not emailed.' }),
    ends: Instant,
    returned: StoppedMail.nullable()
      .default(null)
      .meta({ description: 'Why and when the email was returned. Null if it was not.' }),
  })
  .meta({ title: 'DiligenceLink' });
export type DiligenceLink = z.output<typeof DiligenceLink>;

export const VendorQuestionnaire = z
  .object({
    ...DiligenceStanding.shape,
    answers_version: z.int().min(0).meta({ description: 'Increases with every saved answer.' }),
    rules_version: z.string(),
    answers: z.record(Key, GivenAnswer).meta({
      description:
        'Answers by question, with author and time. The author id is `vendor` for answers given through the link.',
    }),
    link: DiligenceLink.nullable().meta({
      description: 'The link through which the vendor can answer, while it is valid.',
    }),
    result: z
      .object({
        level: Risk.meta({ description: 'Unknown while a missing answer could change it.' }),
        gate: Key.meta({ description: 'The gate that decided the level: the first that is open or undecided.' }),
        because: z
          .array(QuestionAnswer)
          .meta({ description: 'The answers that opened the gate or leave it undecided.' }),
        trace: z.array(z.object({ gate: Key, state: z.enum(['closed', 'undecided', 'open']) })),
      })
      .meta({ description: 'The risk that results from these answers. It takes effect when they are accepted.' }),
  })
  .meta({ title: 'VendorQuestionnaire' });
export type VendorQuestionnaire = z.output<typeof VendorQuestionnaire>;

export const DiligenceSubmission = z
  .strictObject({
    answers_version: z.int().min(0).optional().meta({
      description: 'The `answers_version` that you read. The request is refused if answers were saved since.',
    }),
  })
  .meta({ title: 'DiligenceSubmission', examples: [{ answers_version: 28 }] });

export const NewDiligenceLink = schemaOf(linkRules).meta({
  title: 'NewDiligenceLink',
  examples: [{ email: 'security@acme.example', language: 'en' }],
});

export const MadeDiligenceLink = z
  .object({
    url: z.string().meta({ description: 'Returned only once. Anyone with this URL can answer for the vendor.' }),
    mailed: z.boolean(),
    link: DiligenceLink,
  })
  .meta({ title: 'CreatedDiligenceLink' });

/** Any length is accepted, so an invalid token gets the same answer as an expired one. */
const Token = z.string().max(100);
const A_TOKEN = 'w9kYbq3qWv1m0rJ1s8m5cJwQyq8Hq0m7o2kS3c4d5e6';

export const ByLink = z
  .strictObject({ token: Token })
  .meta({ title: 'QuestionnaireLink', examples: [{ token: A_TOKEN }] });

export const AnswerByLink = z
  .strictObject({
    token: Token,
    question: Key.max(60),
    values: IntakeAnswer.shape.values,
    rules_version: IntakeAnswer.shape.rules_version,
  })
  .meta({ title: 'AnswerByLink', examples: [{ token: A_TOKEN, question: 'encryption', values: ['both'] }] });

export const SentByLink = z.strictObject({ token: Token, ...schemaOf(senderRules).shape }).meta({
  title: 'SentQuestionnaire',
  examples: [{ token: A_TOKEN, name: 'Pat Example', email: 'pat@acme.example' }],
});

/** Everything that a vendor sees. Internal data about the vendor is left out. */
export const QuestionnaireByLink = z
  .object({
    vendor: z.string(),
    company: z.string().meta({ description: 'The company that asks.' }),
    is_open: z
      .boolean()
      .meta({ description: 'Whether it can be answered. After submission, only the company that asks can reopen it.' }),
    sent: Sent.nullable(),
    ends: Instant.meta({ description: 'When the link expires.' }),
    rules_version: z.string(),
    answers: z
      .record(Key, z.array(z.string()))
      .meta({ description: 'The answers given through the link, by question.' }),
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
    accepted: Action,
    risk: Risk.optional().meta({
      description: 'The risk that resulted at acceptance, with the vendor record at that time.',
    }),
    risk_gate: Key.optional().meta({ description: 'The gate that decided the risk.' }),
  })
  .meta({ title: 'DiligenceVersion' });
export type DiligenceVersion = z.output<typeof DiligenceVersion>;
