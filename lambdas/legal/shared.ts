/** A shared legal document, for recipients without an account. */
import type { RequestOrigin } from '#contract/http/route.ts';
import type { LegalContent } from '#domain/legal/legal-document.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import type { LegalShare, SharedLegalDocument } from '#domain/legal/share.ts';
import { legalTypeId } from '#domain/legal/type-names.ts';
import { readContext } from '#lambdas/applications/context-store.ts';
import { company, companyDay, companyZone } from '#lambdas/company/store.ts';
import { refuseLink, tooOften } from '#lambdas/secret-links/link-service.ts';
import { factsOf } from './facts-service.ts';
import { blockOf } from './share-block-service.ts';
import { legalShares, openedLinks } from './share-store.ts';
import { aboutOf, typesWithPoints } from './shown.ts';
import { legalDocuments } from './store.ts';

const OPENED = 60;

const find = async (token: string, today: string) => {
  const found = await legalShares.find(token, today);
  const document = found && (await legalDocuments.get(found.document));
  const type = document && legalTypeId(document.type);
  if (!type) return undefined;
  const { share } = found;
  const context = await readContext(document.application_id);
  if (!context || (await blockOf(context.application, share))) return undefined;
  return { share, document, type, context };
};
type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

const signedParts = ({ application, format: _, number, signed, ...document }: LegalContent, sha256: string) => ({
  signed: { ...signed, number, sha256 },
  document: { ...document, application: application.name },
});

const contentOf = async (
  { number }: LegalShare,
  { document, type, context }: Found,
): Promise<Pick<SharedLegalDocument, 'document' | 'signed'> | undefined> => {
  if (number !== null) {
    const version = await legalDocuments.version(document.id, number);
    return version && signedParts(version.content, version.sha256);
  }
  const [facts, types] = await Promise.all([factsOf(context), typesWithPoints()]);
  const sections = sectionsOf(types[type], facts, document.answers);
  const application = context.application.name;
  return { signed: null, document: { ...aboutOf(types[type], sections), application, sections } };
};

/** For a page that shows the copy: whether the link was revoked or ended meanwhile. */
export const checkShared = async (token: string, { address }: RequestOrigin) =>
  (await find(token, await companyDay())) ? undefined : refuseLink(token, address);

export const readShared = async (
  token: string,
  { id, address, browser, at }: RequestOrigin,
): Promise<SharedLegalDocument> => {
  const today = await companyDay();
  const found = await find(token, today);
  const content = found && (await contentOf(found.share, found));
  if (!content) return refuseLink(token, address);
  const { share, document } = found;
  if (!(await openedLinks.countBelow(share.id, OPENED)).isCounted) throw tooOften();
  // The link stands for its recipient, who has no account.
  const recipient = { id: share.id, name: share.recipient, as: 'recipient' as const, asked: { id, address, browser } };
  await legalDocuments.note(document.id, 'copy_opened', recipient, async () => ({
    changes: [],
    otherWrites: [await legalShares.open(document.id, share.id, at)],
  }));
  const { language, ends_on } = share;
  return {
    company: (await company.get())?.name ?? '',
    recipient: share.recipient,
    language,
    ends_on,
    time_zone: await companyZone(),
    today,
    ...content,
  };
};
