/** Cochran's Q: whether the same cases are decided alike in more than two groups. */
import { chiSquareAbove } from './distributions.ts';

/** A row a case, with what was decided for each of the groups. Nothing where no case tells groups apart. */
export const cochranQ = (cases: readonly (readonly boolean[])[]) => {
  const groups = cases[0]?.length ?? 0;
  if (groups < 2) return undefined;
  const byGroup = new Array<number>(groups).fill(0);
  let [sum, squares] = [0, 0];
  for (const decided of cases) {
    let row = 0;
    for (const [group, is] of decided.entries()) {
      if (!is) continue;
      byGroup[group] = (byGroup[group] ?? 0) + 1;
      row += 1;
    }
    sum += row;
    squares += row * row;
  }
  const among = groups * sum - squares;
  if (among === 0) return undefined;
  const between = groups * byGroup.reduce((total, count) => total + count * count, 0) - sum * sum;
  const q = ((groups - 1) * between) / among;
  return { q, degrees: groups - 1, p: chiSquareAbove(q, groups - 1), prompts: cases.length };
};
