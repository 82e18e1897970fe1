/** What was decided for a file like this one before. */
import type { BiasPlan } from '#domain/bias/plan.ts';

const columnsOf = ({ columns }: BiasPlan): string[] =>
  Object.values(columns)
    .flat()
    .filter((column) => typeof column === 'string');

type Tested = { plan: BiasPlan; document: { id: string }; state: string };

/** What has columns, and what they seem to be by their names. */
type File = { document: string; headers: readonly string[]; guessed: readonly string[] };

/**
 * Of the newest test with a result, those being first, that knows no column but what this file has. Of another document,
 * only where that test says something of each column that seems to matter here: what it left out would be left out unseen.
 */
export const rememberedFor = <T extends Tested>({ document, headers, guessed }: File, tests: readonly T[]) =>
  tests.find(({ plan, state, ...test }) => {
    const known = columnsOf(plan);
    const isSame = test.document.id === document || guessed.every((column) => known.includes(column));
    return state === 'ready' && isSame && known.every((column) => headers.includes(column));
  });
