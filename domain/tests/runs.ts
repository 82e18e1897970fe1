/** Which tests are runs of the same series. Without zod, so the browser can import it. */
type Run = { readonly id: string; readonly reruns: string | null };

/** The series of a test: itself, or the one that it descends from by being run again. */
const firstOf = (all: ReadonlyMap<string, Run>, id: string): string => {
  let first = id;
  for (let before = all.get(id)?.reruns; before; before = all.get(before)?.reruns) first = before;
  return first;
};

/** The runs of the series that `id` belongs to, oldest first, from all tests of the application. */
export const runsOf = <R extends Run>(tests: readonly R[], id: string): R[] => {
  const all = new Map(tests.map((one) => [one.id, one]));
  const series = firstOf(all, id);
  return tests.filter((one) => firstOf(all, one.id) === series);
};
