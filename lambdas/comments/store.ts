/** Comments are entities; a copy in the subject's partition serves the lists. */
import * as z from 'zod';
import { Comment, type CommentCount, On } from '#domain/comments/comment.ts';
import type { Commented } from '#domain/comments/on.ts';
import { belongsTo } from '#domain/subject-key.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every, type Paged, page } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const placeOf = (comment: Comment) => keys.commentOn(belongsTo(comment).id, comment.thread_id, comment.id);

/** The index row of a comment about one object of the subject, used to find and count comments. */
const Mark = z.object({ on: On, id: z.string(), thread_id: z.string(), is_deleted: z.boolean() });

const markOf = ({ thread_id, id, on, deleted, ...comment }: Comment) =>
  on && {
    ...keys.commentAbout(belongsTo(comment).id, on, thread_id, id),
    ...({ on, id, thread_id, is_deleted: deleted !== undefined } satisfies z.input<typeof Mark>),
  };

/** Comments are only removed together with their subject. */
const projections = (before: Comment | undefined, after: Comment | undefined): Write[] => {
  const comment = after ?? before;
  if (!comment) return [];
  const rows = [{ ...placeOf(comment), ...comment }, markOf(comment) ?? []].flat();
  return rows.map((row) => (after ? { put: row } : { remove: { pk: row.pk, sk: row.sk } }));
};

/** Preserves the order of the index rows. */
const complete = async (subject: string, marks: readonly z.output<typeof Mark>[]): Promise<Comment[]> => {
  const rows = await rowsAt(marks.map(({ thread_id, id }) => keys.commentOn(subject, thread_id, id)));
  return rows.flatMap((row) => (row ? [Comment.parse(row)] : []));
};

const MOST_PARTICIPANTS_READ = 100;

export const comments = {
  ...entities({
    what: 'comment',
    schema: Comment,
    whole: (comment) => keys.subject(belongsTo(comment)),
    called: ({ created_by }) => created_by.name,
    // Deleted text must not survive in the audit log.
    hidden: ['text', 'application_id', 'vendor_id', 'thread_id', 'on', 'mentions'],
    listed: projections,
  }),

  /** Newest thread first, and newest comment first within a thread. */
  on: (subject: string, limit: number, after: string | undefined) => {
    const { pk } = keys.commentOn(subject, '', '');
    return page({ pk, prefix: 'COMMENT#', schema: Comment, limit, after });
  },

  /** The same for comments about one object. */
  about: async (subject: string, on: Commented, limit: number, after: string | undefined) => {
    const { pk, sk } = keys.commentAbout(subject, on, '', '');
    const prefix = sk.slice(0, -'#'.length);
    const { items, next } = await page({ pk, prefix, schema: Mark, limit, after });
    return { items: await complete(subject, items), next } satisfies Paged<Comment>;
  },

  /** The number of comments per object. */
  counts: async (subject: string): Promise<CommentCount[]> => {
    const { pk } = keys.commentOn(subject, '', '');
    const counts = new Map<string, CommentCount>();
    for (const { on, is_deleted } of await every({ pk, prefix: 'ABOUT#', schema: Mark })) {
      const place = `${on.kind} ${on.id}`;
      const { comments } = counts.get(place) ?? { comments: 0 };
      counts.set(place, { on: { kind: on.kind, id: on.id }, comments: comments + Number(!is_deleted) });
    }
    return [...counts.values()];
  },

  /** The newest comments of a thread. */
  inThread: async (comment: Comment) => {
    const { pk, sk: prefix } = keys.commentOn(belongsTo(comment).id, comment.thread_id, '');
    return (await page({ pk, prefix, schema: Comment, limit: MOST_PARTICIPANTS_READ, after: undefined })).items;
  },
};
