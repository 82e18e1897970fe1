import { apiClients } from '#lambdas/people/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';

/** Longer than any request that may still write the record. */
const UNDER_WAY = 60_000;

/**
 * Deletes app clients whose record was never written because the request died. They grant no access, but count toward
 * the pool's limit.
 */
export const sweepLeftovers = async () => {
  for (const id of await appClients.ids()) {
    if (await apiClients.get(id)) continue;
    const at = await appClients.madeAt(id);
    if (at !== undefined && Date.now() - at > UNDER_WAY) await appClients.remove(id);
  }
};
