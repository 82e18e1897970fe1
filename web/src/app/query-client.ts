import { QueryClient } from '@tanstack/react-query';

const TWO_MINUTES = 2 * 60_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: TWO_MINUTES, retry: false } },
});
