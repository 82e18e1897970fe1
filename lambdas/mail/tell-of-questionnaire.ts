/** Tells whoever owns a vendor that it has answered its questionnaire. */
import type { Audit } from '#domain/audit.ts';
import { orEverybody } from '#domain/permissions.ts';
import { ownersOf } from '#lambdas/stores/owners-of-vendor.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { tellThose } from './tell-those.ts';

export const tellOfQuestionnaire = async ({ what, action, id, version, at }: Audit) => {
  if (what !== 'vendor' || action !== 'questionnaire_sent') return;
  const vendor = await vendors.get(id);
  if (!vendor) return;
  await tellThose(
    await ownersOf(vendor),
    orEverybody(vendor.resource_groups),
    { kind: 'vendor_answered', params: { id, name: vendor.name } },
    { id: `vendor ${id} ${version}`, at },
  );
};
