/** All types of legal documents, in the order of the page. A new type is a file and a line here. */
import type { LegalType } from '#domain/legal/legal-type.ts';
import { annexIv } from './annex-iv.ts';
import { annexV } from './annex-v.ts';
import { annexViiiA } from './annex-viii-a.ts';
import { annexViiiB } from './annex-viii-b.ts';
import { annexViiiC } from './annex-viii-c.ts';
import { article27 } from './article-27.ts';

export const LEGAL_TYPES: readonly LegalType[] = [annexIv, annexV, article27, annexViiiA, annexViiiB, annexViiiC];

export const legalType = (id: string): LegalType | undefined => LEGAL_TYPES.find((type) => type.id === id);
