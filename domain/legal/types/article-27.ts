/**
 * EU AI Act, Article 27(1): fundamental rights impact assessment. Regulation (EU) 2026/1744 changed paragraphs 4 and 5
 * of the article, not this one.
 */
import { HIGH_RISK } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const article27: LegalType = {
  id: 'article-27',
  when: HIGH_RISK,
  purpose: {
    en: 'Deployers that Article 27(1) names perform it before they first use the high-risk AI system, and update it when an element has changed.',
    es: 'Los responsables del despliegue que indica el artículo 27, apartado 1, la llevan a cabo antes del primer uso del sistema de IA de alto riesgo y la actualizan cuando cambia algún elemento.',
  },
  official: {
    title: {
      en: 'Article 27(1): Fundamental rights impact assessment for high-risk AI systems',
      es: 'Artículo 27, apartado 1: Evaluación de impacto relativa a los derechos fundamentales para los sistemas de IA de alto riesgo',
    },
    ...AI_ACT,
  },
  sections: [
    {
      id: '(a)',
      heading: {
        en: 'A description of the deployer’s processes in which the high-risk AI system will be used',
        es: 'Una descripción de los procesos del responsable del despliegue en los que se utilizará el sistema de IA de alto riesgo',
      },
      text: {
        en: 'a description of the deployer’s processes in which the high-risk AI system will be used in line with its intended purpose',
        es: 'una descripción de los procesos del responsable del despliegue en los que se utilizará el sistema de IA de alto riesgo en consonancia con su finalidad prevista',
      },
      from: ['application.purpose', 'application.department', 'intake.does', 'controls.intended_use'],
      answer: 'required',
    },
    {
      id: '(b)',
      heading: {
        en: 'A description of the period of time within which, and the frequency with which, each high-risk AI system is intended to be used',
        es: 'Una descripción del período de tiempo durante el cual se prevé utilizar cada sistema de IA de alto riesgo y la frecuencia con la que está previsto utilizarlo',
      },
      from: ['application.development_status'],
      answer: 'required',
    },
    {
      id: '(c)',
      heading: {
        en: 'The categories of natural persons and groups likely to be affected by its use in the specific context',
        es: 'Las categorías de personas físicas y colectivos que puedan verse afectados por su utilización en el contexto específico',
      },
      from: ['intake.affected', 'intake.employment', 'intake.protected_attributes'],
      answer: 'required',
    },
    {
      id: '(d)',
      heading: {
        en: 'The specific risks of harm likely to have an impact on the categories of natural persons or groups of persons',
        es: 'Los riesgos de perjuicio específicos que puedan afectar a las categorías de personas físicas y colectivos',
      },
      text: {
        en: 'the specific risks of harm likely to have an impact on the categories of natural persons or groups of persons identified pursuant to point (c) of this paragraph, taking into account the information given by the provider pursuant to Article 13',
        es: 'los riesgos de perjuicio específicos que puedan afectar a las categorías de personas físicas y colectivos determinadas con arreglo a la letra c) del presente apartado, teniendo en cuenta la información facilitada por el proveedor con arreglo al artículo 13',
      },
      from: ['risks', 'bias_tests', 'controls.rights_assessment', 'controls.impact_assessment'],
      answer: 'required',
    },
    {
      id: '(e)',
      heading: {
        en: 'A description of the implementation of human oversight measures',
        es: 'Una descripción de la aplicación de medidas de supervisión humana',
      },
      text: {
        en: 'a description of the implementation of human oversight measures, according to the instructions for use',
        es: 'una descripción de la aplicación de medidas de supervisión humana, de acuerdo con las instrucciones de uso',
      },
      from: ['intake.human_check', 'controls.human_check', 'controls.oversight_design', 'controls.training'],
      answer: 'required',
    },
    {
      id: '(f)',
      heading: {
        en: 'The measures to be taken in the case of the materialisation of those risks',
        es: 'Las medidas que deben adoptarse en caso de que dichos riesgos se materialicen',
      },
      text: {
        en: 'the measures to be taken in the case of the materialisation of those risks, including the arrangements for internal governance and complaint mechanisms',
        es: 'las medidas que deben adoptarse en caso de que dichos riesgos se materialicen, incluidos los acuerdos de gobernanza interna y los mecanismos de reclamación',
      },
      from: [
        ...(['controls.incident_response', 'controls.stop_switch', 'controls.appeal'] as const),
        ...(['controls.roles_assigned', 'people'] as const),
      ],
      answer: 'required',
    },
  ],
};
