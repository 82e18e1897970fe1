/** Daily counts of the requirements of each enabled framework across the company. */
import * as z from 'zod';

export const CoverageThen = z
  .object({
    covered: z.int().meta({ description: 'Requirements that an accepted control covered in full.' }),
    applicable: z.int().meta({ description: 'Requirements that applied to an application and were not excluded.' }),
  })
  .meta({ title: 'PastCoverage' });
export type CoverageThen = z.output<typeof CoverageThen>;

/** The keys are framework IDs. */
export const CountedCoverage = z.record(z.string(), CoverageThen);
export type CountedCoverage = z.output<typeof CountedCoverage>;
