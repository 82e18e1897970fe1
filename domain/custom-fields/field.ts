import * as z from 'zod';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { fieldRules, optionRules } from './definition-rules.ts';
import {
  CUSTOM_TYPES,
  type Customized,
  ID_PATTERN,
  MOST_ID,
  MOST_KEPT_FIELDS,
  MOST_KEPT_OPTIONS,
  REQUIREMENTS,
} from './rules.ts';

export const CustomFieldId = z.string().max(MOST_ID).regex(ID_PATTERN);

const Option = z.object({ id: CustomFieldId, label: z.string(), label_es: z.string(), archived: z.boolean() });

const CustomField = z
  .object({
    id: CustomFieldId.meta({ description: 'The key of its values in `custom`. It never changes.' }),
    type: z.enum(CUSTOM_TYPES),
    label: z.string(),
    label_es: z.string().meta({ description: fieldRules.label_es.about }),
    help: z.string().meta({ description: fieldRules.help.about }),
    help_es: z.string().default('').meta({ description: fieldRules.help_es.about }),
    required: z.enum(REQUIREMENTS).meta({
      description:
        'Whether new records need a value. A tier means applications of that tier and above; it is checked when they are submitted for approval.',
    }),
    options: z.array(Option),
    archived: z.boolean().meta({ description: 'Archived fields keep their values and cannot be changed.' }),
  })
  .meta({
    title: 'CustomField',
    examples: [
      {
        ...{ id: 'region', type: 'choice', label: 'Region', label_es: 'Región', help: 'Where it is used.' },
        help_es: '',
        required: 'high',
        options: [{ id: 'emea', label: 'EMEA', label_es: '', archived: false }],
        archived: false,
      },
    ],
  });

const byNoun = <S extends z.ZodType>(schema: S) =>
  ({ applications: schema, vendors: schema, models: schema }) satisfies Record<Customized, S>;

export const CustomFieldLists = z.object(byNoun(z.array(CustomField)));
export type CustomFieldLists = z.output<typeof CustomFieldLists>;

/** The stored definitions: one record for each company. */
export const KeptCustomFields = z.object({ ...Recorded.shape, ...CustomFieldLists.shape });
export type KeptCustomFields = z.output<typeof KeptCustomFields>;

export const CustomFields = z
  .object({
    version: z.int().min(0).meta({ description: '0 until custom fields are defined for the first time.' }),
    updated_at: Instant.nullable(),
    updated_by: Actor.nullable(),
    ...CustomFieldLists.shape,
  })
  .meta({ title: 'CustomFields' });
export type CustomFields = z.output<typeof CustomFields>;

const id = CustomFieldId.optional().meta({ description: 'Omit it to add a new one.' });
const archived = z.boolean().default(false);

const SentOption = z.strictObject({ id, ...schemaOf(optionRules).shape, archived });

const SentField = z
  .strictObject({
    id,
    type: z.enum(CUSTOM_TYPES).meta({ description: 'It cannot be changed later.' }),
    label: fieldOf(fieldRules.label),
    label_es: schemaOf(fieldRules).shape.label_es,
    help: schemaOf(fieldRules).shape.help,
    help_es: schemaOf(fieldRules).shape.help_es,
    required: z.enum(REQUIREMENTS).default('never'),
    options: z.array(SentOption).max(MOST_KEPT_OPTIONS).default([]).meta({
      description: 'For choices, in order. An option that you omit is archived: records keep it.',
    }),
    archived,
  })
  .meta({ title: 'NewCustomField' });
export type SentField = z.output<typeof SentField>;

export const CustomFieldsChange = z
  .strictObject(
    byNoun(
      z.array(SentField).max(MOST_KEPT_FIELDS).optional().meta({
        description:
          'All fields in order, including archived ones: a field cannot be deleted. Omit the list to leave it unchanged.',
      }),
    ),
  )
  .meta({
    title: 'CustomFieldsChange',
    examples: [
      {
        applications: [
          { type: 'text', label: 'Cost center', label_es: 'Centro de costes' },
          { type: 'choice', label: 'Region', options: [{ label: 'EMEA' }, { label: 'Americas' }], required: 'high' },
        ],
      },
    ],
  });
export type CustomFieldsChange = z.output<typeof CustomFieldsChange>;
