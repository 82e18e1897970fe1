import type { States } from '#domain/states.ts';

/** What becomes of a wish for another tier. One that is in force ends with its day, by other answers, or when somebody ends it. */
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
