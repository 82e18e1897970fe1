/** Comments on applications and vendors: add, change, delete, resolve and reopen. */

import type { Comment, CommentDraft, NewComment } from '#domain/comments/comment.ts';
import type { Commented, CommentedKind } from '#domain/comments/on.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { canSeeIn } from '#domain/people/authorized-user.ts';
import { fullName } from '#domain/people/person.ts';
import { isAdministrator, permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf } from '#domain/subject.ts';
import { belonging, isOf, type SubjectKind } from '#domain/subject-key.ts';
import { mustBeInUse } from '#lambdas/applications/access.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { commentDeleted, forbidden, invalid, malformed, notFound } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { reachableSubject } from '#lambdas/subjects/access.ts';
import { comments } from './store.ts';
import { targetOn } from './targets.ts';
import { newThread, threadOf } from './threads.ts';

type Params = { id: string; comment_id: string };
type Changeable = (version: number) => boolean;

const mayComment = ({ roles }: Caller, groups: readonly string[]) => reaches(reach(roles, permissions.comment), groups);

/** Mentioned people must have access; people who were already mentioned stay. */
const mentionedIn = async (
  { mentions }: CommentDraft,
  groups: readonly string[],
  before: readonly Actor[] = [],
): Promise<Actor[]> => {
  const everybody = mentions.length > 0 ? await users.rows() : [];
  const found = mentions.map((id) => {
    const user = everybody.find((one) => one.id === id);
    const known = before.find((one) => one.id === id);
    const maySee = user !== undefined && canSeeIn(user, groups);
    return { id, name: known?.name ?? (user ? fullName(user) : id), isRefused: !known && !maySee };
  });
  if (found.some(({ isRefused }) => isRefused)) throw invalid([fieldError('mentions', 'cannot_see_it')]);
  return found.map(({ id, name }) => ({ id, name }));
};

type Asked = { limit: number; on_kind?: CommentedKind | undefined; on_id?: string | undefined };

const targetOf = ({ on_kind, on_id }: Asked): Commented | undefined => {
  if (on_kind !== undefined && on_id !== undefined) return { kind: on_kind, id: on_id };
  if (on_kind === undefined && on_id === undefined) return undefined;
  throw malformed('Specify both the kind and the ID of an entity.', [
    fieldError(on_kind === undefined ? 'on_kind' : 'on_id', 'missing'),
  ]);
};

/** The comment operations of one kind of subject. */
export const commentsOf = (thing: SubjectKind) => {
  const seen = (caller: Caller, id: string) => reachableSubject(caller, { thing, id });

  /** The groups of the subject, if the caller may comment on it. */
  const commentable = async (caller: Caller, id: string) => {
    const subject = await seen(caller, id);
    const groups = groupsOf(subject);
    if (!mayComment(caller, groups)) throw forbidden(`You can read this ${thing} but not comment on it.`);
    mustBeInUse(subject);
    return groups;
  };

  const find = async ({ id, comment_id }: Params): Promise<Comment> => {
    const comment = await comments.get(comment_id);
    if (!comment || !isOf(comment, { thing, id })) throw notFound('comment');
    return comment;
  };

  const setResolved = async (caller: Caller, params: Params, isResolved: boolean) => {
    await commentable(caller, params.id);
    return retryOnConflict(async () => {
      const before = await find(params);
      if (before.thread_id !== before.id) throw notFound('conversation');
      if ((before.resolved !== undefined) === isResolved) return before;
      const resolved = isResolved
        ? { at: new Date().toISOString(), by: { id: caller.id, name: caller.name } }
        : undefined;
      return comments.update(before, { ...before, resolved }, caller.actor);
    });
  };

  return {
    list: async (caller: Caller, id: string, asked: Asked, after: string | undefined) => {
      const about = targetOf(asked);
      await seen(caller, id);
      const [{ items, next }, on] = await Promise.all([
        about ? comments.about(id, about, asked.limit, after) : comments.on(id, asked.limit, after),
        about ? targetOn({ thing, id }, about) : null,
      ]);
      return { comments: items, on, next_cursor: next };
    },

    count: async (caller: Caller, id: string) => {
      await seen(caller, id);
      return { counts: await comments.counts(id) };
    },

    add: async (caller: Caller, id: string, { reply_to, on, ...draft }: NewComment) => {
      const of = { thing, id };
      const groups = await commentable(caller, id);
      const own = uuidV7(Date.now());
      const [mentioned, thread] = await Promise.all([
        mentionedIn(draft, groups),
        reply_to === null ? newThread(of, own, on) : threadOf(of, reply_to, on),
      ]);
      return comments.create({ ...draft, ...thread, ...belonging(of), mentioned }, caller.actor, own);
    },

    change: async (caller: Caller, params: Params, draft: CommentDraft, changeable: Changeable) => {
      const groups = await commentable(caller, params.id);
      const found = await find(params);
      if (found.created_by.id !== caller.id) throw forbidden('Only the author can change a comment.');
      if (found.deleted) throw commentDeleted();
      const before = toBeChanged(found, changeable, 'comment');
      const mentioned = await mentionedIn(draft, groups, before.mentioned);
      const isSame = draft.text === before.text;
      const edited_at = isSame ? before.edited_at : new Date().toISOString();
      return comments.update(before, { ...before, ...draft, mentioned, edited_at }, caller.actor);
    },

    remove: async (caller: Caller, params: Params, changeable: Changeable): Promise<undefined> => {
      await commentable(caller, params.id);
      const found = await find(params);
      if (found.created_by.id !== caller.id && !isAdministrator(caller.roles))
        throw forbidden('Only the author or an administrator can delete a comment.');
      if (found.deleted) return;
      const before = toBeChanged(found, changeable, 'comment');
      const deleted = { at: new Date().toISOString(), by: { id: caller.id, name: caller.name } };
      await comments.update(before, { ...before, text: '', mentions: [], mentioned: [], deleted }, caller.actor);
    },

    resolve: (caller: Caller, params: Params) => setResolved(caller, params, true),
    reopen: (caller: Caller, params: Params) => setResolved(caller, params, false),
  };
};
