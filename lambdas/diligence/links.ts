/** Editors of a vendor create, mail and revoke its questionnaire link. */

import { environment } from '#contract/environment.ts';
import type { RequestOrigin } from '#contract/http/route.ts';
import { DILIGENCE_FLOW } from '#domain/diligence/words.ts';
import type { Language } from '#domain/enumerations.ts';
import { possible } from '#domain/states.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { company } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition } from '#lambdas/known-errors.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import { LINK_TAG, send } from '#lambdas/mail/send.ts';
import { countMailedLink, isMailed } from '#lambdas/secret-links/link-service.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { diligenceLinks } from './link-store.ts';
import { questionnaireOf } from './work.ts';

const mustBeOpen = (vendor: Vendor) => {
  const { state } = questionnaireOf(vendor);
  if (state !== 'open') throw illegalTransition('questionnaire', state, 'link', possible(DILIGENCE_FLOW, state));
};

type Wanted = { email: string; language: Language };

const mail = async (
  vendor: string,
  { email, language }: Wanted,
  invitation: { vendor: string; who: string; ends: string; link: string },
  requestOrigin: RequestOrigin,
) => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const name = (await company.get())?.name ?? '';
  const sending = send(
    { email, language },
    ({ questionnaire }) =>
      questionnaire({ ...invitation, company: name, until: day.format(new Date(invitation.ends)) }),
    { [LINK_TAG]: vendor },
  );
  return isMailed(sending, requestOrigin);
};

export const makeLink = async (caller: Caller, id: string, wanted: Wanted, requestOrigin: RequestOrigin) => {
  const vendor = await reachableVendor(caller, id);
  mustBeEditable(caller, vendor);
  mustBeOpen(vendor);
  const { email, language } = wanted;
  mustBeOffered(language);
  if (email !== '') await countMailedLink(caller.id);

  let made: Awaited<ReturnType<typeof diligenceLinks.make>> | undefined;
  await vendors.note(id, 'questionnaire_link_made', caller.actor, async () => {
    made = await diligenceLinks.make(id, actorOf(caller), email);
    const { link, writes } = made;
    return {
      changes: [...(email === '' ? [] : [{ field: 'mailed_to', to: email }]), { field: 'link_until', to: link.ends }],
      otherWrites: writes,
    };
  });
  if (!made) throw new Error('The link was recorded but not created.');
  const { link, token } = made;
  // In the fragment, which browsers do not send to servers.
  const url = `${environment('SITE_ORIGIN')}/due-diligence#${token}`;
  const invitation = { vendor: vendor.name, who: caller.name, ends: link.ends, link: url };
  return { url, link, mailed: email !== '' && (await mail(id, wanted, invitation, requestOrigin)) };
};

export const revokeLink = async (caller: Caller, id: string) => {
  mustBeEditable(caller, await reachableVendor(caller, id));
  if ((await diligenceLinks.revoke(id)).length === 0) return;
  await vendors.note(id, 'questionnaire_link_revoked', caller.actor, async () => ({
    changes: [],
    otherWrites: await diligenceLinks.revoke(id),
  }));
};
