/** What the kit says in one language. */
import type { KitAttribute, KitSet } from './words.ts';

type Pronouns = { readonly they: string; readonly them: string; readonly their: string };

/** What stands for whoever it is about: `{role}` is what the set of prompts calls them. */
export type KitGroup = Pronouns & {
  readonly group: string;
  readonly phrase: string;
  readonly people: readonly string[];
};

type Cases = { readonly role: string; readonly details: readonly string[] };

export type KitTexts = Cases & {
  readonly sets: Readonly<Record<KitSet, Cases & { readonly prompts: readonly string[] }>>;
  /** Nobody in particular. */
  readonly baseline: Pronouns & { readonly people: readonly string[]; readonly group: string };
  readonly attributes: Readonly<Record<KitAttribute, readonly KitGroup[]>>;
};
