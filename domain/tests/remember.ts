/** What was decided for a file like this one before. */
import type { BiasPlan } from '#domain/bias/plan.ts';

const columnsOf = ({ columns }: BiasPlan): string[] =>
  Object.values(columns)
    .flat()
    .filter((column) => typeof column === 'string');

/** Of the newest test, those being first, that knows no column but what this file has. */
export const rememberedFor = <T extends { plan: BiasPlan }>(headers: readonly string[], tests: readonly T[]) =>
  tests.find(({ plan }) => columnsOf(plan).every((column) => headers.includes(column)))?.plan;
