/** Comments, each a thing of its own; those on one application also lie beside each other, as they are read. */
import { Comment } from '#domain/comment.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { page } from './paging.ts';
import type { Write } from './transaction.ts';

const placeOf = ({ application_id, thread_id, id }: Comment) => keys.commentOn(application_id, thread_id, id);

/** They are removed with their application only. */
const beside = (before: Comment | undefined, comment: Comment | undefined): Write[] => {
  if (comment) return [{ put: { ...placeOf(comment), ...comment } }];
  return before ? [{ remove: placeOf(before) }] : [];
};

const MOST_PARTICIPANTS_READ = 100;

export const comments = {
  ...entities({
    what: 'comment',
    schema: Comment,
    key: keys.comment,
    whole: ({ application_id }) => keys.application(application_id),
    called: ({ created_by }) => created_by.name,
    // What was said can be taken back, so it is kept nowhere else.
    hidden: ['text', 'application_id', 'thread_id', 'mentions'],
    listed: beside,
  }),

  /** The conversation that began last comes first, and in it the newest. */
  on: (application: string, limit: number, after: string | undefined) => {
    const { pk } = keys.commentOn(application, '', '');
    return page({ pk, prefix: 'COMMENT#', schema: Comment, limit, after });
  },

  /** The newest of one conversation. */
  inThread: async ({ application_id, thread_id }: Comment) => {
    const { pk, sk: prefix } = keys.commentOn(application_id, thread_id, '');
    return (await page({ pk, prefix, schema: Comment, limit: MOST_PARTICIPANTS_READ, after: undefined })).items;
  },
};
