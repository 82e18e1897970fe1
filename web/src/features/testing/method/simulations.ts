/** What `npm run bench -- verdicts` found for the rules in use; docs/bias.md has the same figures. */
export const SIMULATED = { tables: 4000, seed: 2026, bound: 0.055 };

/** Shares of tables without any real difference that were flagged all the same. */
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

/** With as many records a group as were asked for: how often the difference was found. */
export const POWER = [
  { rate: 0.35, reference: 0.5, records: 183, power: 0.802 },
  { rate: 0.1, reference: 0.2, records: 219, power: 0.804 },
  { rate: 0.73, reference: 0.9, records: 93, power: 0.799 },
] as const;
