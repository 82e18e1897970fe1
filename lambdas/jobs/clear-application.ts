/** Takes away what lay beside an application that was deleted. What was done to it stays on its trail. */
import type { Actor } from '#domain/entity.ts';
import { job } from '#lambdas/runner/job.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { assessments } from '#lambdas/stores/assessments.ts';
import { comments } from '#lambdas/stores/comments.ts';
import { keys } from '#lambdas/stores/keys.ts';
import { clear } from '#lambdas/stores/partition.ts';

const AT_ONCE = 100;

const removeComments = async (application: string, by: Actor): Promise<void> => {
  const { items } = await comments.on(application, AT_ONCE, undefined);
  for (const { id } of items) {
    const comment = await comments.get(id);
    if (comment) await comments.remove(comment, by);
  }
  if (items.length > 0) await removeComments(application, by);
};

const removeAssessments = async (application: string, by: Actor) => {
  for (const { id } of await assessments.of(application)) {
    const assessment = await assessments.get(id);
    if (assessment) await assessments.remove(assessment, by);
  }
};

const clearApplication = async ({ id, by }: { id: string; by: Actor }) => {
  if (await applications.get(id)) return;
  await removeComments(id, by);
  await removeAssessments(id, by);
  await clear(keys.application(id).pk);
};

export const handler = job('clear-application', (input) => clearApplication(input));
