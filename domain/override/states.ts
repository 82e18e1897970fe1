import type { States } from '#domain/states.ts';

/**
 * State machine of a tier override. One in force ends after its last day, by new intake answers, or when a person ends
 * it.
 */
export const OVERRIDE_STATES = {
  requested: { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' },
  accepted: { withdraw: 'ended', end: 'ended' },
  refused: {},
  withdrawn: {},
  ended: {},
} as const satisfies States<
  'requested' | 'accepted' | 'refused' | 'withdrawn' | 'ended',
  'accept' | 'refuse' | 'withdraw' | 'end'
>;
