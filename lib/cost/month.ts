/** The monthly cost of a tenant, fixed and by usage. All commands use this computation. */

import type { Resource } from '#lib/tenants/stage-resources.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { fixedCost, type Item, type Part } from './fixed-cost.ts';
import { TYPICAL } from './habits.ts';
import { dollars, type PriceList } from './prices.ts';
import type { Usage } from './usage.ts';
import { type Company, quantitiesOf, type Switches, usageCost } from './usage-cost.ts';

export type Month = {
  /** Sorted by cost, highest first. */
  items: readonly Item[];
  total: number;
  of: (part: Part) => number;
};

export const switchesOf = ({ tenant: { security, threat_protection } }: Target): Switches => ({
  ...security,
  threat_protection,
});

const sum = (items: readonly Item[]) => items.reduce((all, { cost }) => all + cost, 0);

export const IDLE: Company = { users: 0, applications: 0 };

export const monthOf = (
  resources: readonly Resource[],
  usage: Usage,
  company: Company,
  has: Switches,
  prices: PriceList,
): Month => {
  const items = [
    ...fixedCost(resources, prices),
    ...usageCost(quantitiesOf(usage, company, TYPICAL, has), prices),
  ].toSorted((a, b) => b.cost - a.cost);
  return { items, total: sum(items), of: (part) => sum(items.filter((item) => item.part === part)) };
};

/** Cheaper items are combined in one line. */
const WORTH_A_LINE = 0.05;

const line = (cost: number, text: string) => `${dollars(cost).padStart(16)}  ${text}`;
/** Rounds to meaningful digits. */
const count = (number: number) =>
  Number.isInteger(number) && number < 1_000
    ? String(number)
    : number.toLocaleString('en', { maximumSignificantDigits: 3, notation: 'compact', compactDisplay: 'short' });

export const shownItems = (items: readonly Item[]) => {
  const [large, small] = [
    items.filter(({ cost }) => cost >= WORTH_A_LINE),
    items.filter(({ cost }) => cost < WORTH_A_LINE),
  ];
  const rest = small.length > 0 ? [line(sum(small), `${small.length} smaller items`)] : [];
  return [...large.map((item) => line(item.cost, `${count(item.count)} ${item.what}`)), ...rest].join('\n');
};
