/** Applications in states that the API reaches only after days, or by the decisions of several people. */
import { expect } from 'vitest';
import type { KeptApplication } from '#domain/applications/application.ts';
import { tierFacts } from '#domain/applications/intake.ts';
import type { Actor } from '#domain/entity.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { TEST } from './test-actor.ts';

const found = async (id: string) => (await applications.get(id)) ?? expect.fail(`There is no application ${id}.`);

export const createApplication = (content: Parameters<typeof applications.create>[0]) =>
  applications.create(content, TEST);

export const changeApplication = async (id: string, change: Partial<KeptApplication>, by: Actor = TEST) => {
  const before = await found(id);
  return applications.update(before, { ...before, ...change }, by);
};

/** Sets values that jobs compute. A job may overwrite them at any time. */
export const noteOnApplication = async (id: string, noted: Partial<KeptApplication>) =>
  applications.touch(await found(id), noted);

/** Deletes an application whatever its state is, as the API deletes a draft. */
export const removeApplication = async (id: string, by: Actor) =>
  applications.remove(await found(id), by, [messages.to('clear-application', { id, by }, id)]);

/** Answers all questions at once. The keys may be those of earlier rules. */
export const answerIntake = async (id: string, answers: Readonly<Record<string, readonly string[]>>, by: Actor) => {
  const given = { at: new Date().toISOString(), by: { id: by.id, name: by.name } };
  const answer = ([question, values]: [string, readonly string[]]) =>
    intakes.answer(id, question as 'does', { ...given, values: [...values] }, undefined); // see above
  for (const one of Object.entries(answers)) await answer(one);
};

/** Gives an application the first intake of another one, with a tier from rules that no longer exist. */
export const judgeByOldRules = async (id: string, like: string, tier: 'low' | 'high', by: Actor) => {
  const kept = (await intakes.version(like, 1)) ?? expect.fail('The intake was submitted.');
  const old = { ...kept, rules_version: '2025-01', result: { ...kept.result, tier } };
  await intakes.bring(id, old);
  await changeApplication(id, { risk_tier: tier, tier: tierFacts(old) }, by);
};

/** What the figures of compliance are computed from. */
export const readCompliance = async (id: string) => (await found(id)).compliance;

export const keepSnapshot = snapshots.keep;

/** What is stored of a deleted application and its assessment. */
export const readRemains = async (id: string, assessment: string) => ({
  answers: (await intakes.get(id)).answers,
  comments: (await comments.on(id, 10, undefined)).items,
  assessments: [await assessments.get(assessment), ...(await assessments.of(id))],
});
