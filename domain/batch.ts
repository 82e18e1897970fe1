/** Batches: many entries of one request that a job processes in order. */

/** Retention of the results, in days. */
export const BATCH_DAYS = 30;
/** Longer than all attempts at one part, in milliseconds. */
const TIMEOUT_MS = 3600_000;

export const BATCH_STATES = ['running', 'done', 'stopped'] as const;

/** A batch without recent progress counts as stopped, even if the job could not record it. */
export const batchState = (
  begun_at: string,
  outcomes: readonly ({ at: string } | undefined)[],
  now: number,
): (typeof BATCH_STATES)[number] => {
  if (outcomes.every((one) => one !== undefined)) return 'done';
  const last = outcomes.reduce((latest, one) => (one && one.at > latest ? one.at : latest), begun_at);
  return now - Date.parse(last) > TIMEOUT_MS ? 'stopped' : 'running';
};
