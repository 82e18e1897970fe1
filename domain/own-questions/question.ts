import * as z from 'zod';
import { CustomFieldId } from '#domain/custom-fields/field.ts';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { choiceRules, questionRules } from './definition-rules.ts';
import { MOST_KEPT_CHOICES, MOST_KEPT_QUESTIONS, QUESTION_KINDS, RAISED_TIERS } from './rules.ts';

const Raises = z.enum(RAISED_TIERS).nullable().meta({
  description: 'The tier to which this answer raises an application, at least. Null if it has no effect.',
});

const OwnOption = z.object({
  id: z.string().meta({ description: 'The value of the answer. It never changes.' }),
  label: z.string(),
  label_es: z.string(),
  raises: Raises,
  archived: z.boolean(),
});

const OwnQuestion = z
  .object({
    id: z.string().meta({ description: 'The key of its answer in the intake. It never changes.' }),
    kind: z.enum(QUESTION_KINDS).meta({ description: "Every question can also be answered with 'unknown'." }),
    text: z.string(),
    text_es: z.string().meta({ description: questionRules.text_es.about }),
    help: z.string(),
    help_es: z.string().meta({ description: questionRules.help_es.about }),
    required: z.boolean().meta({ description: 'Whether an intake cannot be submitted without an answer.' }),
    options: z.array(OwnOption),
    archived: z.boolean().meta({ description: 'Archived questions are not asked. Given answers are kept.' }),
  })
  .meta({
    title: 'IntakeQuestion',
    examples: [
      {
        ...{ id: 'own_health_data', kind: 'yes_no', text: 'Does it process health data?', text_es: '' },
        ...{ help: '', help_es: '', required: true, archived: false },
        options: [
          { id: 'yes', label: 'Yes', label_es: 'Sí', raises: 'high', archived: false },
          { id: 'no', label: 'No', label_es: 'No', raises: null, archived: false },
        ],
      },
    ],
  });

/** The questions of a company at one version. */
export const OwnQuestions = z
  .object({
    version: z.int().min(1).meta({ description: 'The version of the questions.' }),
    questions: z.array(OwnQuestion),
  })
  .meta({ title: 'CompanyQuestions' });

/** Own questions as a submitted intake asked them, with the answers. */
export const OwnAnswers = z
  .object({
    version: z.int().min(0).meta({ description: 'The version of the questions; 0 if there were none.' }),
    is_outdated: z.boolean().meta({ description: 'Whether the questions have changed since.' }),
    questions: z.array(OwnQuestion),
    answers: z.record(z.string(), z.array(z.string())),
  })
  .meta({ title: 'CompanyAnswers' });
export type OwnAnswers = z.output<typeof OwnAnswers>;

/** The stored questions: one record for each company. */
export const KeptIntakeQuestions = z.object({
  ...Recorded.shape,
  questions_version: z.int().min(1),
  questions: z.array(OwnQuestion),
});
export type KeptIntakeQuestions = z.output<typeof KeptIntakeQuestions>;

const Count = z.int().min(0);

export const IntakeQuestions = z
  .object({
    version: Count.meta({ description: '0 until questions are defined for the first time.' }),
    updated_at: Instant.nullable(),
    updated_by: Actor.nullable(),
    questions_version: Count.meta({
      description: 'The version that intakes refer to. Another order of the questions does not change it.',
    }),
    questions: z.array(OwnQuestion),
    affected: z.object({ submitted: Count, in_review: Count, approved: Count }).meta({
      description:
        'Applications with a submitted intake that are not retired: all of them, those in review and those approved. They keep their tier after a change, and are asked again at their next submission.',
    }),
  })
  .meta({ title: 'IntakeQuestions' });
export type IntakeQuestions = z.output<typeof IntakeQuestions>;

const id = CustomFieldId.optional().meta({ description: 'Omit it to add a new one.' });
const archived = z.boolean().default(false);

const { label_es } = schemaOf(choiceRules).shape;
const SentOption = z.strictObject({
  id,
  label: z.string().max(choiceRules.label.max).default(''),
  label_es,
  raises: Raises.default(null),
  archived,
});

const { text_es, help, help_es } = schemaOf(questionRules).shape;
const SentQuestion = z
  .strictObject({
    id,
    kind: z.enum(QUESTION_KINDS).default('yes_no').meta({ description: 'It cannot be changed later.' }),
    text: fieldOf(questionRules.text),
    ...{ text_es, help, help_es },
    required: z.boolean().default(false),
    options: z.array(SentOption).max(MOST_KEPT_CHOICES).default([]).meta({
      description:
        "The answers, in order, and their effect. Of a yes-or-no question: 'yes' and 'no', whose labels are fixed. An option that you omit is archived: intakes keep it.",
    }),
    archived,
  })
  .meta({ title: 'NewIntakeQuestion' });
export type SentQuestion = z.output<typeof SentQuestion>;

export const IntakeQuestionsChange = z
  .strictObject({
    questions: z.array(SentQuestion).max(MOST_KEPT_QUESTIONS).meta({
      description: 'All questions in order, including archived ones: a question cannot be deleted.',
    }),
  })
  .meta({
    title: 'IntakeQuestionsChange',
    examples: [
      {
        questions: [
          { text: 'Does it process health data?', required: true, options: [{ id: 'yes', raises: 'high' }] },
          { kind: 'choice', text: 'Where is it hosted?', options: [{ label: 'In the EU' }, { label: 'Elsewhere' }] },
        ],
      },
    ],
  });
