import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

type Change<V> = {
  /** What is to be read anew, whether the change was made or not. */
  of: QueryKey;
  change: (given: V) => Promise<unknown>;
  /** What to say once it is made. */
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
      await readAnew(); // so that nothing is shown of what was before
      if (done !== undefined) snackbar.show({ type: 'success', message: done });
      onDone?.();
    },
  });
};
