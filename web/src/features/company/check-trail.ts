import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AllRoutes } from '#contract/index.ts';
import type { Output } from '#contract/route.ts';
import { api } from '#web/api/client.ts';

type Break = Output<AllRoutes['GET /audit/check']>['breaks'][number];
type Range = { from?: string; to?: string };

/** Asks part by part, and says how far it is. */
export const useCheckTrail = () => {
  const [checked, setChecked] = useState(0);
  const mutation = useMutation({
    mutationFn: async (range: Range) => {
      const breaks: Break[] = [];
      let count = 0;
      let cursor: string | undefined;
      setChecked(0);
      do {
        const part = await api('GET /audit/check', { query: { ...range, cursor } });
        breaks.push(...part.breaks);
        count += part.checked;
        setChecked(count);
        cursor = part.next_cursor ?? undefined;
      } while (cursor);
      return { checked: count, breaks };
    },
  });
  return { ...mutation, checked };
};
