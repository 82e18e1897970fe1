import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { EVERYTHING, stackFor, stackOf } from './cloud.ts';

test.each(['dev', 'stg', 'prd'] as const)('%s breaks no AWS Solutions rule without a documented reason', (stage) => {
  const { app } = stackOf(stage);
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
});

test('neither does a tenant with every option', () => {
  const { app } = stackFor(EVERYTHING);
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
});
