/** EU AI Act, Annex VIII, section A: registration by providers. Regulation (EU) 2026/1744 did not change this section. */
import { HIGH_RISK } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';
import { PROVIDER, REPRESENTATIVE, STATUS, SUBMITTED_BY, TRADE_NAME } from './registration-points.ts';

export const annexViiiA: LegalType = {
  id: 'annex-viii-a',
  when: HIGH_RISK,
  purpose: {
    en: 'Providers register themselves and their Annex III system in the EU database before it is placed on the market or put into service (Article 49(1)).',
    es: 'Los proveedores se registran y registran su sistema del anexo III en la base de datos de la UE antes de su introducción en el mercado o puesta en servicio (artículo 49, apartado 1).',
  },
  official: {
    title: {
      en: 'Annex VIII, Section A: Information to be submitted by providers of high-risk AI systems in accordance with Article 49(1)',
      es: 'Anexo VIII, sección A: Información que deben presentar los proveedores de sistemas de IA de alto riesgo de conformidad con el artículo 49, apartado 1',
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
      text: {
        en: 'A description of the intended purpose of the AI system and of the components and functions supported through this AI system',
        es: 'La descripción de la finalidad prevista del sistema de IA y de los componentes y funciones que se apoyan a través del mismo',
      },
      from: ['application.purpose', 'intake.does'],
      answer: 'required',
    },
    {
      id: '6',
      heading: {
        en: 'A basic and concise description of the information used by the system',
        es: 'Una descripción sencilla y concisa de la información que utiliza el sistema',
      },
      text: {
        en: 'A basic and concise description of the information used by the system (data, inputs) and its operating logic',
        es: 'Una descripción sencilla y concisa de la información que utiliza el sistema (datos, entradas) y su lógica de funcionamiento',
      },
      from: ['application.description', 'controls.data_sheet'],
      answer: 'required',
    },
    { id: '7', ...STATUS },
    {
      id: '8',
      heading: {
        en: 'The type, number and expiry date of the certificate issued by the notified body',
        es: 'El tipo, el número y la fecha de caducidad del certificado expedido por el organismo notificado',
      },
      text: {
        en: 'The type, number and expiry date of the certificate issued by the notified body and the name or identification number of that notified body, where applicable',
        es: 'El tipo, el número y la fecha de caducidad del certificado expedido por el organismo notificado y el nombre o número de identificación de dicho organismo notificado, en su caso',
      },
      from: ['documents.certificate'],
      answer: 'required',
    },
    {
      id: '9',
      heading: {
        en: 'A scanned copy of the certificate referred to in point 8, where applicable',
        es: 'Una copia escaneada del certificado a que se refiere el punto 8, en su caso',
      },
      from: ['documents.certificate'],
      answer: 'required',
    },
    {
      id: '10',
      heading: {
        en: 'Any Member States in which the AI system has been placed on the market, put into service or made available in the Union',
        es: 'Todo Estado miembro en el que el sistema de IA se haya introducido en el mercado, puesto en servicio o comercializado en la Unión',
      },
      answer: 'required',
    },
    {
      id: '11',
      heading: {
        en: 'A copy of the EU declaration of conformity referred to in Article 47',
        es: 'Una copia de la declaración UE de conformidad a que se refiere el artículo 47',
      },
      from: ['controls.conformity_assessment'],
      answer: 'required',
    },
    {
      id: '12',
      heading: {
        en: 'Electronic instructions for use',
        es: 'Las instrucciones de uso electrónicas',
      },
      text: {
        en: 'Electronic instructions for use; this information shall not be provided for high-risk AI systems in the areas of law enforcement or migration, asylum and border control management referred to in Annex III, points 1, 6 and 7',
        es: 'Las instrucciones de uso electrónicas; no se facilitará esta información en el caso de los sistemas de IA de alto riesgo en los ámbitos de la garantía del cumplimiento del Derecho o la migración, el asilo y la gestión del control fronterizo a que se refiere el anexo III, puntos 1, 6 y 7',
      },
      from: ['controls.instructions_for_use'],
      answer: 'required',
    },
    {
      id: '13',
      heading: {
        en: 'A URL for additional information (optional)',
        es: 'Una URL para obtener información adicional (opcional)',
      },
      answer: 'voluntary',
    },
  ],
};
