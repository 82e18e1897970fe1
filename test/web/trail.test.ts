import { expect, test } from 'vitest';
import { apart, isEmpty } from '#web/components/trail/values.ts';

test('of what is made of parts, the trail says those that changed', () => {
  expect(apart({ made_owner: 'mail' }, { made_owner: 'mail', export_ready: 'none' })).toEqual([
    {},
    { export_ready: 'none' },
  ]);
  expect(apart({ made_owner: 'mail', security: 'here' }, { made_owner: 'none', security: 'here' })).toEqual([
    { made_owner: 'mail' },
    { made_owner: 'none' },
  ]);
  for (const [from, to] of [
    ['a', 'b'],
    [['a'], ['a', 'b']],
    [{ name: 'A' }, { name: 'B' }],
    [undefined, { made_owner: 'mail' }],
  ])
    expect(apart(from, to)).toEqual([from, to]);
});

test('what says nothing is told from what is no and none', () => {
  expect([undefined, null, '', [], {}].filter(isEmpty)).toHaveLength(5);
  expect([false, 0, 'x', ['x'], { made_owner: 'none' }].filter(isEmpty)).toEqual([]);
});
