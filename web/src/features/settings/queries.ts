import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readDevices, readPasskeys, readSecondFactors } from './sign-in-methods.ts';

/** Never taken for fresh: all of it may be changed on another device, or in another tab. */
const staleTime = 0;

export const securityQueries = {
  secondFactors: queryOptions({ queryKey: ['security', 'second-factors'], queryFn: readSecondFactors, staleTime }),
  passkeys: queryOptions({ queryKey: ['security', 'passkeys'], queryFn: readPasskeys, staleTime }),
  devices: infiniteQueryOptions({
    queryKey: ['security', 'devices'],
    queryFn: ({ pageParam }) => readDevices(pageParam),
    initialPageParam: undefined as string | undefined, // which page comes after the first is a text
    getNextPageParam: ({ next }) => next,
    staleTime,
  }),
};
