/** Deletes the private data of an erased person, and replaces their name by the pseudonym in all other records. */
import { job } from '#lambdas/job-runner/job.ts';
import { forgetPerson } from '#lambdas/people/erasure-service.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

/** The message id contains the position, so repeated messages request the same next part once. */
const erasePerson = async ({ id, after }: { id: string; after?: string | undefined }) => {
  const next = await forgetPerson(id, after);
  if (next !== null && next !== after) await messages.send('erase-person', { id, after: next }, `${id} ${next}`);
};

export const performed = job('erase-person', erasePerson);
