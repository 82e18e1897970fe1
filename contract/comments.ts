/** Comments on an application or a vendor. */
import * as z from 'zod';
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
import { route } from './route.ts';

const { comment: allow, readObjects } = permissions;

const of = (what: string) => ({
  list: route({
    allow: readObjects,
    viewable: true,
    summary: `What was said about ${what}: the conversation that began last comes first, and in it the newest`,
    query: z.strictObject({
      ...Page.shape,
      on_kind: CommentedKindName.optional().meta({ description: 'With on_id: what was said about that thing alone.' }),
      on_id: CommentedId.optional(),
    }),
    response: z.object({
      comments: z.array(Comment),
      on: On.nullable().meta({
        description: 'The thing that was asked for; nothing where none was, or there is none.',
      }),
      next_cursor: NextCursor,
    }),
  }),
  counts: route({
    allow: readObjects,
    viewable: true,
    summary: `How much was said about each thing in ${what} about which anything was`,
    response: z.object({ counts: z.array(CommentCount) }),
  }),
  add: route({
    allow,
    summary: `Say something about ${what}, or answer what was said`,
    body: NewComment,
    response: Comment,
    status: 201,
  }),
  change: route({
    allow,
    versioned: true,
    summary: `Change what you said about ${what}`,
    body: CommentDraft,
    response: Comment,
  }),
  remove: route({
    allow,
    versioned: true,
    summary: `Take back what you said about ${what}, or what anybody said as an administrator: that there was something stays`,
  }),
  resolve: route({
    allow,
    summary: `Say that the conversation about ${what} which this comment began is settled`,
    response: Comment,
  }),
  reopen: route({
    allow,
    summary: `Open a conversation about ${what} again`,
    response: Comment,
  }),
});
const [application, vendor] = [of('an application'), of('a vendor')];

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
