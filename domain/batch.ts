/** Many things that are asked for at once, which a job does, one after the other. */

/** So long what has become of them is kept. */
export const BATCH_DAYS = 30;
/** Longer than all attempts at one part take. */
const PATIENCE = 3600_000;

export const BATCH_STATES = ['running', 'done', 'stopped'] as const;

/** What nobody has worked at for long has ended, whether that could still be said or not. */
export const batchState = (
  begun_at: string,
  outcomes: readonly ({ at: string } | undefined)[],
  now: number,
): (typeof BATCH_STATES)[number] => {
  if (outcomes.every((one) => one !== undefined)) return 'done';
  const last = outcomes.reduce((latest, one) => (one && one.at > latest ? one.at : latest), begun_at);
  return now - Date.parse(last) > PATIENCE ? 'stopped' : 'running';
};
