/** Deletes the child entities of a deleted application. Its audit log stays. */
import type { AnyControlKey } from '#domain/controls/keys.ts';
import type { Actor } from '#domain/entity.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { legalDocuments } from '#lambdas/legal/store.ts';
import { clear } from '#lambdas/persistence/clear-partition.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { risks } from '#lambdas/register/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { tests } from '#lambdas/tests/store.ts';

const AT_ONCE = 100;

const removeComments = async (application: string, by: Actor): Promise<void> => {
  const { items } = await comments.on(application, AT_ONCE, undefined);
  for (const { id } of items) {
    const comment = await comments.get(id);
    if (comment) await comments.remove(comment, by);
  }
  if (items.length > 0) await removeComments(application, by);
};

const removeTasks = async (application: string, by: Actor) => {
  for (const { id } of await tasks.of({ thing: 'application', id: application })) {
    const task = await tasks.get(id);
    if (task) await tasks.remove(task, by);
  }
};

const removeAssessments = async (application: string, by: Actor) => {
  for (const { id } of await assessments.of(application)) {
    const assessment = await assessments.get(id);
    if (assessment) await assessments.remove(assessment, by);
  }
};

/** A test stays if other evidence started to use it in the meantime. */
const removeTests = async (application: string, by: Actor) => {
  const reliedOn = new Set((await evidence.onTestsOf(application)).map(({ test }) => test.id));
  for (const { id } of await tests.of(application)) {
    if (reliedOn.has(id)) continue;
    const test = await tests.get(id);
    if (test) await tests.remove(test, by);
  }
};

/** The application's own uses are removed. A document stays if another application uses it. */
const removeDocuments = async (application: string, by: Actor) => {
  for (const { id } of await documents.of({ thing: 'application', id: application })) {
    const uses = await documents.usesOf(id);
    if (uses.some(({ application_id }) => application_id !== application)) continue;
    for (const use of uses) await transact(documents.unuse({ id, application_id: application }, use));
    const document = await documents.get(id);
    if (document) await documents.remove(document, by);
  }
};

/** Removes the control from the evidence, which stays valid for its other controls. */
const letGo = (application: string, control: AnyControlKey, id: string) =>
  retryOnConflict(async () => {
    const piece = await evidence.get(id);
    if (!piece) return;
    await transact(await evidence.become(piece, evidence.without(piece, { application_id: application, control })));
  });

const removeControls = async (application: string, by: Actor) => {
  for (const { key } of await controls.of(application)) {
    const control = await controls.get(controls.idOf(application, key));
    for (const { id } of control?.evidence ?? []) await letGo(application, key, id);
    if (control) await controls.remove(control, by);
  }
};

const removeLegalDocuments = async (application: string, by: Actor) => {
  for (const document of await legalDocuments.of(application)) await legalDocuments.remove(document, by);
};

const removeRisks = async (application: string, by: Actor) => {
  for (const { id } of await risks.of(application)) {
    const risk = await risks.get(id);
    if (risk) await risks.remove(risk, by);
  }
};

const clearApplication = async ({ id, by }: { id: string; by: Actor }) => {
  if (await applications.get(id)) return;
  await removeComments(id, by);
  await removeTasks(id, by);
  await removeAssessments(id, by);
  await removeControls(id, by);
  await removeTests(id, by);
  await removeDocuments(id, by);
  await removeLegalDocuments(id, by);
  await removeRisks(id, by);
  await clear(keys.application(id).pk);
};

export const performed = job('clear-application', (input) => clearApplication(input));
