/** EU AI Act, Annex V: EU declaration of conformity. Regulation (EU) 2026/1744 did not change it. */
import { HIGH_RISK, PERSONAL_DATA } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const annexV: LegalType = {
  id: 'annex-v',
  when: HIGH_RISK,
  purpose: {
    en: 'Providers draw up a written, machine-readable and signed declaration for each high-risk AI system, and keep it for ten years (Article 47).',
    es: 'Los proveedores redactan por escrito, en un formato legible por máquina y con firma, una declaración para cada sistema de IA de alto riesgo, y la conservan diez años (artículo 47).',
  },
  official: {
    title: { en: 'Annex V: EU declaration of conformity', es: 'Anexo V: Declaración UE de conformidad' },
    ...AI_ACT,
  },
  sections: [
    {
      id: '1',
      heading: { en: 'AI system name and type', es: 'El nombre y tipo del sistema de IA' },
      text: {
        en: 'AI system name and type and any additional unambiguous reference allowing the identification and traceability of the AI system',
        es: 'El nombre y tipo del sistema de IA, y toda referencia inequívoca adicional que permita la identificación y trazabilidad del sistema de IA',
      },
      from: ['application.name', 'application.model_type', 'models'],
      answer: 'required',
    },
    {
      id: '2',
      heading: { en: 'The name and address of the provider', es: 'El nombre y la dirección del proveedor' },
      text: {
        en: 'The name and address of the provider or, where applicable, of their authorised representative',
        es: 'El nombre y la dirección del proveedor o, en su caso, de su representante autorizado',
      },
      from: ['company'],
      answer: 'required',
    },
    {
      id: '3',
      heading: {
        en: 'A statement that the EU declaration of conformity referred to in Article 47 is issued under the sole responsibility of the provider',
        es: 'La afirmación de que la declaración UE de conformidad con el artículo 47 se expide bajo la exclusiva responsabilidad del proveedor',
      },
      answer: 'required',
    },
    {
      id: '4',
      heading: {
        en: 'A statement that the AI system is in conformity with this Regulation',
        es: 'La declaración de que el sistema de IA es conforme con el presente Reglamento',
      },
      text: {
        en: 'A statement that the AI system is in conformity with this Regulation and, if applicable, with any other relevant Union law that provides for the issuing of the EU declaration of conformity referred to in Article 47',
        es: 'La declaración de que el sistema de IA es conforme con el presente Reglamento y, en su caso, con cualquier otra disposición de Derecho de la Unión pertinente que disponga la expedición de la declaración UE de conformidad con el artículo 47',
      },
      from: ['controls.conformity_assessment', 'approval'],
      answer: 'required',
    },
    {
      id: '5',
      heading: {
        en: 'Where an AI system involves the processing of personal data, a statement that that AI system complies',
        es: 'Cuando un sistema de IA implique el tratamiento de datos personales, la declaración de que el sistema de IA se ajusta',
      },
      text: {
        en: 'Where an AI system involves the processing of personal data, a statement that that AI system complies with Regulations (EU) 2016/679 and (EU) 2018/1725 and Directive (EU) 2016/680',
        es: 'Cuando un sistema de IA implique el tratamiento de datos personales, la declaración de que el sistema de IA se ajusta al Reglamento (UE) 2016/679, al Reglamento (UE) 2018/1725 y a la Directiva (UE) 2016/680',
      },
      from: ['intake.personal_data'],
      when: PERSONAL_DATA,
      answer: 'required',
    },
    {
      id: '6',
      heading: {
        en: 'References to any relevant harmonised standards used',
        es: 'Referencias a todas las normas armonizadas pertinentes que se hayan aplicado',
      },
      text: {
        en: 'References to any relevant harmonised standards used or any other common specification in relation to which conformity is declared',
        es: 'Referencias a todas las normas armonizadas pertinentes que se hayan aplicado o a cualquier otra especificación común respecto de la que se declara la conformidad',
      },
      answer: 'required',
    },
    {
      id: '7',
      heading: {
        en: 'Where applicable, the name and identification number of the notified body',
        es: 'En su caso, el nombre y el número de identificación del organismo notificado',
      },
      text: {
        en: 'Where applicable, the name and identification number of the notified body, a description of the conformity assessment procedure performed, and identification of the certificate issued',
        es: 'En su caso, el nombre y el número de identificación del organismo notificado, una descripción del procedimiento de evaluación de la conformidad que se haya seguido y la identificación del certificado expedido',
      },
      from: ['controls.conformity_assessment', 'documents.certificate'],
      answer: 'required',
    },
    {
      id: '8',
      heading: {
        en: 'The place and date of issue of the declaration, the name and function of the person who signed it',
        es: 'El lugar y la fecha de expedición de la declaración, el nombre y el cargo de la persona que la firme',
      },
      text: {
        en: 'The place and date of issue of the declaration, the name and function of the person who signed it, as well as an indication for, or on behalf of whom, that person signed, a signature',
        es: 'El lugar y la fecha de expedición de la declaración, el nombre y el cargo de la persona que la firme, la indicación de la persona en cuyo nombre o por cuya cuenta firma la declaración y la firma',
      },
      answer: 'required',
    },
  ],
};
