import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

type Change<V> = {
  /** Query to refetch after the change, also after a failure. */
  of: QueryKey;
  change: (given: V) => Promise<unknown>;
  done?: string;
  onDone?: () => void;
};

export const useSecurityChange = <V = void>({ of: queryKey, change, done, onDone }: Change<V>) => {
  const client = useQueryClient();
  const readAnew = () => client.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: change,
    onError: readAnew,
    onSuccess: async () => {
      await readAnew(); // so that no outdated values appear
      if (done !== undefined) snackbar.show({ type: 'success', message: done });
      onDone?.();
    },
  });
};
