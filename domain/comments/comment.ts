import * as z from 'zod';
import { Belonging } from '#domain/belonging.ts';
import { Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { COMMENTED_KINDS } from './on.ts';
import { commentRules, newCommentRules } from './rules.ts';

export const CommentDraft = schemaOf(commentRules).meta({
  title: 'CommentDraft',
  examples: [{ text: 'Who checks the letters before they are sent?', mentions: [] }],
});
export type CommentDraft = z.output<typeof CommentDraft>;

const MOST_OF_AN_ID = 100;
export const CommentedKindName = z.enum(COMMENTED_KINDS);
export const CommentedId = z.string().max(MOST_OF_AN_ID);
const ThingOn = z.object({ kind: CommentedKindName, id: CommentedId });

export const On = ThingOn.extend({
  name: z.string().meta({ description: 'What it is one of: of an assessment its kind, otherwise the same as its id.' }),
}).meta({ title: 'CommentedThing' });
export type On = z.output<typeof On>;

export const NewComment = schemaOf(newCommentRules)
  .extend({
    on: z.strictObject(ThingOn.shape).nullable().default(null).meta({
      description:
        'The thing in it that the comment is about: of an application a question of the intake, a risk, an assessment or a control, of a vendor a question of its questionnaire. Whatever answers a comment is about the same.',
    }),
  })
  .meta({
    title: 'NewComment',
    examples: [
      { text: 'Who checks the letters before they are sent?', mentions: [], on: { kind: 'answer', id: 'human_check' } },
    ],
  });
export type NewComment = z.output<typeof NewComment>;

const Done = z.object({ at: Instant, by: Actor });

export const Comment = z
  .object({
    ...Recorded.shape,
    ...Belonging,
    thread_id: Id.meta({ description: 'The comment that began the conversation: of that one, its own id.' }),
    on: On.nullable().default(null).meta({ description: 'What it is about; nothing where that is all of it.' }),
    text: z.string().meta({ description: 'Nothing, once it is deleted.' }),
    mentions: z.array(Id),
    mentioned: z.array(Actor).meta({ description: 'The same people, by the names that they had then.' }),
    edited_at: Instant.optional(),
    resolved: Done.optional().meta({ description: 'Of the comment that began the conversation, once it is settled.' }),
    deleted: Done.optional(),
  })
  .meta({ title: 'Comment' });
export type Comment = z.output<typeof Comment>;

/** Number of comments on a part of an application or vendor. */
export const CommentCount = z.object({
  on: ThingOn,
  comments: z.int().meta({ description: 'Without those that were deleted.' }),
});
export type CommentCount = z.output<typeof CommentCount>;
