import { expect, test } from 'vitest';
import type { Comment } from '#domain/comments/comment.ts';
import { threadsOf } from '#web/components/comments/threads.ts';
import { draftOf, piecesOf, type Token, tokensOf } from '#web/components/comments/words.ts';

const ANA = { id: '1', name: 'Ana' };
const ANA_MARIA = { id: '2', name: 'Ana María' };

test('a text is cut where somebody is named, by the longest name that fits, and nowhere else', () => {
  const text = '@Ana María and @Ana, not @Bob nor a@Ana.example';
  const pieces = piecesOf({ text, mentioned: [ANA, ANA_MARIA] });
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map(({ named }) => named?.id)).toEqual(['2', undefined, '1', undefined, '1', undefined]);
});

test('what was written is typed on from what is kept, with its lines and those who are named', () => {
  const kept = { text: 'Ask @Ana María\n\nor @Ana', mentioned: [ANA_MARIA, ANA] };
  expect(draftOf(tokensOf(kept))).toEqual({ text: kept.text, mentions: ['2', '1'] });
});

test('a name that is still being sought is text', () => {
  const tokens: Token[] = [
    { type: 'text', value: 'Ask ' },
    { type: 'trigger', triggerChar: '@', value: 'Gra', id: 'x' },
  ];
  expect(draftOf(tokens)).toEqual({ text: 'Ask @Gra', mentions: [] });
});

test('conversations stay in their order, each from its beginning', () => {
  const said = (id: string, thread_id: string) => ({ id, thread_id }) as Comment;
  const threads = threadsOf([said('5', '5'), said('4', '1'), said('2', '1'), said('1', '1')]);
  expect(threads.map(({ first, answers }) => [first.id, ...answers.map(({ id }) => id)])).toEqual([
    ['5'],
    ['1', '2', '4'],
  ]);
});
