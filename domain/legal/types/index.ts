/**
 * All types of legal documents with their points. Functions load them on demand with `await import` from a separate
 * file (`lib/functions/bundling.ts`), because some have the requirements of a framework.
 */
import type { LegalType } from '#domain/legal/legal-type.ts';
import type { LegalTypeId } from '#domain/legal/type-names.ts';
import { annexIv } from './annex-iv.ts';
import { annexV } from './annex-v.ts';
import { annexViiiA } from './annex-viii-a.ts';
import { annexViiiB } from './annex-viii-b.ts';
import { annexViiiC } from './annex-viii-c.ts';
import { article13 } from './article-13.ts';
import { article27 } from './article-27.ts';
import { article73 } from './article-73.ts';
import { gdprArticle35 } from './gdpr-article-35.ts';
import { iso42001Applicability } from './iso-42001-applicability.ts';
import { modelCard } from './model-card.ts';
import { nistCurrentProfile, nistTargetProfile } from './nist-profiles.ts';

export const LEGAL_TYPES: Readonly<Record<LegalTypeId, LegalType>> = {
  ...{ 'annex-iv': annexIv, 'annex-v': annexV, 'article-13': article13, 'article-27': article27 },
  ...{ 'annex-viii-a': annexViiiA, 'annex-viii-b': annexViiiB, 'annex-viii-c': annexViiiC },
  ...{ 'article-73': article73, 'gdpr-article-35': gdprArticle35 },
  ...{ 'iso-42001-applicability': iso42001Applicability },
  ...{ 'nist-current-profile': nistCurrentProfile, 'nist-target-profile': nistTargetProfile },
  'model-card': modelCard,
};
