/** What a stage costs each month before anybody uses it: what is paid for because it is there. */
import * as z from 'zod';
import prices from './prices.json' with { type: 'json' };

type Resource = { Type: string; Properties?: unknown };
export type Item = { what: string; count: number; cost: number };

const Rules = z.object({ Rules: z.array(z.unknown()) });
const Polled = z.object({ EventSourceArn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) });

/** Lambda asks each queue with five at a time, twenty seconds each, in a month of 730 hours. */
const POLLS = (5 * 3 * 60 * 730) / 1_000_000;

const KINDS: readonly (readonly [what: string, each: number, count: (of: readonly Resource[]) => number])[] = [
  ['alarms', prices.monthly.alarm, (of) => of.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm').length],
  [
    'dashboards',
    prices.monthly.dashboard,
    (of) => of.filter(({ Type }) => Type === 'AWS::CloudWatch::Dashboard').length,
  ],
  ['keys', prices.monthly.key, (of) => of.filter(({ Type }) => Type === 'AWS::KMS::Key').length],
  ['secrets', prices.monthly.secret, (of) => of.filter(({ Type }) => Type === 'AWS::SecretsManager::Secret').length],
  ['firewalls', prices.monthly.web_acl, (of) => of.filter(({ Type }) => Type === 'AWS::WAFv2::WebACL').length],
  [
    'rules of firewalls',
    prices.monthly.web_acl_rule,
    (of) =>
      of
        .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
        .reduce((sum, { Properties }) => sum + (Rules.safeParse(Properties).data?.Rules.length ?? 0), 0),
  ],
  [
    'queues that are asked for messages all day',
    prices.million_queue_requests * POLLS,
    (of) =>
      of.filter(
        ({ Type, Properties }) => Type === 'AWS::Lambda::EventSourceMapping' && Polled.safeParse(Properties).success,
      ).length,
  ],
];

/** The dearest first. */
export const fixedCost = (resources: readonly Resource[]): readonly Item[] =>
  KINDS.flatMap(([what, each, counted]) => {
    const count = counted(resources);
    return count > 0 ? [{ what, count, cost: count * each }] : [];
  }).toSorted((a, b) => b.cost - a.cost);
