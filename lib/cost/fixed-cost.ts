/** The monthly cost of a stage without usage: resources that are billed while they exist. */
import * as z from 'zod';
import type { Resource } from '#lib/tenants/stage-resources.ts';
import type { PriceKey, PriceList } from './prices.ts';

/** Firewalls and KMS keys are optional, so their cost is shown separately. */
export type Part = 'WAF' | 'KMS' | 'rest';
export type Item = { what: string; count: number; cost: number; part: Part };

const Rules = z.object({ Rules: z.array(z.unknown()) });
const Polled = z.object({ EventSourceArn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) });

/** Lambda polls each queue with five connections, each for twenty seconds, in a month of 730 hours. */
const POLLS = 5 * 3 * 60 * 730;

type Kind = {
  /** The singular and the plural. */
  what: readonly [string, string];
  type: string;
  key: PriceKey;
  part?: Part;
  /** The billed units of one resource. The default is one. */
  times?: number;
  countIn?: (properties: unknown) => number;
};

const KINDS: readonly Kind[] = [
  { what: ['alarm', 'alarms'], type: 'AWS::CloudWatch::Alarm', key: 'alarm' },
  { what: ['dashboard', 'dashboards'], type: 'AWS::CloudWatch::Dashboard', key: 'dashboard' },
  { what: ['key', 'keys'], type: 'AWS::KMS::Key', key: 'key', part: 'KMS' },
  { what: ['secret', 'secrets'], type: 'AWS::SecretsManager::Secret', key: 'secret' },
  { what: ['firewall', 'firewalls'], type: 'AWS::WAFv2::WebACL', key: 'web_acl', part: 'WAF' },
  {
    what: ['firewall rule', 'firewall rules'],
    type: 'AWS::WAFv2::WebACL',
    key: 'web_acl_rule',
    part: 'WAF',
    countIn: (properties) => Rules.safeParse(properties).data?.Rules.length ?? 0,
  },
  {
    what: ['polled queue', 'polled queues'],
    type: 'AWS::Lambda::EventSourceMapping',
    key: 'queue_request',
    times: POLLS,
    countIn: (properties) => (Polled.safeParse(properties).success ? 1 : 0),
  },
];

/** Sorted by cost, highest first. */
export const fixedCost = (resources: readonly Resource[], { costOf }: PriceList): readonly Item[] =>
  KINDS.flatMap(({ what: [one, several], type, key, part = 'rest', times = 1, countIn = () => 1 }) => {
    const count = resources
      .filter(({ Type }) => Type === type)
      .reduce((sum, { Properties }) => sum + countIn(Properties), 0);
    const what = count === 1 ? one : several;
    return count > 0 ? [{ what, count, cost: costOf(key, count * times), part }] : [];
  }).toSorted((a, b) => b.cost - a.cost);
