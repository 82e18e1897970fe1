/** Word templates, their files beside them, and a row of each in the list of all. */
import * as z from 'zod';
import type { RequestActor } from '#domain/entity.ts';
import { WordTemplate } from '#domain/templates/word-template.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** A row takes 300 kB, and a file has at most 250 kB, which are a third more as text. */
const PARTS = [1, 2] as const;
const LONGEST_PART = 200_000;

const FilePart = z.object({ content: z.string() });

const fileWrites = (id: string, file: string): Write[] =>
  PARTS.map((part) => ({
    put: { ...keys.wordTemplateFile(id, part), content: file.slice((part - 1) * LONGEST_PART, part * LONGEST_PART) },
  }));

const stored = entities({
  what: 'Word template',
  schema: WordTemplate,
  unique: ({ name }) => ({ name: sameNames(name) }),
  // They follow from the file, whose checksum is recorded.
  hidden: ['placeholders', 'size', 'uploaded'],
  bound: (before, after): Write[] => {
    if (after) return [{ put: { ...keys.wordTemplateOfAll(after.id), ...after } }];
    if (!before) return [];
    const { id } = before;
    return [
      { remove: keys.wordTemplateOfAll(id) },
      ...PARTS.map((part) => ({ remove: keys.wordTemplateFile(id, part) })),
    ];
  },
});

type Draft = Parameters<typeof stored.create>[0];

export const wordTemplates = {
  ...stored,

  add: (id: string, draft: Draft, file: string, by: RequestActor) =>
    stored.orNameTaken(stored.create(draft, by, id, fileWrites(id, file)), { draft }),

  /** Keeps the file if no new one is sent. */
  change: (before: WordTemplate, draft: Draft, file: string | undefined, by: RequestActor) =>
    stored.orNameTaken(
      stored.update(before, { ...before, ...draft }, by, {
        otherWrites: file === undefined ? [] : fileWrites(before.id, file),
      }),
      { draft, id: before.id },
    ),

  /** Sorted by name. */
  all: async (): Promise<WordTemplate[]> => {
    const { pk, sk: prefix } = keys.wordTemplateOfAll('');
    const found = await every({ pk, prefix, schema: WordTemplate });
    return found.toSorted((a, b) => a.name.localeCompare(b.name));
  },

  /** In base64. */
  file: async (id: string): Promise<string> => {
    const { pk } = keys.wordTemplateFile(id, 0);
    const parts = await every({ pk, prefix: 'FILE#', schema: FilePart });
    return parts.map(({ content }) => content).join('');
  },
};
