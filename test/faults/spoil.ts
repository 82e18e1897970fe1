/** Deliberate defects of the store, to test that the checks detect them. */
import { keysOf } from '#domain/keys-of.ts';
import type { table } from '#lambdas/persistence/table.ts';

type Row = { pk: string; sk: string };
type Input = { Key?: Row; TransactItems?: { Put?: { Item: Row } }[] };

const SPOILS = {
  /** List rows are written without bucket versions, so list caches do not see the change. */
  'stamps of its lists': {
    writes: ({ pk }: Row) => !pk.startsWith('STAMPS#'),
    reads: () => true,
  },
  /** Audit rows cannot be read by key, so a store cannot tell whether its own earlier attempt caused a refusal. */
  'a way to know its own work': {
    writes: () => true,
    reads: ({ pk }: Row) => !pk.startsWith('AUDIT#'),
  },
};
export type Spoil = keyof typeof SPOILS;
export const SPOIL_NAMES = keysOf(SPOILS);

export const spoil = ({ middlewareStack }: typeof table, how: Spoil) => {
  const { writes, reads } = SPOILS[how];
  middlewareStack.add(
    (next) => async (args) => {
      const { Key, TransactItems } = args.input as Input; // fits every request of the stores
      const kept = TransactItems?.filter(({ Put }) => !Put || writes(Put.Item));
      const answer = await next({ ...args, input: { ...args.input, ...(kept && { TransactItems: kept }) } });
      return Key && !reads(Key) ? { ...answer, output: { ...answer.output, Item: undefined } } : answer;
    },
    { step: 'initialize', name: 'spoil', priority: 'high' },
  );
};
