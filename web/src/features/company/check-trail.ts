import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { api } from '#web/api/client.ts';

type Break = Output<AllRoutes['GET /audit/check']>['breaks'][number];
type Range = { from?: string; to?: string };

/** Checks the audit log page by page and reports the progress. */
export const useCheckTrail = () => {
  const [checked, setChecked] = useState(0);
  const mutation = useMutation({
    mutationFn: async (range: Range) => {
      const breaks = new Map<string, Break>();
      let count = 0;
      setChecked(0);
      for (const by of range.from || range.to ? (['time'] as const) : (['storage', 'archive'] as const)) {
        let cursor: string | undefined;
        do {
          const part = await api('GET /audit/check', { query: { ...range, by, cursor } });
          for (const one of part.breaks) breaks.set(`${one.what} ${one.id} ${one.number} ${one.problem}`, one);
          // The archive repeats the same rows, so it does not add to the count.
          if (by !== 'archive') count += part.checked;
          setChecked(count);
          cursor = part.next_cursor ?? undefined;
        } while (cursor);
      }
      return { checked: count, breaks: [...breaks.values()] };
    },
  });
  return { ...mutation, checked };
};
