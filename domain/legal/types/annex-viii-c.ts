/** EU AI Act, Annex VIII, section C: registration by deployers. Regulation (EU) 2026/1744 did not change this section. */
import { HIGH_RISK } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const annexViiiC: LegalType = {
  id: 'annex-viii-c',
  when: HIGH_RISK,
  purpose: {
    en: 'Deployers that are public authorities register the use of an Annex III system before they put it into service or use it (Article 49(3)).',
    es: 'Los responsables del despliegue que son autoridades públicas registran el uso de un sistema del anexo III antes de ponerlo en servicio o utilizarlo (artículo 49, apartado 3).',
  },
  official: {
    title: {
      en: 'Annex VIII, Section C: Information to be submitted by deployers of high-risk AI systems in accordance with Article 49(3)',
      es: 'Anexo VIII, sección C: Información que deben presentar los responsables del despliegue de sistemas de IA de alto riesgo de conformidad con el artículo 49, apartado 3',
    },
    ...AI_ACT,
  },
  sections: [
    {
      id: '1',
      heading: {
        en: 'The name, address and contact details of the deployer',
        es: 'El nombre, la dirección y los datos de contacto del responsable del despliegue',
      },
      from: ['company'],
      answer: 'required',
    },
    {
      id: '2',
      heading: {
        en: 'The name, address and contact details of the person submitting information on behalf of the deployer',
        es: 'El nombre, la dirección y los datos de contacto de la persona que presente la información en nombre del responsable del despliegue',
      },
      from: ['people'],
      answer: 'required',
    },
    {
      id: '3',
      heading: {
        en: 'The URL of the entry of the AI system in the EU database by its provider',
        es: 'La URL de entrada del sistema de IA en la base de datos de la UE por parte de su proveedor',
      },
      answer: 'required',
    },
    {
      id: '4',
      heading: {
        en: 'A summary of the findings of the fundamental rights impact assessment',
        es: 'Un resumen de las conclusiones de la evaluación de impacto relativa a los derechos fundamentales',
      },
      text: {
        en: 'A summary of the findings of the fundamental rights impact assessment conducted in accordance with Article 27',
        es: 'Un resumen de las conclusiones de la evaluación de impacto relativa a los derechos fundamentales realizada de conformidad con el artículo 27',
      },
      from: ['controls.rights_assessment'],
      answer: 'required',
    },
    {
      id: '5',
      heading: {
        en: 'A summary of the data protection impact assessment',
        es: 'Un resumen de la evaluación de impacto relativa a la protección de datos',
      },
      text: {
        en: 'A summary of the data protection impact assessment carried out in accordance with Article 35 of Regulation (EU) 2016/679 or Article 27 of Directive (EU) 2016/680 as specified in Article 26(8) of this Regulation, where applicable',
        es: 'Un resumen de la evaluación de impacto relativa a la protección de datos realizada de conformidad con el artículo 35 del Reglamento (UE) 2016/679 o el artículo 27 de la Directiva (UE) 2016/680, según lo especificado en el artículo 26, apartado 8, del presente Reglamento, en su caso',
      },
      from: ['controls.impact_assessment'],
      answer: 'required',
    },
  ],
};
