/** Tells whoever was given something to do by somebody else. */
import * as z from 'zod';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { orEverybody } from '#domain/permissions.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { tellThose } from './tell-those.ts';

const Given = z.object({ to: Actor });
const Note = z.object({ to: z.string() });

export const tellOfWork = async ({ what: thing, action, id, at, by, version, changes }: Audit) => {
  if (action !== 'work_delegated' || (thing !== 'application' && thing !== 'vendor')) return;
  const found = await (thing === 'vendor' ? vendors : applications).get(id);
  const given = Given.safeParse(changes.find(({ field }) => field === 'delegated_to'));
  if (!found || !given.success) return;
  const note = Note.safeParse(changes.find(({ field }) => field === 'note')).data?.to ?? '';
  const { name, resource_groups } = found;
  await tellThose(
    [given.data.to.id],
    orEverybody(resource_groups),
    { kind: 'work_delegated', params: { thing, id, name, note } },
    { id: `${thing} ${id} ${version} ${at}`, at, by },
  );
};
