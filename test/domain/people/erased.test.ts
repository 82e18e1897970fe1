import { expect, test } from 'vitest';
import { pseudonymOf, renamed } from '#domain/people/erased.ts';

const GRACE = '00000000-0000-4000-8000-000000001a2b';
const names = new Map([[GRACE, pseudonymOf(GRACE)]]);

test('replaces the name of an erased person beside their id, and equal texts', () => {
  const thing = {
    owner: 'Grace Hopper',
    note: 'Ask Grace Hopper.',
    people: [{ role: 'owner', id: GRACE, name: 'Grace Hopper' }],
    names: { [GRACE]: 'Grace Hopper' },
  };
  expect(renamed(thing, names)).toEqual({
    owner: 'Erased person 1a2b',
    note: 'Ask Grace Hopper.',
    people: [{ role: 'owner', id: GRACE, name: 'Erased person 1a2b' }],
    names: { [GRACE]: 'Erased person 1a2b' },
  });
});

test('keeps another person with the same name, and entities without the person', () => {
  const both = { by: { id: GRACE, name: 'Ann' }, other: { id: 'x', name: 'Ann' } };
  expect(renamed(both, names)).toEqual({
    by: { id: GRACE, name: 'Erased person 1a2b' },
    other: { id: 'x', name: 'Ann' },
  });
  const thing = { owner: 'Grace Hopper', by: { id: 'x', name: 'Grace Hopper' } };
  expect(renamed(thing, names)).toBe(thing);
});
