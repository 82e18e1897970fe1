import { expect, test } from 'vitest';
import { acceptedOf, startHere } from '#domain/controls/start-here.ts';
import type { ControlState } from '#domain/controls/states.ts';

const control = (id: string, state: ControlState, due_on: string | null = null, requirements = 0) => ({
  ...{ id, state, due_on, risks: [] },
  for: Array.from({ length: requirements }, (_, n) => ({
    ...{ framework: 'euact', requirement: `${n}`, strength: 'full' as const },
  })),
});
const idsOf = (controls: readonly { id: string }[]) => controls.map(({ id }) => id);

const CONTROLS = [
  control('rarely_asked', 'not_started', null, 1),
  control('often_asked', 'in_progress', null, 9),
  control('accepted', 'accepted', '2026-01-01'),
  control('excluded', 'not_applicable', '2026-01-01'),
  control('due_later', 'not_started', '2026-12-24'),
  control('due_first', 'not_started', '2026-12-01'),
  control('returned', 'returned', '2026-12-24'),
  control('in_review', 'ready_for_review', '2026-12-31'),
];

test('open controls come by due date, then returned ones, then by the requirements they serve', () => {
  expect(idsOf(startHere(CONTROLS, false))).toEqual([
    ...['due_first', 'returned', 'due_later', 'often_asked', 'rarely_asked'],
  ]);
});

test('reviewers start with the controls that wait for their review', () => {
  expect(idsOf(startHere(CONTROLS, true)).slice(0, 2)).toEqual(['in_review', 'due_first']);
});

test('at most ten controls are listed', () => {
  const many = Array.from({ length: 12 }, (_, n) => control(`${n}`, 'not_started'));
  expect(idsOf(startHere(many, false))).toEqual(idsOf(many.slice(0, 10)));
});

test('progress leaves out controls that do not apply', () => {
  expect(acceptedOf(CONTROLS)).toEqual({ accepted: 1, total: 7 });
});
