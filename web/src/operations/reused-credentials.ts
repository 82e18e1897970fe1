/** Credentials are fetched again 50 minutes after they were obtained, ten minutes before AWS ends them. */
import type { Credentials } from './put-record-batch.ts';

const REUSED_MS = 50 * 60_000;

/** Amplify itself reuses credentials only until the ID token changes, which it does every five minutes. */
export const reuseCredentials = (fetchCredentials: () => Promise<Credentials | undefined>, now = Date.now) => {
  let current: Credentials | undefined;
  let renewAt = 0;
  return {
    get: () => current,
    /** Without an answer there are no credentials, and the next call tries again. */
    renew: async () => {
      if (current && now() < renewAt) return;
      const asked = now();
      current = await fetchCredentials().catch(() => undefined);
      renewAt = asked + REUSED_MS;
    },
  };
};
