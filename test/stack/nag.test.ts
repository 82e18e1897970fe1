import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { stackOf } from './cloud.ts';

test.each(['dev', 'prd'] as const)(
  'nothing in %s breaks a rule of AWS Solutions without a reason beside it',
  (stage) => {
    const { app } = stackOf(stage);
    expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  },
);
