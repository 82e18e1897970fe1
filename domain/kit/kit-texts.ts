/** The shape of the kit's texts in one language. */
import type { KitAttribute, KitSet } from './words.ts';

type Pronouns = { readonly they: string; readonly them: string; readonly their: string };

/** A group and how prompts refer to its members. `{role}` is replaced by the role in the set of prompts. */
export type KitGroup = Pronouns & {
  readonly group: string;
  readonly phrase: string;
  readonly people: readonly string[];
};

type Cases = { readonly role: string; readonly details: readonly string[] };

export type KitTexts = Cases & {
  readonly sets: Readonly<Record<KitSet, Cases & { readonly prompts: readonly string[] }>>;
  /** The neutral person, without a group. */
  readonly baseline: Pronouns & { readonly people: readonly string[]; readonly group: string };
  readonly attributes: Readonly<Record<KitAttribute, readonly KitGroup[]>>;
};
