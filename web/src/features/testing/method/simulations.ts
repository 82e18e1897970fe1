/** Results of `npm run bench -- verdicts`, as in docs/bias.md. */
export const SIMULATED = { tables: 4000, seed: 2026, bound: 0.055 };

/** Share of tables that are flagged although all groups are equal. */
export const FALSE_FLAGS = [
  { groups: 2, shares: [0.031, 0.035, 0.038, 0.016] },
  { groups: 5, shares: [0.035, 0.04, 0.054, 0.053] },
  { groups: 7, shares: [0.044, 0.047, 0.052, 0.053] },
  { groups: 12, shares: [0.034, 0.04, 0.048, 0.05] },
] as const;
export const FALSE_FLAG_CASES = [
  { n: 100, rate: 0.1 },
  { n: 300, rate: 0.1 },
  { n: 100, rate: 0.5 },
  { n: 300, rate: 0.5 },
] as const;

/** Share of simulations that detect the difference with the number of records that a result recommends. */
export const POWER = [
  { rate: 0.35, reference: 0.5, records: 183, power: 0.802 },
  { rate: 0.1, reference: 0.2, records: 219, power: 0.804 },
  { rate: 0.73, reference: 0.9, records: 93, power: 0.799 },
] as const;
