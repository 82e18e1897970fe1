import { expect, test } from 'vitest';
import { isTaken, nextAttempt } from '#domain/webhooks/webhook.ts';

test('a failed delivery is retried for about a day with growing pauses', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => Date.parse(nextAttempt(attempts, 0) ?? ''));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(23.75);
  expect(nextAttempt(8, 0)).toBeNull();
});

test('only a success status counts as delivered, and a redirect does not', () => {
  expect([200, 204, 301, 404, 500, null].map(isTaken)).toEqual([true, true, false, false, false, false]);
});
