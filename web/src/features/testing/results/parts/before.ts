/** The previous run of a test, and the changes since. */
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { BiasTest, ListedTest } from '#domain/tests/test.ts';
import { groupCalled, namesOf, type Saying, tableCalled } from '../wording/phrases.ts';

/** The run that this one repeats, or the latest earlier run of the same document or of one with the same name. */
export const runBefore = (
  { id, created_at, reruns, document, type }: BiasTest,
  ready: readonly ListedTest[],
): ListedTest | undefined => {
  const others = ready.filter((one) => one.id !== id && one.created_at < created_at && one.type === type);
  return (
    others.find((one) => one.id === reruns) ??
    others.find((one) => one.document.id === document.id) ??
    others.find((one) => one.document.name === document.name)
  );
};

type Said = { ratio: number | null; verdict: BiasVerdict | null };
export type Change = { table: string; group: string; now: Said | null; before: Said | null };

const saidIn = (saying: Pick<Saying, 't'>, { tables }: BiasResult) =>
  new Map(
    tables.flatMap((table) =>
      table.kind === 'impact'
        ? table.groups.map(({ names, compared }): [string, Said & { table: string; group: string }] => [
            JSON.stringify(['impact', table.attributes, table.class?.name, names]),
            {
              ...{ table: tableCalled(saying, table), group: namesOf(names) },
              ...{ ratio: compared?.ratio ?? null, verdict: compared?.verdict ?? null },
            },
          ])
        : table.groups.map(
            ({ name, is_baseline, compared, verdict }): [string, Said & { table: string; group: string }] => [
              JSON.stringify(['pairs', table.attributes, name]),
              {
                ...{ table: namesOf(table.attributes), group: groupCalled(saying, { name, is_baseline }) },
                ...{ ratio: compared?.refusals?.ratio ?? null, verdict },
              },
            ],
          ),
    ),
  );

/** Changes of each group that has a ratio or verdict in either run. */
export const changesBetween = (saying: Pick<Saying, 't'>, before: BiasResult, now: BiasResult): Change[] => {
  const [then, today] = [saidIn(saying, before), saidIn(saying, now)];
  return [...new Set([...today.keys(), ...then.keys()])].flatMap((key) => {
    const [one, other] = [today.get(key) ?? null, then.get(key) ?? null];
    const about = one ?? other;
    const isSaid = [one, other].some((said) => said && (said.ratio !== null || said.verdict !== null));
    return about && isSaid ? [{ table: about.table, group: about.group, now: one, before: other }] : [];
  });
};
