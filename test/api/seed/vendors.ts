/** Vendors and their questionnaires as if vendors and approvers had acted. */
import { expect } from 'vitest';
import type { DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import type { Actor } from '#domain/entity.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { diligenceLinks } from '#lambdas/diligence/link-store.ts';
import { diligence } from '#lambdas/diligence/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { TEST } from './test-actor.ts';

/** The vendor of a questionnaire link, and the link of a vendor, at any time. */
export const linkOwner = diligenceLinks.find;
export const linksOf = diligenceLinks.of;

export const changeVendor = async (id: string, change: Partial<Vendor>) => {
  const before = (await vendors.get(id)) ?? expect.fail(`There is no vendor ${id}.`);
  return vendors.update(before, { ...before, ...change }, TEST);
};

export const answerDiligence = async (id: string, answers: Partial<Record<string, readonly string[]>>, by: Actor) => {
  const given = { at: new Date().toISOString(), by };
  for (const [question, values = []] of Object.entries(answers))
    await diligence.answer(id, question as DiligenceQuestionKey, { ...given, values: [...values] }, undefined);
};
