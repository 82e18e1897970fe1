import { Match } from 'aws-cdk-lib/assertions';
import { test } from 'vitest';
import { cloud } from './cloud.ts';

test('an alarm warns before a list reaches its row limit', () =>
  cloud().hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'Plumbline/example-dev',
    MetricName: 'list_rows',
    Statistic: 'Maximum',
    Threshold: 80_000,
    ComparisonOperator: 'GreaterThanThreshold',
    Dimensions: [{ Name: 'service', Value: 'lists' }],
    AlarmDescription: Match.stringLikeRegexp('The log names the kind'),
  }));
