import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { LIST_KINDS } from '#domain/list/limits.ts';
import { cloud } from './cloud.ts';

test('an alarm rings for each kind of list before it has as many rows as there can be', () => {
  const template = cloud();
  for (const Value of LIST_KINDS)
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'Plumbline',
      MetricName: 'list_rows',
      Statistic: 'Maximum',
      Threshold: 80_000,
      ComparisonOperator: 'GreaterThanThreshold',
      Dimensions: Match.arrayWith([{ Name: 'kind', Value }]),
    });
  expect(
    Object.keys(template.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: 'list_rows' } })),
  ).toHaveLength(LIST_KINDS.length);
});
