/** The things in an application that something is said about: which there are, and what each is one of. */
import type { On } from '#domain/comment.ts';
import type { Commented, CommentedKind } from '#domain/comment-on.ts';
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import { DESCRIPTORS } from '#domain/risks/descriptors.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { assessments } from '#lambdas/stores/assessments.ts';

type Find = (application: string, id: string) => string | undefined | Promise<string | undefined>;

const keyAmong = (all: readonly { key: string }[], id: string) => all.find(({ key }) => key === id)?.key;

const FOUND: Record<CommentedKind, Find> = {
  answer: (_, id) => keyAmong(QUESTIONS, id),
  descriptor: (_, id) => keyAmong(DESCRIPTORS, id),
  assessment: async (application, id) => {
    const one = await assessments.get(id);
    return one?.application_id === application ? one.kind : undefined;
  },
  control: (_, id) => ALL_CONTROLS.find((key) => key === id),
};

/** Nothing, where there is no such thing in this application. */
export const thingOn = async (application: string, { kind, id }: Commented): Promise<On | null> => {
  const name = await FOUND[kind](application, id);
  return name === undefined ? null : { kind, id, name };
};
