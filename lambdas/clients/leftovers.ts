import { apiClients } from '#lambdas/people/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';

/** Longer than any request may take that is about to write a record. */
const UNDER_WAY = 60_000;

/** App clients that were left without a record by a request that died. They open nothing; here they make room. */
export const sweepLeftovers = async () => {
  for (const id of await appClients.ids()) {
    if (await apiClients.get(id)) continue;
    const at = await appClients.madeAt(id);
    if (at !== undefined && Date.now() - at > UNDER_WAY) await appClients.remove(id);
  }
};
