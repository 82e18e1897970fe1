import { lateError, newestOf } from '#domain/documents/document.ts';
import { SYSTEM } from '#domain/entity.ts';
import { documents } from '#lambdas/documents/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';

/** Gives up uploads that never arrived, and fails versions whose check never finished. */
export const performed = job('end-uploads', async ({ at }) => {
  const now = Date.parse(at);
  for (const { id } of await documents.underWay())
    await retryOnConflict(async () => {
      const document = await documents.get(id);
      const version = document && newestOf(document);
      if (!version) return;
      const late = lateError(document, version, now);
      if (late === 'not_checked') await documents.conclude(document, { ...version, state: 'error', error: late });
      else if (late) await documents.giveUp(document, version, SYSTEM);
    });
});
