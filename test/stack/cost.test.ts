/** Monthly cost: sums that can be checked by hand, and errors for invalid arguments. */
import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { CommandError, parseArguments } from '#contract/command.ts';
import { readCompany } from '#lib/cost/asked-company.ts';
import { fixedCost } from '#lib/cost/fixed-cost.ts';
import type { Habits } from '#lib/cost/habits.ts';
import { TYPICAL } from '#lib/cost/habits.ts';
import { IDLE, monthOf, shownItems } from '#lib/cost/month.ts';
import listed from '#lib/cost/prices.json' with { type: 'json' };
import { Prices, pricesIn, REGIONS } from '#lib/cost/prices.ts';
import { ACTIONS, type Action, type Consumption, type MeasuredTenant, readUsage, type Usage } from '#lib/cost/usage.ts';
import { quantitiesOf, usageCost } from '#lib/cost/usage-cost.ts';

const NOTHING: Consumption = {
  ...{ read: 0, write: 0, api: 0, api_ms: 0, api_kb: 0, site: 0, site_kb: 0 },
  ...{ puts: 0, gets: 0, out_kb: 0, mails: 0, messages: 0, runs: 0, run_ms: 0 },
};

type Some = Partial<Record<Action, Partial<Consumption>>>;

const tenantOf = (applications: number, kept_kb: number, some: Some): MeasuredTenant => ({
  applications,
  kept_kb,
  // Includes every action.
  actions: Object.fromEntries(
    ACTIONS.map((action) => [action, { ...NOTHING, ...some[action] }]),
  ) as MeasuredTenant['actions'],
});

const usageOf = (few: Some, many: Some = few): Usage => ({
  ...{ on: '2026-01-01', command: 'by hand' },
  tenants: [tenantOf(100, 1_000, few), tenantOf(1_000, 10_000, many)],
});

const NEVER = Object.fromEntries(Object.keys(TYPICAL.a_day).map((name) => [name, 0])) as Habits['a_day']; // every name
/** Every user comes on each of ten days and opens a list twice. */
const PLAIN: Habits = {
  ...{ working_days: 10, come: 1, hours_a_day: 10, first_visits_a_month: 0, mails_a_day: 0 },
  a_day: { ...NEVER, list: 2 },
  ...{ files_an_application: 2, mb_a_file: 5, lambda_for_local: 3, containers_a_visit: 0, containers_an_hour: 0 },
  ...{ start_ms: 0, copies: 0, log_kb_a_run: 1, months_of_logs: 12 },
  ...{ kept_by_firewall: 0.1, firewall_log_kb: 2 },
};
const OFF = { waf: false, customer_key: false, malware_scan: false, backups: false, threat_protection: false };
const US = pricesIn('us-east-1');

