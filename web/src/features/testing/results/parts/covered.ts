/** Records per table; tables with the same records share a line. */
import type { BiasTable } from '#domain/bias/result/result.ts';
import { namesOf, type Wording } from '../wording/phrases.ts';

export const coveredIn = ({ t }: Pick<Wording, 't'>, tables: readonly BiasTable[]) => {
  const keyOf = ({ attributes, coverage }: BiasTable) => JSON.stringify([attributes, coverage]);
  const different = [...new Map(tables.toReversed().map((table) => [keyOf(table), table])).values()].toReversed();
  return different.map((table) => {
    const { id, kind, coverage } = table;
    const name = namesOf(table.attributes);
    const isAlone = different.every((other) => other === table || namesOf(other.attributes) !== name);
    return { id, coverage, name: isAlone ? name : t(`testResults.coverage.${kind}`, { attribute: name }) };
  });
};
