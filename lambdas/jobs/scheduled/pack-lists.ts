import type { ListKind } from '#domain/list/limits.ts';
import { applications } from '#lambdas/applications/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { directoryGroups } from '#lambdas/directory/group-store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { models } from '#lambdas/models/store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { listViews } from '#lambdas/views/store.ts';

const PACK: Record<ListKind, (date: string) => Promise<void>> = {
  'API client': apiClients.pack,
  application: applications.pack,
  'application group': resourceGroups.pack,
  compliance: applications.packCompliance,
  'directory group': directoryGroups.pack,
  evidence: evidence.pack,
  'foundation model': models.pack,
  'list view': listViews.pack,
  user: users.pack,
  vendor: vendors.pack,
};

export const performed = job('pack-lists', async ({ at }) => {
  await Promise.all(Object.values(PACK).map((pack) => pack(at.slice(0, 10))));
});
