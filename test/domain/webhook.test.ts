import { expect, test } from 'vitest';
import { isTaken, nextAttempt } from '#domain/webhooks/webhook.ts';

test('what is not taken is tried for about a day, with pauses that grow', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => Date.parse(nextAttempt(attempts, 0) ?? ''));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(23.75);
  expect(nextAttempt(8, 0)).toBeNull();
});

test('an answer of success alone is taken: to be led elsewhere is none', () => {
  expect([200, 204, 301, 404, 500, null].map(isTaken)).toEqual([true, true, false, false, false, false]);
});
