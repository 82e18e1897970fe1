/**
 * ISO/IEC 42001, clause 6.1.3: statement of applicability. The text of the standard is under copyright, so the points
 * are the ids and short titles of the catalog.
 */
import { isoIec42001 } from '#domain/catalogue/iso-iec-42001.ts';
import { isoIec42001Links } from '#domain/catalogue/links/iso-iec-42001.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { controlsFor, textOf } from './requirement-points.ts';

const ANNEX_A = isoIec42001.groups.filter(({ within }) => within === 'A');

export const iso42001Applicability: LegalType = {
  id: 'iso-42001-applicability',
  purpose: {
    en: 'For each control of Annex A: whether it is necessary, why, and its status with evidence (clause 6.1.3). A control that is not applicable is excluded with the reason. Answer for controls that belong to the whole organization.',
    es: 'Para cada control del anexo A: si es necesario, por qué, y su estado con evidencias (cláusula 6.1.3). Un control que no se aplica se excluye con el motivo. Responda por los controles que corresponden a toda la organización.',
  },
  official: {
    title: {
      en: 'Annex A, clause 6.1.3: statement of applicability',
      es: 'Anexo A, cláusula 6.1.3: declaración de aplicabilidad',
    },
    reference: { en: isoIec42001.name, es: isoIec42001.name },
    url: 'https://www.iso.org/standard/81230.html',
    as_of: isoIec42001.verified_on,
  },
  sections: ANNEX_A.map((group) => ({
    id: group.id,
    heading: textOf(group),
    points: isoIec42001.requirements
      .filter((requirement) => requirement.group === group.id)
      .map((requirement) => ({
        ...{ id: requirement.id, heading: textOf(requirement), answer: 'optional' as const },
        from: controlsFor(isoIec42001Links, requirement.id),
      })),
  })),
};
