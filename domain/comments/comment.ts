import * as z from 'zod';
import { Belonging } from '#domain/belonging.ts';
import { Action, Actor, Id, Instant, Recorded } from '#domain/entity.ts';
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
  name: z.string().meta({
    description:
      "The kind of an assessment, the text of the company's own intake question, otherwise the same as the ID.",
  }),
}).meta({ title: 'CommentedEntity' });
export type On = z.output<typeof On>;

export const NewComment = schemaOf(newCommentRules)
  .extend({
    on: z.strictObject(ThingOn.shape).nullable().default(null).meta({
      description:
        "The item that the comment is about: an intake question, risk, assessment or control of an application, or a question of a vendor's questionnaire. A reply is always about the same item.",
    }),
  })
  .meta({
    title: 'NewComment',
    examples: [
      { text: 'Who checks the letters before they are sent?', mentions: [], on: { kind: 'answer', id: 'human_check' } },
    ],
  });
export type NewComment = z.output<typeof NewComment>;

export const Comment = z
  .object({
    ...Recorded.shape,
    ...Belonging,
    thread_id: Id.meta({ description: 'The ID of the first comment of the conversation.' }),
    on: On.nullable()
      .default(null)
      .meta({ description: 'The item that it is about; null if it is about the application or vendor as a whole.' }),
    text: z.string().meta({ description: 'Empty once it is deleted.' }),
    mentions: z.array(Id),
    mentioned: z.array(Actor).meta({ description: 'The names of these people at that time.' }),
    edited_at: Instant.optional(),
    resolved: Action.optional().meta({ description: 'On the first comment of a conversation, once it is resolved.' }),
    deleted: Action.optional(),
  })
  .meta({ title: 'Comment' });
export type Comment = z.output<typeof Comment>;

/** Number of comments on a part of an application or vendor. */
export const CommentCount = z.object({
  on: ThingOn,
  comments: z.int().meta({ description: 'Excludes deleted comments.' }),
});
export type CommentCount = z.output<typeof CommentCount>;
