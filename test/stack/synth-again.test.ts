/** A deployment diff shows only real changes. */
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { afterEach, expect, test, vi } from 'vitest';
import { context } from '#lib/context.ts';
import { EVERYTHING, stacksFor } from './cloud.ts';

afterEach(() => {
  vi.useRealTimers();
});

const textsOn = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  return stacksFor(EVERYTHING).map(({ path, template }) => ({ path, text: JSON.stringify(template) }));
};

test('the same tenant gives identical templates on any day', () => {
  const [first, again] = [textsOn('2026-11-21T14:02:00Z'), textsOn('2027-03-01T03:04:05Z')];
  expect(first.length).toBeGreaterThan(4);
  for (const [at, { path, text }] of first.entries()) expect([path, again[at]?.text === text]).toEqual([path, true]);
});

test('cdk.json sets each recommended feature flag, so an upgrade changes no template', () => {
  expect(Object.keys(recommended).filter((flag) => !(flag in context))).toEqual([]);
});
