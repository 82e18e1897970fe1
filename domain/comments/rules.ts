import { anId, anIdOrNone, list, required } from '#domain/rules.ts';

const MOST_BYTES = 8192;

const MOST_MENTIONED = 20;

export const commentRules = {
  text: { ...required('lines', MOST_BYTES), bytes: MOST_BYTES, about: `At most ${MOST_BYTES} bytes of UTF-8.` },
  mentions: {
    ...list(anId, MOST_MENTIONED),
    about: 'The people who are named in it, by their ids. Each has to be somebody who can see what it is about.',
  },
} as const;

export const newCommentRules = {
  ...commentRules,
  reply_to: { ...anIdOrNone, about: 'The comment that this one answers.' },
} as const;
