/** The results of a search by name, over all kinds. */
import * as z from 'zod';
import { Words } from '#domain/frameworks/framework.ts';

export const FOUND_KINDS = [
  'application',
  'vendor',
  'model',
  'risk',
  'policy',
  'person',
  'framework',
  'requirement',
] as const;

/** The limit for each kind. */
export const MOST_FOUND = 6;

export const Found = z
  .object({
    kind: z.enum(FOUND_KINDS),
    id: z.string(),
    name: z.string(),
    title: Words.nullable().meta({ description: 'The title of a requirement, if it has one besides its ID.' }),
    framework: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'For a requirement: its framework.' }),
    note: z.string().meta({ description: 'A detail to tell it apart from others: an owner or an address.' }),
  })
  .meta({ title: 'SearchResult' });
export type Found = z.output<typeof Found>;
