/** On which things of an application or a vendor people say something, beside on all of it. No schema lives here, so that the browser can have it. */

/** A kind more is a word here, how one is found (`lambdas/comments/things.ts`), and how it is called and where it is (`use-things.ts`). */
export const COMMENTED_KINDS = ['answer', 'descriptor', 'assessment', 'control'] as const;
export type CommentedKind = (typeof COMMENTED_KINDS)[number];

/** One of them, by the id that it has among its kind: of an answer the key of its question. */
export type Commented = { kind: CommentedKind; id: string };

/** As it stands in an address. */
export const commentedText = ({ kind, id }: Commented) => `${kind}:${id}`;

export const readCommented = (text: string | null): Commented | undefined => {
  const kind = COMMENTED_KINDS.find((one) => text?.startsWith(`${one}:`));
  return text !== null && kind ? { kind, id: text.slice(kind.length + 1) } : undefined;
};

export const isSameThing = (a: Commented | null, b: Commented | null) => a?.kind === b?.kind && a?.id === b?.id;
