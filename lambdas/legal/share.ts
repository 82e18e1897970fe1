/** Those who may change an application share its legal documents with people who have no account. */
import { randomUUID } from 'node:crypto';
import { environment } from '#contract/environment.ts';
import type { RequestOrigin } from '#contract/http/route.ts';
import type { KeptApplication } from '#domain/applications/application.ts';
import { addDays } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import type { KeptLegalDocument } from '#domain/legal/legal-document.ts';
import type { LegalShare, NewLegalShare } from '#domain/legal/share.ts';
import { shareEndProblem, USUAL_DAYS } from '#domain/legal/share-rules.ts';
import { LEGAL_TYPE_NAMES, legalTypeId } from '#domain/legal/type-names.ts';
import { isRetired } from '#domain/life/life.ts';
import { mustBeWithinReach, reachableApplication } from '#lambdas/applications/access.ts';
import { company, companyDay } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound, tooMany } from '#lambdas/known-errors.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import { send } from '#lambdas/mail/send.ts';
import { countMailedLink, isMailed } from '#lambdas/secret-links/link-service.ts';
import { blockOf } from './share-block-service.ts';
import { legalShares } from './share-store.ts';
import { type Of, readLegalDocument } from './shown.ts';
import { legalDocuments } from './store.ts';

const MOST_LINKS = 50;

/** The application and its started document, which the caller may change. */
const shareable = async (caller: Caller, of: Of) => {
  const application = await reachableApplication(caller, of.id);
  mustBeWithinReach(caller, application);
  const document = await readLegalDocument(caller, of);
  if (!document) throw notFound('legal document');
  return { application, document };
};

export const listShares = async (caller: Caller, of: Of) => {
  const application = await reachableApplication(caller, of.id);
  mustBeWithinReach(caller, application);
  const document = await readLegalDocument(caller, of);
  const shares = document ? await legalShares.of(document.id, await companyDay()) : [];
  return {
    shares: await Promise.all(shares.map(async (one) => ({ ...one, blocked: await blockOf(application, one) }))),
  };
};

/** The version that the link shows. Null for the document as it is. */
const numberOf = (application: KeptApplication, { signed }: KeptLegalDocument, { shows }: NewLegalShare) => {
  if (shows === 'current') {
    if (isRetired(application)) throw invalid([fieldError('shows', 'retired_signed_only')]);
    return null;
  }
  const last = signed.at(-1);
  if (!last) throw invalid([fieldError('shows', 'not_expected')]);
  return last.number;
};

const mail = async (
  { recipient, email, language, ends_on }: LegalShare,
  shared: { who: string; document: KeptLegalDocument; application: string; link: string },
  requestOrigin: RequestOrigin,
) => {
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(ends_on));
  const type = legalTypeId(shared.document.type);
  const document = type ? LEGAL_TYPE_NAMES[type][language] : shared.document.type;
  const name = (await company.get())?.name ?? '';
  const sending = send({ email, language }, ({ sharedDocument }) =>
    sharedDocument({ ...shared, document, company: name, recipient, until }),
  );
  return isMailed(sending, requestOrigin);
};

export const shareDocument = async (caller: Caller, of: Of, wanted: NewLegalShare, requestOrigin: RequestOrigin) => {
  const { application, document } = await shareable(caller, of);
  const { recipient, email, language } = wanted;
  mustBeOffered(language);
  const number = numberOf(application, document, wanted);
  const today = await companyDay();
  const ends_on = wanted.ends_on || addDays(today, USUAL_DAYS);
  const wrong = shareEndProblem(ends_on, today);
  if (wrong) throw invalid([fieldError('ends_on', wrong.code, wrong.params)]);
  if ((await legalShares.of(document.id, today)).length >= MOST_LINKS)
    throw tooMany('link of a legal document', MOST_LINKS);
  if (email !== '') await countMailedLink(caller.id);

  const created = { at: requestOrigin.at, by: actorOf(caller) };
  const about = { recipient, email, language, number, ends_on };
  const share: LegalShare = { id: randomUUID(), ...about, created, opened: 0, last_opened_at: null };
  const { token, writes } = legalShares.make(document.id, share);
  await legalDocuments.note(document.id, 'copy_shared', caller.actor, async () => ({
    changes: [
      { field: 'recipient', to: recipient },
      ...(email === '' ? [] : [{ field: 'mailed_to', to: email }]),
      ...(number === null ? [] : [{ field: 'version_number', to: number }]),
      { field: 'link_until', to: ends_on },
    ],
    otherWrites: writes,
  }));
  // In the fragment, which browsers do not send to servers.
  const url = `${environment('SITE_ORIGIN')}/shared#${token}`;
  const shared = { who: caller.name, document, application: application.name, link: url };
  return { url, share, mailed: email !== '' && (await mail(share, shared, requestOrigin)) };
};

export const revokeShare = async (caller: Caller, { share_id, ...of }: Of & { share_id: string }) => {
  const { document } = await shareable(caller, of);
  if (!(await legalShares.revoke(document.id, share_id))) throw notFound('link');
  await legalDocuments.note(document.id, 'copy_revoked', caller.actor, async () => {
    const revoked = await legalShares.revoke(document.id, share_id);
    if (!revoked) throw notFound('link');
    return { changes: [{ field: 'recipient', from: revoked.share.recipient }], otherWrites: revoked.writes };
  });
};
