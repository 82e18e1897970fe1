import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { holds, permissions } from '#domain/permissions.ts';
import { toBeDone } from '#domain/work/words.ts';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { workQuery } from './queries.ts';

/** The number of open items, refetched on navigation. */
export const useWaiting = () => {
  const client = useQueryClient();
  const today = useToday();
  const { roles } = useCurrentUser();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...workQuery, enabled: holds(roles, permissions.readObjects) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it is asked for
  useEffect(() => {
    void client.refetchQueries({ queryKey: workQuery.queryKey, stale: true });
  }, [client, pathname]);
  return data ? toBeDone(data.items, today).length : 0;
};
