/** The AWS prices of the product's resources, from one dated file, and the cost of a quantity in a region. */
import * as z from 'zod';
import listed from './prices.json' with { type: 'json' };

export const REGIONS = ['us-east-1', 'eu-central-1'] as const;
type Region = (typeof REGIONS)[number];

const Amount = z.number().positive();
const Price = z.strictObject({
  of: z.string().min(1),
  unit: z.string().min(1),
  /** The price covers this many units. */
  per: z.int().min(1),
  on: z.iso.date(),
  'us-east-1': Amount,
  'eu-central-1': Amount,
} satisfies Record<Region | 'of' | 'on' | 'per' | 'unit', z.ZodType>);

export const Prices = z.strictObject({
  on: z.iso.date(),
  currency: z.literal('USD'),
  source: z.string(),
  prices: z.record(z.string(), Price),
});

export type PriceKey = keyof typeof listed.prices;

const read = Prices.parse(listed);
export const { source } = read;

const isListed = (region: string): region is Region => REGIONS.some((one) => one === region);

export type PriceList = {
  /** The region of the prices. Regions that are not listed use the prices of us-east-1. */
  region: Region;
  on: string;
  costOf: (key: PriceKey, count: number) => number;
};

export const pricesIn = (region: string): PriceList => {
  const where = isListed(region) ? region : 'us-east-1';
  return {
    region: where,
    on: read.on,
    costOf: (key, count) => {
      const price = listed.prices[key];
      return (count * price[where]) / price.per;
    },
  };
};

export const dollars = (amount: number) => `${amount.toFixed(2)} ${read.currency}`;
