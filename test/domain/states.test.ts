import { expect, test } from 'vitest';
import { next, possible, type States } from '#domain/states.ts';

const states: States<'draft' | 'submitted' | 'done', 'submit' | 'return' | 'conclude'> = {
  draft: { submit: 'submitted' },
  submitted: { return: 'draft', conclude: 'done' },
  done: {},
};

test('the table gives the next state, and refuses other actions', () => {
  expect(next(states, 'draft', 'submit')).toBe('submitted');
  expect(next(states, 'draft', 'conclude')).toBeUndefined();
  expect(next(states, 'done', 'submit')).toBeUndefined();
});

test('possible actions follow the order of the table', () => {
  expect(possible(states, 'submitted')).toEqual(['return', 'conclude']);
  expect(possible(states, 'done')).toEqual([]);
});
