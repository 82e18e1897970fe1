/** Resolves the objects of an application or vendor that comments may refer to. */
import type { On } from '#domain/comments/comment.ts';
import type { Commented, CommentedKind } from '#domain/comments/on.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import { type AnyControlKey, askingFor, isOwnControl } from '#domain/controls/keys.ts';
import { DILIGENCE_QUESTIONS } from '#domain/diligence/questions.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import { DESCRIPTORS } from '#domain/risks/descriptors.ts';
import type { SubjectKind, SubjectRef } from '#domain/subject-key.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';

type Find = (application: string, id: string) => string | undefined | Promise<string | undefined>;

const keyAmong = (all: readonly { key: string }[], id: string) => all.find(({ key }) => key === id)?.key;

/** The text of a question of the company, archived or not. */
const ownQuestion = async (id: string) =>
  isOwnKey(id) ? (await intakeQuestions.asked())?.questions.find((one) => one.id === id)?.text : undefined;

/** A requirement of a custom framework exists if the framework still asks for it, or if its control was worked on. */
const isThere = async (application: string, key: AnyControlKey) => {
  if (!isOwnControl(key)) return true;
  const { framework: id, requirement } = askingFor(key);
  const asking = await frameworks.get(id);
  const isAsked = asking?.framework.requirements.some((one) => one.id === requirement);
  return isAsked || (await controls.get(controls.idOf(application, key))) !== undefined;
};

const IN_AN_APPLICATION: Record<CommentedKind, Find> = {
  answer: (_, id) => keyAmong(QUESTIONS, id) ?? ownQuestion(id),
  descriptor: (_, id) => keyAmong(DESCRIPTORS, id),
  assessment: async (application, id) => {
    const one = await assessments.get(id);
    return one?.application_id === application ? one.kind : undefined;
  },
  control: async (application, id) => {
    const { data: key } = ControlName.safeParse(id);
    return key && (await isThere(application, key)) ? key : undefined;
  },
};

const FOUND: Record<SubjectKind, Partial<Record<CommentedKind, Find>>> = {
  application: IN_AN_APPLICATION,
  vendor: { answer: (_, id) => keyAmong(DILIGENCE_QUESTIONS, id) },
};

/** Null if the subject has no such object. */
export const targetOn = async (of: SubjectRef, { kind, id }: Commented): Promise<On | null> => {
  const name = await FOUND[of.thing][kind]?.(of.id, id);
  return name === undefined ? null : { kind, id, name };
};
