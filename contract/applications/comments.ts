/** Comments on an application or a vendor. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import {
  Comment,
  CommentCount,
  CommentDraft,
  CommentedId,
  CommentedKindName,
  NewComment,
  On,
} from '#domain/comments/comment.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';

const { comment: allow, readObjects } = permissions;

const of = (what: string, noun: 'Application' | 'Vendor') => ({
  list: route({
    id: `list${noun}Comments`,
    allow: readObjects,
    viewable: true,
    summary: `List the comments on ${what}: the latest conversation first, and the newest comment first within it`,
    query: z.strictObject({
      ...Page.shape,
      on_kind: CommentedKindName.optional().meta({ description: 'With on_id: only the comments on that entity.' }),
      on_id: CommentedId.optional(),
    }),
    response: z.object({
      comments: z.array(Comment),
      on: On.nullable().meta({
        description: 'The requested entity; null if none was requested or it does not exist.',
      }),
      next_cursor: NextCursor,
    }),
  }),
  counts: route({
    id: `count${noun}Comments`,
    allow: readObjects,
    viewable: true,
    summary: `Get the number of comments on each entity of ${what} that has any`,
    response: z.object({ counts: z.array(CommentCount) }),
  }),
  add: route({
    id: `add${noun}Comment`,
    allow,
    summary: `Comment on ${what}, or reply to a comment`,
    body: NewComment,
    response: Comment,
    status: 201,
  }),
  change: route({
    id: `update${noun}Comment`,
    allow,
    versioned: true,
    summary: `Edit your own comment on ${what}`,
    body: CommentDraft,
    response: Comment,
  }),
  remove: route({
    id: `delete${noun}Comment`,
    allow,
    versioned: true,
    summary: `Delete your own comment on ${what}, or any comment as an administrator. A placeholder remains`,
  }),
  resolve: route({
    id: `resolve${noun}Conversation`,
    allow,
    summary: `Resolve the conversation about ${what} that started with this comment`,
    response: Comment,
  }),
  reopen: route({
    id: `reopen${noun}Conversation`,
    allow,
    summary: `Reopen a conversation about ${what}`,
    response: Comment,
  }),
});
const [application, vendor] = [of('an application', 'Application'), of('a vendor', 'Vendor')];

export const comments = {
  'GET /applications/{id}/comments': application.list,
  'GET /applications/{id}/comments/counts': application.counts,
  'POST /applications/{id}/comments': application.add,
  'PUT /applications/{id}/comments/{comment_id}': application.change,
  'DELETE /applications/{id}/comments/{comment_id}': application.remove,
  'PUT /applications/{id}/comments/{comment_id}/resolved': application.resolve,
  'DELETE /applications/{id}/comments/{comment_id}/resolved': application.reopen,
  'GET /vendors/{id}/comments': vendor.list,
  'GET /vendors/{id}/comments/counts': vendor.counts,
  'POST /vendors/{id}/comments': vendor.add,
  'PUT /vendors/{id}/comments/{comment_id}': vendor.change,
  'DELETE /vendors/{id}/comments/{comment_id}': vendor.remove,
  'PUT /vendors/{id}/comments/{comment_id}/resolved': vendor.resolve,
  'DELETE /vendors/{id}/comments/{comment_id}/resolved': vendor.reopen,
};
