/** The number of letters to add, remove or replace. */
const distance = (a: string, b: string) => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    let diagonal = row[0] ?? 0;
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const [left = 0, above = 0] = [next[j - 1], row[j]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === b[j - 1] ? 0 : 1)));
      diagonal = above;
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** More wrong letters than this are hardly a typing error. */
const MOST_WRONG = 0.4;

/** The name that was probably meant. */
export const nearestName = (typed: string, names: readonly string[]): string | undefined => {
  // Longer names are no typing errors, and comparing them takes long.
  if (typed.length > 80) return undefined;
  const [best] = names
    .map((name) => ({ name, wrong: distance(typed, name) }))
    .toSorted((a, b) => a.wrong - b.wrong || a.name.localeCompare(b.name));
  return best && best.wrong <= Math.max(2, MOST_WRONG * typed.length) ? best.name : undefined;
};
