/** Faults of our own, put in by hand to see that they are found: what a careless store would do without. */
import { keysOf } from '#domain/keys-of.ts';
import type { table } from '#lambdas/persistence/table.ts';

type Row = { pk: string; sk: string };
type Input = { Key?: Row; TransactItems?: { Put?: { Item: Row } }[] };

const SPOILS = {
  /** What lists keep is there, and no container is told that it changed. */
  'stamps of its lists': {
    writes: ({ pk }: Row) => !pk.startsWith('STAMPS#'),
    reads: () => true,
  },
  /** Whether a write that was refused was one's own, done before: nobody can say. */
  'a way to know its own work': {
    writes: () => true,
    reads: ({ pk }: Row) => !pk.startsWith('AUDIT#'),
  },
};
export type Spoil = keyof typeof SPOILS;
export const SPOIL_NAMES = keysOf(SPOILS);

/** From now on the client leaves out what is spoilt. */
export const spoil = ({ middlewareStack }: typeof table, how: Spoil) => {
  const { writes, reads } = SPOILS[how];
  middlewareStack.add(
    (next) => async (args) => {
      const { Key, TransactItems } = args.input as Input; // of the stores' own requests, whichever this is
      const kept = TransactItems?.filter(({ Put }) => !Put || writes(Put.Item));
      const answer = await next({ ...args, input: { ...args.input, ...(kept && { TransactItems: kept }) } });
      return Key && !reads(Key) ? { ...answer, output: { ...answer.output, Item: undefined } } : answer;
    },
    { step: 'initialize', name: 'spoil', priority: 'high' },
  );
};
