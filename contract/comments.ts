/** What people say about an application. */
import * as z from 'zod';
import {
  Comment,
  CommentCount,
  CommentDraft,
  CommentedId,
  CommentedKindName,
  NewComment,
  On,
} from '#domain/comment.ts';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { comment: allow } = permissions;

export const comments = {
  'GET /applications/{id}/comments': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was said about an application: the conversation that began last comes first, and in it the newest',
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
  'GET /applications/{id}/comments/counts': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'How much was said about each thing in an application about which anything was',
    response: z.object({ counts: z.array(CommentCount) }),
  }),
  'POST /applications/{id}/comments': route({
    allow,
    summary: 'Say something about an application, or answer what was said',
    body: NewComment,
    response: Comment,
    status: 201,
  }),
  'PUT /applications/{id}/comments/{comment_id}': route({
    allow,
    summary: 'Change what you said',
    body: CommentDraft,
    response: Comment,
  }),
  'DELETE /applications/{id}/comments/{comment_id}': route({
    allow,
    summary: 'Take back what you said, or what anybody said as an administrator: that there was something stays',
  }),
  'PUT /applications/{id}/comments/{comment_id}/resolved': route({
    allow,
    summary: 'Say that the conversation which this comment began is settled',
    response: Comment,
  }),
  'DELETE /applications/{id}/comments/{comment_id}/resolved': route({
    allow,
    summary: 'Open a conversation again',
    response: Comment,
  }),
};
