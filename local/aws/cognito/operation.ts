import type * as z from 'zod';
import { notFound } from './errors.ts';
import { parseInput } from './input.ts';
import type { Pool } from './pool.ts';

export type Operation = {
  /** Administrators' operations require a signature. */
  signed: boolean;
  run: (pool: Pool, body: unknown) => object | Promise<object>;
};

export const forAnyone = <Input>(
  input: z.ZodType<Input>,
  run: (pool: Pool, input: Input) => object | Promise<object>,
): Operation => ({ signed: false, run: (pool, body) => run(pool, parseInput(input, body)) });

export const forAdministrators = <Input extends { UserPoolId: string }>(
  input: z.ZodType<Input>,
  run: (pool: Pool, input: Input) => object | Promise<object>,
): Operation => ({
  signed: true,
  run: (pool, body) => {
    const parsed = parseInput(input, body);
    if (parsed.UserPoolId !== pool.id) throw notFound(`User pool ${parsed.UserPoolId} does not exist.`);
    return run(pool, parsed);
  },
});
