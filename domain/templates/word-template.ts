/** API schemas of Word templates, and of the records that fill them. */
import * as z from 'zod';
import { KeptCustomValues } from '#domain/custom-fields/value-schema.ts';
import { Action, Id, Named, Recorded } from '#domain/entity.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { Entry } from '#domain/legal/legal-document.ts';
import { OwnQuestions } from '#domain/own-questions/question.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { PLACEHOLDER_GROUPS } from './placeholders.ts';
import { templateRules } from './rules.ts';

/** The beginning of a ZIP file. */
const BYTES = 'UEsDBBQAAAAIAA==';

const File = z
  .base64()
  .min(1)
  .meta({ description: 'A Word document (.docx) of at most 250,000 bytes, in base64.', examples: [BYTES] });

const Fields = schemaOf(templateRules);
const EXAMPLE = { name: 'Board paper', description: 'For the quarterly meeting.', file: BYTES };

export const NewWordTemplate = Fields.extend({ file: File }).meta({ title: 'NewWordTemplate', examples: [EXAMPLE] });
export type NewWordTemplate = z.output<typeof NewWordTemplate>;

export const WordTemplateChange = Fields.extend({
  file: File.optional().meta({ description: 'The new file. Omit it to keep the present one.' }),
}).meta({ title: 'WordTemplateChange', examples: [EXAMPLE] });
export type WordTemplateChange = z.output<typeof WordTemplateChange>;

export const WordTemplate = z
  .object({
    ...Recorded.shape,
    ...storedShapeOf(templateRules),
    size: z.int().meta({ description: 'The size of the file in bytes.' }),
    sha256: z.string().meta({ description: 'The checksum of the file, which the audit log has too.' }),
    placeholders: z.array(z.string()).meta({ description: 'The names of its placeholders.' }),
    uploaded: Action.meta({ description: 'When the present file was uploaded, and by whom.' }),
  })
  .meta({ title: 'WordTemplate' });
export type WordTemplate = z.output<typeof WordTemplate>;

export const WordTemplateFile = z
  .object({ id: Id, version: z.int().min(1), sha256: z.string(), file: File })
  .meta({ title: 'WordTemplateFile' });
export type WordTemplateFile = z.output<typeof WordTemplateFile>;

export const TemplateRecords = z
  .object({
    application: Named,
    records: z
      .array(
        z.object({
          placeholder: z.string(),
          entries: z.array(Entry).meta({ description: 'Empty if nothing is recorded.' }),
        }),
      )
      .meta({ description: 'What the placeholders of the template show.' }),
    custom: KeptCustomValues.meta({ description: 'The values of its custom fields, by the ID of the field.' }),
    company_questions: OwnQuestions.shape.questions.meta({
      description: "The company's own questions, as the submitted intake asked them.",
    }),
  })
  .meta({ title: 'TemplateRecords' });
export type TemplateRecords = z.output<typeof TemplateRecords>;

export const TemplatePlaceholder = z
  .object({
    name: z.string().meta({ description: 'Written in two pairs of braces: {{application.name}}.' }),
    group: z.enum(PLACEHOLDER_GROUPS),
    repeats: z.boolean().meta({
      description: 'Whether it is a column of a list, so that its table row repeats for each record.',
    }),
    title: Words.nullable().meta({
      description: 'The title of its control, the label of its custom field, or its own question.',
    }),
  })
  .meta({ title: 'TemplatePlaceholder' });
export type TemplatePlaceholder = z.output<typeof TemplatePlaceholder>;
