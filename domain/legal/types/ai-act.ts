/** The text of the EU AI Act from which points are taken. */
import type { LegalType } from '#domain/legal/legal-type.ts';

export const AI_ACT: Omit<LegalType['official'], 'title'> = {
  reference: { en: 'Regulation (EU) 2024/1689', es: 'Reglamento (UE) 2024/1689' },
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  as_of: '2026-07-27',
};
