import * as z from 'zod';
import { commentRules, newCommentRules } from './comment-rules.ts';
import { Actor, Id, Instant, Recorded } from './entity.ts';
import { schemaOf } from './schema-of.ts';

export const CommentDraft = schemaOf(commentRules).meta({
  title: 'CommentDraft',
  examples: [{ text: 'Who checks the letters before they are sent?', mentions: [] }],
});
export type CommentDraft = z.output<typeof CommentDraft>;

export const NewComment = schemaOf(newCommentRules).meta({
  title: 'NewComment',
  examples: [{ text: 'Who checks the letters before they are sent?', mentions: [] }],
});
export type NewComment = z.output<typeof NewComment>;

const Done = z.object({ at: Instant, by: Actor });

export const Comment = z
  .object({
    ...Recorded.shape,
    application_id: Id,
    thread_id: Id.meta({ description: 'The comment that began the conversation: of that one, its own id.' }),
    text: z.string().meta({ description: 'Nothing, once it is deleted.' }),
    mentions: z.array(Id),
    mentioned: z.array(Actor).meta({ description: 'The same people, by the names that they had then.' }),
    edited_at: Instant.optional(),
    resolved: Done.optional().meta({ description: 'Of the comment that began the conversation, once it is settled.' }),
    deleted: Done.optional(),
  })
  .meta({ title: 'Comment' });
export type Comment = z.output<typeof Comment>;
