import { anId, anIdOrNone, list, required } from '#domain/rules.ts';

const MOST_BYTES = 8192;

const MOST_MENTIONED = 20;

export const commentRules = {
  text: { ...required('lines', MOST_BYTES), bytes: MOST_BYTES, about: `At most ${MOST_BYTES} bytes of UTF-8.` },
  mentions: {
    ...list(anId, MOST_MENTIONED),
    about: 'The IDs of the mentioned people. Each must be able to see what the comment is about.',
  },
} as const;

export const newCommentRules = {
  ...commentRules,
  reply_to: { ...anIdOrNone, about: 'The comment to which this one replies.' },
} as const;
