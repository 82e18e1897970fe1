/** Notifies the vendor's owners that its questionnaire was sent. */
import type { Audit } from '#domain/audit/audit.ts';
import type { DiligenceLink } from '#domain/diligence/questionnaire.ts';
import type { StoppedMail } from '#domain/people/returned-mail.ts';
import { orEverybody } from '#domain/permissions.ts';
import { ownersOf } from '#lambdas/subjects/owner-service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { notifyPeople } from './notify-people.ts';

export const notifyOfQuestionnaire = async ({ what, action, id, version, at }: Audit) => {
  if (what !== 'vendor' || action !== 'questionnaire_sent') return;
  const vendor = await vendors.get(id);
  if (!vendor) return;
  await notifyPeople(
    await ownersOf(vendor),
    orEverybody(vendor.resource_groups),
    { kind: 'vendor_answered', params: { id, name: vendor.name } },
    { id: `vendor ${id} ${version}`, at },
  );
};

/** Also notifies the creator of the link, whose recipient did not get the mail. */
export const notifyOfReturnedLink = async (id: string, { at, by, email }: DiligenceLink, returned: StoppedMail) => {
  const vendor = await vendors.get(id);
  if (!vendor) return;
  await notifyPeople(
    [by.id, ...(await ownersOf(vendor))],
    orEverybody(vendor.resource_groups),
    { kind: 'questionnaire_returned', params: { id, name: vendor.name, why: returned.why, email } },
    { id: `vendor ${id} link ${at} ${returned.why}`, at: returned.at },
  );
};