describe('usage', () => {
  test('multiplies measured actions by their frequency, on the line through the measurements', () => {
    const usage = usageOf(
      { list: { read: 2, api: 1, api_ms: 10 }, visit: { read: 999 } },
      { list: { read: 11, api: 1, api_ms: 10 }, visit: { read: 999 } },
    );
    // 50 users on 10 days, twice: 1,000 lists of 2 + 9 × 400 / 900 = 6 read units with 500 applications.
    const quantities = quantitiesOf(usage, { users: 50, applications: 500 }, PLAIN, OFF);
    expect(quantities.read_unit).toBeCloseTo(6_000, 6);
    expect(quantities).toMatchObject({ api_request: 1_000, function_request: 1_000, trace: 1_000, person: 50 });
    // 10 ms here equal 30 ms of a Lambda function with 1 GB.
    expect(quantities.function_gb_second).toBeCloseTo(30, 6);
    // 500 applications with 2 files of 5 MB, and 5,000 kB of rows, in GB.
    expect(quantities.storage_gb).toBeCloseTo(5, 6);
    expect(quantities.table_gb).toBeCloseTo(0.005, 6);
    // 10 hours on 10 days, of 730 hours a month; seven metrics in one hour of each day.
    expect(quantities.metric).toBeCloseTo(100 / 730 + 7 / 24, 6);
  });

  test('extrapolates beyond the measurements, except where usage hardly grew', () => {
    const growing = usageOf({ list: { read: 2 } }, { list: { read: 11 } });
    const far = quantitiesOf(growing, { users: 1, applications: 10_000 }, PLAIN, OFF);
    expect(far.read_unit).toBeCloseTo(20 * (2 + 9 * 11), 6);
    for (const read of [2, 12]) {
      const level = usageOf({ list: { read: 11 } }, { list: { read } });
      expect(quantitiesOf(level, { users: 1, applications: 10_000 }, PLAIN, OFF).read_unit).toBeCloseTo(220, 6);
    }
  });

  test('includes the scheduler of an idle tenant, quarter-hourly and daily', () => {
    const usage = usageOf({ quarter: { write: 3, runs: 5 }, day: { write: 10, runs: 12, messages: 2 } });
    const { write_unit, function_request, queue_request, person } = quantitiesOf(usage, IDLE, PLAIN, OFF);
    expect(write_unit).toBeCloseTo(4 * 730 * 3 + (730 / 24) * 10, 6);
    expect(function_request).toBeCloseTo(4 * 730 * 5 + (730 / 24) * 12, 6);
    expect(queue_request).toBeCloseTo((730 / 24) * 2 * 3, 6);
    expect(person).toBe(0);
  });

  test('costs more when a tenant turns on options', () => {
    const usage = usageOf({ upload: { api: 2, puts: 3 } });
    const habits: Habits = { ...PLAIN, a_day: { ...NEVER, upload: 1 } };
    const company = { users: 10, applications: 100 };
    const all = { waf: true, customer_key: true, malware_scan: true, backups: true, threat_protection: true };
    expect(quantitiesOf(usage, company, habits, OFF)).toMatchObject({
      ...{ scan_file: 0, web_acl_request: 0, key_request: 0, backup_gb: 0, person: 10, watched_person: 0 },
    });
    const more = quantitiesOf(usage, company, habits, all);
    expect(more).toMatchObject({
      scan_file: 100,
      web_acl_request: 200,
      key_request: 300,
      person: 0,
      watched_person: 10,
    });
    // Of 200 requests, 20 are logged, with 2 kB each.
    expect(more.firewall_log_gb).toBeCloseTo(0.00004, 9);
    expect(more.scan_gb).toBeCloseTo(0.5, 6);
    expect(more.backup_gb).toBeCloseTo(1 + 0.001, 6);
  });

  test('costs list prices, most expensive first', () => {
    const usage = usageOf({ list: { read: 1_000, api: 4, api_ms: 0 } });
    // 20,000 lists: 20 million read units, 80,000 requests.
    const items = usageCost(quantitiesOf(usage, { users: 1_000, applications: 100 }, PLAIN, OFF), US);
    const costOf = (text: string) => items.find(({ what }) => what.includes(text))?.cost;
    expect(costOf('people')).toBeCloseTo(1_000 * 0.015, 6);
    expect(costOf('read units')).toBeCloseTo(20 * 0.125, 6);
    expect(costOf('API Gateway')).toBeCloseTo(0.08, 6);
    expect(costOf('traces')).toBeCloseTo(0.4, 6);
    expect(costOf('write units')).toBeUndefined();
    const costs = items.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });
});

describe('fixed costs', () => {
  const resources = [
    ...Array.from({ length: 25 }, () => ({ Type: 'AWS::CloudWatch::Alarm' })),
    { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}, {}] } },
    { Type: 'AWS::KMS::Key' },
    {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] } },
    },
    { Type: 'AWS::Lambda::EventSourceMapping', Properties: { EventSourceArn: { 'Fn::GetAtt': ['T', 'StreamArn'] } } },
    { Type: 'AWS::SQS::Queue' },
  ];

  test('is counted from the templates', () => {
    expect(fixedCost(resources, US)).toMatchObject([
      { what: 'firewall', count: 1, cost: 5, part: 'WAF' },
      { what: 'firewall rules', count: 3, cost: 3, part: 'WAF' },
      { what: 'alarms', count: 25, cost: 2.5, part: 'rest' },
      { what: 'key', count: 1, cost: 1, part: 'KMS' },
      // Five pollers, three times a minute: 657,000 requests.
      { what: 'polled queue', count: 1, cost: expect.closeTo(0.2628, 6), part: 'rest' },
    ]);
  });

  test('add up with usage to a month that shows firewalls and key separately', () => {
    const month = monthOf(resources, usageOf({}), IDLE, OFF, US);
    expect(month.of('WAF')).toBe(8);
    expect(month.of('KMS')).toBe(1);
    expect(month.of('rest') + 9).toBeCloseTo(month.total, 9);
    const lines = shownItems(month.items).split('\n');
    expect(lines[0]).toMatch(/^ +5\.00 USD {2}1 firewall$/);
    expect(lines.at(-1)).toMatch(/ \d+ smaller items$/);
  });
});

