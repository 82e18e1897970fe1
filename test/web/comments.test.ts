import { expect, test } from 'vitest';
import type { Comment } from '#domain/comments/comment.ts';
import { threadsOf } from '#web/components/comments/threads.ts';
import { draftOf, piecesOf, type Token, tokensOf } from '#web/components/comments/words.ts';

const ANA = { id: '1', name: 'Ana' };
const ANA_MARIA = { id: '2', name: 'Ana María' };

test('a text is split at mentions by the longest matching name', () => {
  const text = '@Ana María and @Ana, not @Bob nor a@Ana.example';
  const pieces = piecesOf({ text, mentioned: [ANA, ANA_MARIA] });
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map(({ named }) => named?.id)).toEqual(['2', undefined, '1', undefined, '1', undefined]);
});

test('editing starts from the stored text with its lines and mentions', () => {
  const kept = { text: 'Ask @Ana María\n\nor @Ana', mentioned: [ANA_MARIA, ANA] };
  expect(draftOf(tokensOf(kept))).toEqual({ text: kept.text, mentions: ['2', '1'] });
});

test('an unfinished mention is plain text', () => {
  const tokens: Token[] = [
    { type: 'text', value: 'Ask ' },
    { type: 'trigger', triggerChar: '@', value: 'Gra', id: 'x' },
  ];
  expect(draftOf(tokens)).toEqual({ text: 'Ask @Gra', mentions: [] });
});

test('conversations keep their order, each from its first comment', () => {
  const said = (id: string, thread_id: string) => ({ id, thread_id }) as Comment;
  const threads = threadsOf([said('5', '5'), said('4', '1'), said('2', '1'), said('1', '1')]);
  expect(threads.map(({ first, answers }) => [first.id, ...answers.map(({ id }) => id)])).toEqual([
    ['5'],
    ['1', '2', '4'],
  ]);
});
