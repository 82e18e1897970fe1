/** What people say about an application. */
import * as z from 'zod';
import { Comment, CommentDraft, NewComment } from '#domain/comment.ts';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { comment: allow } = permissions;

export const comments = {
  'GET /applications/{id}/comments': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was said about an application: the conversation that began last comes first, and in it the newest',
    query: Page,
    response: z.object({ comments: z.array(Comment), next_cursor: NextCursor }),
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
