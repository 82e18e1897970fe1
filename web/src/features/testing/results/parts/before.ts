/** The previous run of a test, and the changes since. */
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { BiasTest, ListedTest } from '#domain/tests/test.ts';
import { groupCalled, namesOf, tableCalled, type Wording } from '../wording/phrases.ts';

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

type ResultInBrief = { ratio: number | null; verdict: BiasVerdict | null };
export type Change = { table: string; group: string; now: ResultInBrief | null; before: ResultInBrief | null };

const saidIn = (wording: Pick<Wording, 't'>, { tables }: BiasResult) =>
  new Map(
    tables.flatMap((table) =>
      table.kind === 'impact'
        ? table.groups.map(({ names, compared }): [string, ResultInBrief & { table: string; group: string }] => [
            JSON.stringify(['impact', table.attributes, table.class?.name, names]),
            {
              ...{ table: tableCalled(wording, table), group: namesOf(names) },
              ...{ ratio: compared?.ratio ?? null, verdict: compared?.verdict ?? null },
            },
          ])
        : table.groups.map(
            ({ name, is_baseline, compared, verdict }): [string, ResultInBrief & { table: string; group: string }] => [
              JSON.stringify(['pairs', table.attributes, name]),
              {
                ...{ table: namesOf(table.attributes), group: groupCalled(wording, { name, is_baseline }) },
                ...{ ratio: compared?.refusals?.ratio ?? null, verdict },
              },
            ],
          ),
    ),
  );

/** Changes of each group that has a ratio or verdict in either run. */
export const changesBetween = (wording: Pick<Wording, 't'>, before: BiasResult, now: BiasResult): Change[] => {
  const [then, today] = [saidIn(wording, before), saidIn(wording, now)];
  return [...new Set([...today.keys(), ...then.keys()])].flatMap((key) => {
    const [one, other] = [today.get(key) ?? null, then.get(key) ?? null];
    const about = one ?? other;
    const isSaid = [one, other].some((result) => result && (result.ratio !== null || result.verdict !== null));
    return about && isSaid ? [{ table: about.table, group: about.group, now: one, before: other }] : [];
  });
};
