/** Why a valid link does not open now. */

import type { KeptApplication } from '#domain/applications/application.ts';
import type { LegalShare, ListedLegalShare } from '#domain/legal/share.ts';
import { isRetired } from '#domain/life/life.ts';
import { mayEdit } from '#lambdas/applications/access.ts';
import { readCaller } from '#lambdas/people/store.ts';

/** A link lasts as long as the person who created it may share the document. */
export const blockOf = async (
  application: KeptApplication,
  share: Pick<LegalShare, 'created' | 'number'>,
): Promise<ListedLegalShare['blocked']> => {
  const creator = await readCaller(share.created.by.id);
  if (creator?.status !== 'active') return 'creator_gone';
  if (!mayEdit(creator, application)) return 'creator_access';
  // Authorities may ask for signed documents of a retired application for years.
  return share.number === null && isRetired(application) ? 'retired' : null;
};
