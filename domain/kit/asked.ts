/** What somebody chooses of the kit: prompts for a language model, or made-up profiles for another. */
import * as z from 'zod';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { unknownMarks, variesWithGroup } from './templates.ts';
import { KIT_ATTRIBUTES, KIT_LANGUAGES, KIT_SETS, MOST_VARIANTS } from './words.ts';

const Line = fieldOf(required('line', 100));
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
    description: 'Templates of your own, with {name}, {they}, {them}, {their}, {group}; {Name} begins a sentence.',
  });

export const PromptsAsked = z
  .strictObject({
    language: z.enum(KIT_LANGUAGES),
    sets: z.array(z.enum(KIT_SETS)).max(KIT_SETS.length).default([]),
    own,
    attributes: z.array(z.enum(KIT_ATTRIBUTES)).min(1).max(KIT_ATTRIBUTES.length),
    baseline: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether each prompt is also asked about nobody in particular.' }),
    variants: z.int().min(1).max(MOST_VARIANTS).default(MOST_VARIANTS).meta({
      description: 'How many cases each template is filled with.',
    }),
    repetitions: z.int().min(1).max(20).default(3).meta({
      description:
        'How often each prompt is asked: without repetitions there is no noise to hold a difference against.',
    }),
    seed,
  })
  .superRefine(({ sets, own: templates }, { addIssue }) => {
    if (sets.length + templates.length === 0)
      addIssue({ code: 'custom', path: ['sets'], params: { code: 'too_few_entries', params: { min: 1 } } });
    for (const [index, template] of templates.entries()) {
      const [unknown] = unknownMarks(template);
      const code =
        unknown !== undefined ? 'no_such_placeholder' : variesWithGroup(template) ? undefined : 'no_placeholder';
      if (code)
        addIssue({ code: 'custom', path: ['own', index], params: { code, params: unknown ? { mark: unknown } : {} } });
    }
  })
  .meta({
    title: 'PromptsAsked',
    examples: [{ language: 'en', sets: ['hiring'], attributes: ['gender'], repetitions: 3, seed: 7 }],
  });
export type PromptsAsked = z.output<typeof PromptsAsked>;

const Values = z
  .array(Line)
  .min(2)
  .max(20)
  .overwrite((values) => [...new Set(values)]);
const Factor = z.strictObject({ name: Line, values: Values });

export const ProfilesAsked = z
  .strictObject({
    attributes: z.array(Factor).min(1).max(5).meta({ description: 'What must make no difference, with its groups.' }),
    features: z.array(Factor).max(15).default([]).meta({ description: 'What may make one, with its values.' }),
    profiles: z.int().min(1).max(10_000).optional().meta({
      description: 'How many of all combinations, for a fractional design; all of them, if not said.',
    }),
    seed,
  })
  .superRefine(({ attributes, features }, { addIssue }) => {
    const names = [...attributes, ...features].map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index || RESERVED.includes(name))
        addIssue({
          code: 'custom',
          path:
            index < attributes.length ? ['attributes', index, 'name'] : ['features', index - attributes.length, 'name'],
          params: { code: 'repeated', params: {} },
        });
  })
  .meta({
    title: 'ProfilesAsked',
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

/** Columns that each such file has. */
export const PROFILE_COLUMNS = ['profile_id', 'variant_id', 'attribute', 'group'] as const;
export const PROFILE_ANSWERS = ['outcome', 'score', 'generator', 'seed'] as const;
const RESERVED: readonly string[] = [...PROFILE_COLUMNS, ...PROFILE_ANSWERS];
