import { applications } from '#lambdas/applications/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { stores } from '#lambdas/records/store.ts';

/** Compliance is a second list of the applications, and evidence has no audit log. */
const PACKS = [...Object.values(stores).flatMap(({ pack }) => pack ?? []), applications.packCompliance, evidence.pack];

export const performed = job('pack-lists', async ({ at }) => {
  await Promise.all(PACKS.map((pack) => pack(at.slice(0, 10))));
});
