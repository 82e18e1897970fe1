/** Converts between a comment as typed, with mentions, and as stored: a text and the ids of the people mentioned. */
import type { PromptInputProps } from '@cloudscape-design/components/prompt-input';
import type { Comment, CommentDraft } from '#domain/comments/comment.ts';

export type Token = PromptInputProps.InputToken;
type Named = Comment['mentioned'][number];

const textOf = (token: Token) => {
  switch (token.type) {
    case 'reference':
      return `@${token.label}`;
    case 'trigger':
      return `${token.triggerChar}${token.value}`;
    default:
      return token.value;
  }
};

export const textOfTokens = (tokens: readonly Token[]) => tokens.map(textOf).join('');

export const draftOf = (tokens: readonly Token[]): CommentDraft => ({
  text: textOfTokens(tokens),
  mentions: [...new Set(tokens.flatMap((token) => (token.type === 'reference' ? [token.value] : [])))],
});

export type Piece = { text: string; named?: Named };

/** Longest name first, because one name may start with another. */
const byLength = (a: Named, b: Named) => b.name.length - a.name.length;

/** Splits a text at its mentions. */
export const piecesOf = ({ text, mentioned }: Pick<Comment, 'mentioned' | 'text'>): Piece[] => {
  const names = mentioned.filter(({ name }) => name !== '').toSorted(byLength);
  const pieces: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const named = text[at] === '@' ? names.find(({ name }) => text.startsWith(name, at + 1)) : undefined;
    if (named) {
      if (plain) pieces.push({ text: plain });
      pieces.push({ text: `@${named.name}`, named });
      plain = '';
    } else plain += text[at];
    at += named ? named.name.length + 1 : 1;
  }
  return plain ? [...pieces, { text: plain }] : pieces;
};

export const tokensOf = (comment: Pick<Comment, 'mentioned' | 'text'>): Token[] =>
  piecesOf(comment).flatMap(({ text, named }, n): Token[] =>
    named
      ? [{ type: 'reference', id: `${named.id} ${n}`, label: named.name, value: named.id }]
      : text
          .split(/(\n)/)
          .filter(Boolean)
          .map((value) => ({ type: value === '\n' ? 'break' : 'text', value })),
  );