describe('prices', () => {
  test('each has a description, unit, date and regions', () => {
    expect(() => Prices.parse(listed)).not.toThrow();
    for (const [name, price] of Object.entries(listed.prices))
      for (const region of REGIONS)
        expect(Prices.shape.prices.safeParse({ [name]: { ...price, [region]: undefined } }).success).toBe(false);
    expect(Prices.shape.prices.safeParse({ key: { ...listed.prices.key, on: 'today' } }).success).toBe(false);
    expect(Prices.shape.prices.safeParse({ key: { ...listed.prices.key, unit: '' } }).success).toBe(false);
  });

  test('are those of the region, or of us-east-1 for an unlisted region', () => {
    expect(pricesIn('eu-central-1').costOf('api_request', 1_000_000)).toBeCloseTo(1.2, 9);
    const elsewhere = pricesIn('ap-southeast-2');
    expect(elsewhere.region).toBe('us-east-1');
    expect(elsewhere.costOf('storage_put', 2_000)).toBeCloseTo(0.01, 9);
  });
});

test('the stored measurement is complete, with date and command', () => {
  const { on, command, tenants } = readUsage();
  expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(command).toBe('npm run bench -- usage');
  expect(tenants[1].applications).toBeGreaterThan(tenants[0].applications);
  for (const { actions } of tenants)
    expect(
      ACTIONS.filter(
        (action) => action !== 'list_again' && Object.values(actions[action]).every((value) => value === 0),
      ),
    ).toEqual([]);
});

describe('npm run cost', () => {
  test('reads a company or none', () => {
    expect(readCompany({ users: '200', applications: '2000' })).toEqual({ users: 200, applications: 2_000 });
    expect(readCompany({})).toBeUndefined();
  });

  test.each([
    [{ users: '-3', applications: '1' }, '--users is "-3"'],
    [{ users: 'abc', applications: '1' }, '--users is "abc"'],
    [{ users: '', applications: '1' }, '--users is ""'],
    [{ users: '1', applications: '1e9' }, '--applications is "1e9"'],
    [{ users: '1', applications: '100001' }, '--applications is "100001"'],
    [{ users: '1.5', applications: '1' }, '--users is "1.5"'],
    [{ users: '3' }, '--applications is missing'],
    [{ applications: '3' }, '--users is missing'],
  ])('refuses %j and names what is wrong', (asked, says) => {
    expect(() => readCompany(asked)).toThrow(CommandError);
    expect(() => readCompany(asked)).toThrow(says);
  });

  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) =>
      execFile(process.execPath, ['bin/cost.ts', ...args], { env: { PATH: process.env.PATH } }, (error, out, wrong) =>
        resolve({ code: Number(error?.code ?? 0), output: out + wrong }),
      ),
    );

  test('shows companies of several sizes, the requested one, and an idle one without WAF and KMS', async () => {
    const { code, output } = await run('--users', '300', '--applications', '700');
    expect(code).toBe(0);
    expect(output).toMatch(/Requested size, 300 people and 700 applications: \d+\.\d\d USD/);
    expect(output).toMatch(/Large, 2,000 people/);
    expect(output).toMatch(/An idle tenant costs \d+\.\d\d USD without WAF \(18\.00 USD\) and KMS \(1\.\d\d USD\)/);
    expect(output).toContain('The target is 10.00 USD: met.');
    expect(output).toMatch(/for resources:\n.*polled queues\n.* 1 dashboard\n.* alarms\n/);
  }, 20_000);

  test('explains a bad flag in one sentence with the usage', () => {
    const flags = { users: { type: 'string' } } as const;
    expect(() => parseArguments('npm run cost', flags, ['--users', '-3'])).toThrow(
      /^Option '--users' argument is ambiguous\.\nnpm run cost$/,
    );
  });

  test('refuses an invalid size and unknown arguments', async () => {
    expect(await run('--users=-3', '--applications', '1')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^--users is "-3"/),
    });
    expect(await run('200')).toMatchObject({ code: 1, output: expect.stringMatching(/^Unexpected argument "200"/) });
    expect(await run('--people', '3')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Unknown option '--people'\.\nnpm run cost/),
    });
  }, 20_000);
});
