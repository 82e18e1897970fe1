/** Controls, evidence, documents and frameworks in states that only days or background jobs bring about. */
import { expect } from 'vitest';
import type { ControlKey } from '#domain/controls/keys.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { frameworkSettings } from '#lambdas/frameworks/settings-store.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { TEST } from './test-actor.ts';

/** Lets a control be due on a day that the API accepts no more. */
export const setControlDue = async (application: string, control: ControlKey, due_on: string) => {
  const kept = (await controls.get(controls.idOf(application, control))) ?? expect.fail('The control was changed.');
  await controls.update(kept, { ...kept, due_on }, TEST, { changes: [] });
};

export const expireEvidence = async (id: string) => {
  const piece = (await evidence.get(id)) ?? expect.fail(`There is no evidence ${id}.`);
  await transact(await evidence.become(piece, { ...piece, standing: 'expired' }));
};

/** The controls of an application that has been deleted. */
export const readRemainingControls = controls.of;

/** Undefined once nothing uses the evidence. */
export const readEvidence = evidence.get;

export const createDocument = documents.create;
export const useDocument = (...use: Parameters<typeof documents.use>) => transact(documents.use(...use));
export const releaseDocument = (...use: Parameters<typeof documents.unuse>) => transact(documents.unuse(...use));

export const enableFramework = async (framework: string) => {
  const id = frameworkSettings.idOf(framework);
  const there = await frameworkSettings.get(id);
  const setting = { framework, enabled: true, owner: null, target_date: null };
  if (there) await frameworkSettings.update(there, { ...there, ...setting }, there.updated_by);
  else await frameworkSettings.create(setting, TEST, id);
};
