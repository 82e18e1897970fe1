/** Finds the decisions for an earlier, similar file. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';

const columnsOf = ({ columns }: BiasPlan): string[] =>
  Object.values(columns)
    .flat()
    .filter((column) => typeof column === 'string');

type Tested = { plan: BiasPlan; document: { id: string }; state: string };

/** A file with its headers and the guessed roles. */
type File = { document: string; headers: readonly string[]; guessed: readonly string[] };

/**
 * The newest test with a result whose plan uses only columns of this file. A test of another document must also use
 * each guessed column, because a column that it left out would be left out unnoticed.
 */
export const rememberedFor = <T extends Tested>({ document, headers, guessed }: File, tests: readonly T[]) =>
  tests.find(({ plan, state, ...test }) => {
    const known = columnsOf(plan);
    const isSame = test.document.id === document || guessed.every((column) => known.includes(column));
    return state === 'ready' && isSame && known.every((column) => headers.includes(column));
  });
