import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readDevices } from '#web/auth/devices.ts';
import { readPasskeys } from '#web/auth/passkeys.ts';
import { readSecondFactors } from '#web/auth/second-factors.ts';

/** Never taken for fresh: all of it may be changed on another device, or in another tab. */
const staleTime = 0;

export const securityQueries = {
  secondFactors: queryOptions({ queryKey: ['security', 'second-factors'], queryFn: readSecondFactors, staleTime }),
  passkeys: queryOptions({ queryKey: ['security', 'passkeys'], queryFn: readPasskeys, staleTime }),
  devices: infiniteQueryOptions({
    queryKey: ['security', 'devices'],
    queryFn: ({ pageParam }) => readDevices(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime,
  }),
};
