/** Takes away what was theirs alone of whoever was erased, and names their pseudonym wherever they were named. */
import { job } from '#lambdas/job-runner/job.ts';
import { forgetPerson } from '#lambdas/people/erasure-service.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

/** The same part is asked for by the same message, however often this comes. */
const erasePerson = async ({ id, after }: { id: string; after?: string | undefined }) => {
  const next = await forgetPerson(id, after);
  if (next !== null && next !== after) await messages.send('erase-person', { id, after: next }, `${id} ${next}`);
};

export const performed = job('erase-person', erasePerson);
