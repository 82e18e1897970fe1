import { useState } from 'react';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { Widths } from './room.ts';

/** The layout that a user chose for a list: columns and widths. */
type KeptLayout = { columns?: readonly string[]; widths?: Widths };

/** Only this module writes the value; an invalid value counts as none. */
const read = (name: string): KeptLayout => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}');
  } catch {
    return {};
  }
};

/** Stored on this device, for each list and user. */
export const useKeptLayout = (kind: string) => {
  const name = `plumbline.list.${kind}.${useCurrentUser().id}`;
  const [layout, setLayout] = useState(() => read(name));
  const keep = (next: KeptLayout) => {
    const all = { ...layout, ...next };
    localStorage.setItem(name, JSON.stringify(all));
    setLayout(all);
  };
  return { layout, keep };
};
