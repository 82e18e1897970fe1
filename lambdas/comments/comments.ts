import { rolesWithin } from '#domain/authorized-user.ts';
import type { Comment, CommentDraft, NewComment } from '#domain/comment.ts';
import type { Commented, CommentedKind } from '#domain/comment-on.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { isAdministrator, permissions, reach, reaches } from '#domain/permissions.ts';
import { fullName } from '#domain/person.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { commentDeleted, forbidden, invalid, malformed, notFound } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';
import { comments } from '#lambdas/stores/comments.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { onTop } from '#lambdas/stores/on-top.ts';
import { mustBeInUse, reachableApplication } from '#lambdas/stores/reachable.ts';
import { uuidV7 } from '#lambdas/stores/uuid-v7.ts';
import { thingOn } from './things.ts';
import { newThread, threadOf } from './threads.ts';

type Params = { id: string; comment_id: string };

const mayComment = ({ roles }: Caller, groups: readonly string[]) => reaches(reach(roles, permissions.comment), groups);

/** The application, for whoever may say something about it. */
const commentable = async (caller: Caller, id: string) => {
  const application = await reachableApplication(caller, id);
  if (!mayComment(caller, application.resource_groups))
    throw forbidden('You may read this application, but not comment on it.');
  mustBeInUse(application);
  return application;
};

/** A comment that is there, on this application. */
const find = async ({ id, comment_id }: Params): Promise<Comment> => {
  const comment = await comments.get(comment_id);
  if (comment?.application_id !== id) throw notFound('comment');
  return comment;
};

/** Whoever is named has to be able to read it; who is named already stays so, whatever they may by now. */
const mentionedIn = async (
  { mentions }: CommentDraft,
  groups: readonly string[],
  before: readonly Actor[] = [],
): Promise<Actor[]> => {
  const everybody = mentions.length > 0 ? await users.rows() : [];
  const found = mentions.map((id) => {
    const user = everybody.find((one) => one.id === id);
    const known = before.find((one) => one.id === id);
    const maySee = user?.status === 'active' && rolesWithin(user, groups).length > 0;
    return { id, name: known?.name ?? (user ? fullName(user) : id), isRefused: !known && !maySee };
  });
  const refused = found.filter(({ isRefused }) => isRefused).map(({ name }) => name);
  if (refused.length > 0) throw invalid([fieldError('mentions', 'cannot_see_it', { people: refused.join(', ') })]);
  return found.map(({ id, name }) => ({ id, name }));
};

type Asked = { limit: number; on_kind?: CommentedKind | undefined; on_id?: string | undefined };

const thingAsked = ({ on_kind, on_id }: Asked): Commented | undefined => {
  if (on_kind !== undefined && on_id !== undefined) return { kind: on_kind, id: on_id };
  if (on_kind === undefined && on_id === undefined) return undefined;
  throw malformed('A thing is asked for by its kind and its id.', [
    fieldError(on_kind === undefined ? 'on_kind' : 'on_id', 'missing'),
  ]);
};

export const listComments = async (caller: Caller, id: string, asked: Asked, after: string | undefined) => {
  const thing = thingAsked(asked);
  await reachableApplication(caller, id);
  const [{ items, next }, on] = await Promise.all([
    thing ? comments.about(id, thing, asked.limit, after) : comments.on(id, asked.limit, after),
    thing ? thingOn(id, thing) : null,
  ]);
  return { comments: items, on, next_cursor: next };
};

export const countComments = async (caller: Caller, id: string) => {
  await reachableApplication(caller, id);
  return { counts: await comments.counts(id) };
};

export const addComment = async (caller: Caller, application_id: string, { reply_to, on, ...draft }: NewComment) => {
  const { resource_groups } = await commentable(caller, application_id);
  const own = uuidV7(Date.now());
  const [mentioned, thread] = await Promise.all([
    mentionedIn(draft, resource_groups),
    reply_to === null ? newThread(application_id, own, on) : threadOf(application_id, reply_to, on),
  ]);
  return comments.create({ ...draft, ...thread, application_id, mentioned }, caller.actor, own);
};

export const changeComment = async (
  caller: Caller,
  params: Params,
  draft: CommentDraft,
  changeable: (version: number) => boolean,
) => {
  const { resource_groups } = await commentable(caller, params.id);
  const found = await find(params);
  if (found.created_by.id !== caller.id) throw forbidden('Only whoever wrote a comment may change it.');
  if (found.deleted) throw commentDeleted();
  const before = toBeChanged(found, changeable, 'comment');
  const mentioned = await mentionedIn(draft, resource_groups, before.mentioned);
  const isSame = draft.text === before.text;
  const edited_at = isSame ? before.edited_at : new Date().toISOString();
  return comments.update(before, { ...before, ...draft, mentioned, edited_at }, caller.actor);
};

export const deleteComment = async (caller: Caller, params: Params, changeable: (version: number) => boolean) => {
  await commentable(caller, params.id);
  const found = await find(params);
  if (found.created_by.id !== caller.id && !isAdministrator(caller.roles))
    throw forbidden('Only whoever wrote a comment, or an administrator, may delete it.');
  if (found.deleted) return;
  const before = toBeChanged(found, changeable, 'comment');
  const deleted = { at: new Date().toISOString(), by: { id: caller.id, name: caller.name } };
  await comments.update(before, { ...before, text: '', mentions: [], mentioned: [], deleted }, caller.actor);
};

const setResolved = async (caller: Caller, params: Params, isResolved: boolean) => {
  await commentable(caller, params.id);
  return onTop(async () => {
    const before = await find(params);
    if (before.thread_id !== before.id) throw notFound('conversation');
    if ((before.resolved !== undefined) === isResolved) return before;
    const resolved = isResolved
      ? { at: new Date().toISOString(), by: { id: caller.id, name: caller.name } }
      : undefined;
    return comments.update(before, { ...before, resolved }, caller.actor);
  });
};

export const resolveThread = (caller: Caller, params: Params) => setResolved(caller, params, true);
export const reopenThread = (caller: Caller, params: Params) => setResolved(caller, params, false);
