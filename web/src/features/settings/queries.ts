import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readDevices, readPasskeys, readSecondFactors } from './sign-in-methods.ts';

/** Always stale, because another device or tab may change these settings. */
const staleTime = 0;

export const securityQueries = {
  secondFactors: queryOptions({ queryKey: ['security', 'second-factors'], queryFn: readSecondFactors, staleTime }),
  passkeys: queryOptions({ queryKey: ['security', 'passkeys'], queryFn: readPasskeys, staleTime }),
  devices: infiniteQueryOptions({
    queryKey: ['security', 'devices'],
    queryFn: ({ pageParam }) => readDevices(pageParam),
    initialPageParam: undefined as string | undefined, // page cursors are strings
    getNextPageParam: ({ next }) => next,
    staleTime,
  }),
};
