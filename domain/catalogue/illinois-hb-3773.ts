import type { Framework } from '#domain/frameworks/framework.ts';

export const illinoisHb3773: Framework = {
  id: 'il-hb3773',
  name: 'Illinois HB 3773 (P.A. 103-0804)',
  status: 'in_effect',
  jurisdiction: { en: 'Illinois, United States', es: 'Illinois, Estados Unidos' },
  issuer: 'Illinois General Assembly',
  version: '2024',
  dated: { what: 'signed', on: '2024-08-09' },
  verified_on: '2026-11-21',
  sources: [{ title: 'Bill text on LegiScan', url: 'https://legiscan.com/IL/text/HB3773/2023' }],
  notes: [
    {
      en: 'It looks at effects, and covers employers of one or more.',
      es: 'Atiende a los efectos y abarca a empleadores de una o más personas.',
    },
    {
      en: 'Sources differ on whether applicants get the notice too; the text says employee.',
      es: 'Las fuentes difieren sobre si los solicitantes reciben también el aviso; el texto dice empleado.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'IL-01',
      reference: '775 ILCS 5/2-102(L)(1), first clause',
      text: {
        en: 'No AI use in recruitment or hiring with a discriminatory effect on protected classes.',
        es: 'Sin uso de IA en selección o contratación con efecto discriminatorio para los grupos protegidos.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'IL-02',
      reference: '775 ILCS 5/2-102(L)(1), first clause',
      text: {
        en: 'Same for promotion, renewal, and selection for training or apprenticeship.',
        es: 'Lo mismo para ascenso, renovación y selección para formación o aprendizaje.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'IL-03',
      reference: '775 ILCS 5/2-102(L)(1), first clause',
      text: {
        en: 'Same for discharge, discipline, tenure, and employment terms, privileges or conditions.',
        es: 'Lo mismo para despido, disciplina, permanencia y términos, privilegios o condiciones del empleo.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'IL-04',
      reference: '775 ILCS 5/2-102(L)(1), second clause',
      text: {
        en: 'No zip codes as a proxy for protected classes.',
        es: 'Sin códigos postales como sustituto de los grupos protegidos.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'IL-05',
      reference: '775 ILCS 5/2-102(L)(2)',
      text: {
        en: 'Notify employees that AI is used for these purposes.',
        es: 'Notificar a los empleados que se usa IA para estos fines.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'IL-06',
      reference: '775 ILCS 5/2-102(L)(2), rulemaking',
      text: {
        en: 'Follow Department of Human Rights notice rules once final; none final when checked.',
        es: 'Seguir las reglas de aviso del Departamento de Derechos Humanos cuando sean definitivas; ninguna lo era al comprobarlo.',
      },
      applies_to: ['employer'],
      effective: [{ from: '2026-01-01' }],
      note: {
        en: 'The date is that of the statute; no final rule was found.',
        es: 'La fecha es la de la ley; no se encontró ninguna regla definitiva.',
      },
    },
  ],
};
