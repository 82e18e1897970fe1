/** The points of a legal document. Separate from `resolve.ts`, so that pages do not load the readers of records. */
import type { LegalDocument, ShownPoint } from './legal-document.ts';

export const pointsIn = (sections: LegalDocument['sections']): ShownPoint[] => sections.flatMap(({ points }) => points);

export const gapsIn = (sections: LegalDocument['sections']): ShownPoint[] =>
  pointsIn(sections).filter(({ state }) => state === 'gap');

/** A document is 100% complete only without gaps. */
export const completenessOf = (sections: LegalDocument['sections']) => {
  const [points, gaps] = [pointsIn(sections).length, gapsIn(sections).length];
  return { points, gaps, percent: Math.floor(((points - gaps) / points) * 100) };
};
