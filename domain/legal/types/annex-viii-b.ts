/** EU AI Act, Annex VIII, section B. Regulation (EU) 2026/1744 deleted points 7 and 9. */
import { ANNEX_III_AREAS } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';
import { PROVIDER, REPRESENTATIVE, STATUS, SUBMITTED_BY, TRADE_NAME } from './registration-points.ts';

export const annexViiiB: LegalType = {
  id: 'annex-viii-b',
  when: ANNEX_III_AREAS,
  purpose: {
    en: 'Providers that conclude under Article 6(3) that an Annex III system is not high-risk register it before it is placed on the market or put into service (Article 49(2)).',
    es: 'Los proveedores que concluyen con arreglo al artículo 6, apartado 3, que un sistema del anexo III no es de alto riesgo lo registran antes de su introducción en el mercado o puesta en servicio (artículo 49, apartado 2).',
  },
  official: {
    title: {
      en: 'Annex VIII, Section B: Information to be submitted by providers of high-risk AI systems in accordance with Article 49(2)',
      es: 'Anexo VIII, sección B: Información que deben presentar los proveedores de sistemas de IA de alto riesgo de conformidad con el artículo 49, apartado 2',
    },
    ...AI_ACT,
  },
  sections: [
    { id: '1', ...PROVIDER },
    { id: '2', ...SUBMITTED_BY },
    { id: '3', ...REPRESENTATIVE },
    { id: '4', ...TRADE_NAME },
    {
      id: '5',
      heading: {
        en: 'A description of the intended purpose of the AI system',
        es: 'La descripción de la finalidad prevista del sistema de IA',
      },
      from: ['application.purpose', 'intake.does'],
      answer: 'required',
    },
    {
      id: '6',
      heading: {
        en: 'The condition or conditions under Article 6(3) based on which the AI system is considered to be not-high-risk',
        es: 'La condición o condiciones previstas en el artículo 6, apartado 3, con arreglo a las cuales se considera que el sistema de IA no es de alto riesgo',
      },
      from: ['application.risk_tier', 'approval'],
      answer: 'required',
    },
    { id: '8', ...STATUS },
  ],
};
