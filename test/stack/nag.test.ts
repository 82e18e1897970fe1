import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { EVERYTHING, stackFor, stackOf } from './cloud.ts';

test.each(['dev', 'stg', 'prd'] as const)(
  'nothing in %s breaks a rule of AWS Solutions without a reason beside it',
  (stage) => {
    const { app } = stackOf(stage);
    expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  },
);

test('nor does anything that a tenant may ask for', () => {
  const { app } = stackFor(EVERYTHING);
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
});
