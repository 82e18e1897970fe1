import { useState } from 'react';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { Widths } from './room.ts';

/** How a reader has laid out a list: which columns they chose, and how wide they drew them. */
type KeptLayout = { columns?: readonly string[]; widths?: Widths };

/** Only this product writes there; what is no layout all the same is none. */
const read = (name: string): KeptLayout => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}');
  } catch {
    return {};
  }
};

/** Kept on this device, for each kind and person. */
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
