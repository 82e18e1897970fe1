import { useCallback, useState } from 'react';
import { useViewing } from '#web/auth/viewing.ts';
import type { WorkItem } from './queries.ts';

/** The selected items. Only the reader's own tasks can be selected. */
export const useWorkSelection = (items: readonly WorkItem[]) => {
  const viewing = useViewing();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((those: readonly WorkItem[], isSelected: boolean) => {
    const theirs = those.map(({ id }) => id);
    setIds((ids) => new Set(isSelected ? [...ids, ...theirs] : [...ids].filter((id) => !theirs.includes(id))));
  }, []);
  const isPossible = ({ whose }: WorkItem) => whose === 'mine' && !viewing;
  const possible = items.filter(isPossible);
  return {
    isPossible,
    possible,
    items: possible.filter(({ id }) => ids.has(id)),
    has: ({ id }: WorkItem) => ids.has(id),
    set,
    replace: (those: readonly WorkItem[]) => setIds(new Set(those.map(({ id }) => id))),
  };
};

export type WorkSelection = ReturnType<typeof useWorkSelection>;
