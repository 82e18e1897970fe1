/** Which tests are runs of the same series. Without zod, so the browser can import it. */
type Run = { readonly id: string; readonly reruns: string | null };

/** The first run in the series of a test. */
const firstOf = (all: ReadonlyMap<string, Run>, id: string): string => {
  let first = id;
  for (let before = all.get(id)?.reruns; before; before = all.get(before)?.reruns) first = before;
  return first;
};

/** The runs in the series of `id`, oldest first. `tests` has all tests of the application. */
export const runsOf = <R extends Run>(tests: readonly R[], id: string): R[] => {
  const all = new Map(tests.map((one) => [one.id, one]));
  const series = firstOf(all, id);
  return tests.filter((one) => firstOf(all, one.id) === series);
};
