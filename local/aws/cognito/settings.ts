/** Ids and secrets that are chosen at the first start and kept. */
import * as z from 'zod';
import type { State } from './state.ts';

const Row = z.object({ value: z.string() });

export const setting = (state: State, name: string, choose: () => string): string => {
  const known = state.one(Row, 'select value from settings where name = ?', name);
  if (known) return known.value;
  const value = choose();
  state.run('insert into settings (name, value) values (?, ?)', name, value);
  return value;
};
