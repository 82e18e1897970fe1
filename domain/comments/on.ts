/**
 * The parts of an application or vendor that can have comments. Contains no schema, to keep the browser bundle small.
 */

/** A new kind also needs a lookup (`lambdas/comments/things.ts`) and a label with a link (`use-things.ts`). */
export const COMMENTED_KINDS = ['answer', 'descriptor', 'assessment', 'control'] as const;
export type CommentedKind = (typeof COMMENTED_KINDS)[number];

/** A part by kind and id. The id of an answer is the key of its question. */
export type Commented = { kind: CommentedKind; id: string };

/** Format of the query parameter. */
export const commentedText = ({ kind, id }: Commented) => `${kind}:${id}`;

export const readCommented = (text: string | null): Commented | undefined => {
  const kind = COMMENTED_KINDS.find((one) => text?.startsWith(`${one}:`));
  return text !== null && kind ? { kind, id: text.slice(kind.length + 1) } : undefined;
};

export const isSameTarget = (a: Commented | null, b: Commented | null) => a?.kind === b?.kind && a?.id === b?.id;
