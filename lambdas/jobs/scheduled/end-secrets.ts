import { SYSTEM } from '#domain/entity.ts';
import { MOST_ROWS } from '#domain/list/limits.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { apiClients } from '#lambdas/people/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';

/** If the end of a secret is postponed concurrently, the update conflicts and the job starts again. */
export const performed = job('end-secrets', async ({ at }) => {
  const isOver = ({ ends_at }: { ends_at: string | null }) => ends_at !== null && Date.parse(ends_at) <= Date.parse(at);
  const { items } = await apiClients.page('ALL', { sort: 'name', limit: MOST_ROWS }, undefined);
  for (const { id } of items.filter(({ secrets }) => secrets.some(isOver))) {
    const client = await apiClients.get(id);
    if (!client) continue;
    for (const secret of client.secrets.filter(isOver)) await appClients.endSecret(id, secret.id);
    await apiClients.update(client, { ...client, secrets: client.secrets.filter((one) => !isOver(one)) }, SYSTEM);
  }
});
