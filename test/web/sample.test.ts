import { expect, test } from 'vitest';
import { tierOf } from '#domain/tiering/tiering.ts';
import { SAMPLE_ANSWERS } from '#web/features/dashboard/sample-answers.ts';

test('the intake of the sample application is complete and its tier is High', () => {
  expect(tierOf(SAMPLE_ANSWERS)).toMatchObject({ tier: 'high', provisional: false });
});
