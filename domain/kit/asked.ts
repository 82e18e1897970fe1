/** The user's choices for the test kit: prompts for a language model, or synthetic profiles for other models. */
import * as z from 'zod';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { profileProblems, promptProblems } from './problems.ts';
import { KIT_ATTRIBUTES, KIT_LANGUAGES, KIT_SETS, MOST_VARIANTS } from './words.ts';

const Line = fieldOf(required('line', 100));
const Values = z
  .array(Line)
  .min(2)
  .max(20)
  .overwrite((values) => [...new Set(values)]);
const Factor = z.strictObject({ name: Line, values: Values });
const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .default(1)
  .meta({ description: 'The same seed gives the same file.' });

const own = z
  .array(fieldOf(required('lines', 2000)))
  .max(50)
  .default([])
  .meta({
    description: 'Your own templates with {name}, {they}, {them}, {their} and {group}. {Name} starts a sentence.',
  });

export const PromptsAsked = z
  .strictObject({
    language: z.enum(KIT_LANGUAGES),
    sets: z.array(z.enum(KIT_SETS)).max(KIT_SETS.length).default([]),
    own,
    attributes: z.array(z.enum(KIT_ATTRIBUTES)).max(KIT_ATTRIBUTES.length).default([]),
    own_attributes: z.array(Factor).max(5).default([]).meta({
      description:
        'Your own attributes. Each value is a group as it appears in a prompt, such as “a {role} who is blind”, where {role} stands for the template’s word for the person.',
    }),
    baseline: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether each prompt is also asked without naming a group.' }),
    variants: z.int().min(1).max(MOST_VARIANTS).default(MOST_VARIANTS).meta({
      description: 'The number of cases per template.',
    }),
    repetitions: z.int().min(1).max(20).default(3).meta({
      description: 'How often each prompt is asked. Only repetitions show how much answers vary by chance.',
    }),
    seed,
  })
  .superRefine((asked, { addIssue }) => {
    for (const { path, ...params } of promptProblems(asked)) addIssue({ code: 'custom', path, params });
  })
  .meta({
    title: 'TestPrompts',
    examples: [{ language: 'en', sets: ['hiring'], attributes: ['gender'], repetitions: 3, seed: 7 }],
  });
export type PromptsAsked = z.output<typeof PromptsAsked>;

export const ProfilesAsked = z
  .strictObject({
    attributes: z
      .array(Factor)
      .min(1)
      .max(5)
      .meta({ description: 'Attributes that must not make a difference, with their groups.' }),
    features: z
      .array(Factor)
      .max(15)
      .default([])
      .meta({ description: 'Features that may make a difference, with their values.' }),
    profiles: z.int().min(1).max(10_000).optional().meta({
      description: 'The number of combinations in a fractional design. If omitted, all combinations are included.',
    }),
    seed,
  })
  .superRefine((asked, { addIssue }) => {
    for (const { path, ...params } of profileProblems(asked)) addIssue({ code: 'custom', path, params });
  })
  .meta({
    title: 'TestProfiles',
    examples: [
      {
        attributes: [{ name: 'sex', values: ['female', 'male'] }],
        features: [
          { name: 'experience', values: ['none', '3 years', '8 years'] },
          { name: 'degree', values: ['no', 'yes'] },
        ],
        seed: 7,
      },
    ],
  });
export type ProfilesAsked = z.output<typeof ProfilesAsked>;
