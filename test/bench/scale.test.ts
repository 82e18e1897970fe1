import { expect, test } from 'vitest';
import { peopleOf, sharesOf, trafficOf, type UnitCosts } from '#bench/scale/model.ts';
import { type Habits, TYPICAL } from '#lib/cost/habits.ts';
import { ACTIONS, type Action, type Consumption } from '#lib/cost/usage.ts';

const NOTHING: Consumption = {
  ...{ read: 0, write: 0, api: 0, api_ms: 0, api_kb: 0, site: 0, site_kb: 0 },
  ...{ puts: 0, gets: 0, out_kb: 0, mails: 0, messages: 0, runs: 0, run_ms: 0 },
};
const LIST: Consumption = { ...NOTHING, read: 2, api: 4, api_ms: 100 };

/** In each of two visits a day, a person opens a list twice and changes one application. */
const HABITS: Habits = {
  ...TYPICAL,
  ...{ come: 0.5, hours_a_day: 10, lambda_for_local: 3 },
  a_day: {
    ...(Object.fromEntries(Object.keys(TYPICAL.a_day).map((name) => [name, 0])) as Habits['a_day']), // all names
    ...{ visit: 2, list: 4, change: 2 },
  },
};
const COSTS: UnitCosts = {
  // Includes every action.
  actions: Object.fromEntries(ACTIONS.map((name) => [name, name === 'list' ? LIST : NOTHING])) as Record<
    Action,
    Consumption
  >,
  resources: { 'AWS::IAM::Role': 50 },
  ...{ read_units_an_application: 0.25, mb_an_application: 0.001, most_rows: 100_000, buckets: 1, settling: 10 },
};

test('traffic is the visits of a second, multiplied by the unit costs', () => {
  // 3,600 visits an hour are one a second. The only bucket changed, so each of three lists reads it again.
  const traffic = trafficOf({ tenants: 1, applications: 1_000, users_an_hour: 3_600 }, COSTS, HABITS);
  expect(traffic).toMatchObject({ requests: 8, changes: 1, read_units_a_list: 250, read_units: 2 * 2 + 3 * 250 });
  // 200 local milliseconds a second are 600 in Lambda.
  expect(traffic.functions).toBeCloseTo(0.6, 6);
});

test('the first limit is the one with the largest share', () => {
  const shares = sharesOf({ tenants: 40, applications: 50_000, users_an_hour: 0 }, COSTS, HABITS);
  expect(shares[0]).toEqual({ limit: 'IAM Role', share: 2 });
  expect(shares[1]).toEqual({ limit: 'rows of a list', share: 0.5 });
  expect(shares.find(({ limit }) => limit === 'read units of the table')?.share).toBe(0);
});

test('the people of a company follow from the visits in an hour', () => {
  // Half of 200 people come each day, and their 200 visits are spread over ten hours.
  expect(peopleOf({ tenants: 1, applications: 0, users_an_hour: 20 }, HABITS)).toBe(200);
});
