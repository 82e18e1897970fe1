/** One version of the engine: it computes results and knows their shape. */
import type * as z from 'zod';
import { analysis } from '#domain/bias/analysis.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { BiasResult } from '#domain/bias/result/result.ts';

export type BiasEngine = {
  readonly analysis: typeof analysis;
  readonly BiasPlan: z.ZodType<BiasPlan>;
  readonly BiasResult: z.ZodType<BiasResult>;
};

export const currentEngine: BiasEngine = { analysis, BiasPlan, BiasResult };
