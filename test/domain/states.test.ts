import { expect, test } from 'vitest';
import { next, possible, type States } from '#domain/states.ts';

const states: States<'draft' | 'submitted' | 'done', 'submit' | 'return' | 'conclude'> = {
  draft: { submit: 'submitted' },
  submitted: { return: 'draft', conclude: 'done' },
  done: {},
};

test('a table says what follows from what is done, and nothing else can be done', () => {
  expect(next(states, 'draft', 'submit')).toBe('submitted');
  expect(next(states, 'draft', 'conclude')).toBeUndefined();
  expect(next(states, 'done', 'submit')).toBeUndefined();
});

test('what is possible is named in the order of the table', () => {
  expect(possible(states, 'submitted')).toEqual(['return', 'conclude']);
  expect(possible(states, 'done')).toEqual([]);
});
