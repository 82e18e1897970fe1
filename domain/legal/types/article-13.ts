/** EU AI Act, Article 13(3): instructions for use. */
import { HIGH_RISK } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const article13: LegalType = {
  id: 'article-13',
  when: HIGH_RISK,
  purpose: {
    en: 'High-risk AI systems are accompanied by instructions for use that are concise, complete, correct, clear and comprehensible to deployers (Article 13(2)).',
    es: 'Los sistemas de IA de alto riesgo van acompañados de instrucciones de uso concisas, completas, correctas, claras y comprensibles para los responsables del despliegue (artículo 13, apartado 2).',
  },
  official: {
    title: {
      en: 'Article 13(3): Transparency and provision of information to deployers',
      es: 'Artículo 13, apartado 3: Transparencia y comunicación de información a los responsables del despliegue',
    },
    ...AI_ACT,
  },
  sections: [
    {
      id: '(a)',
      heading: {
        en: 'The identity and the contact details of the provider',
        es: 'La identidad y los datos de contacto del proveedor',
      },
      text: {
        en: 'the identity and the contact details of the provider and, where applicable, of its authorised representative',
        es: 'la identidad y los datos de contacto del proveedor y, en su caso, de su representante autorizado',
      },
      from: ['company', 'people'],
      answer: 'required',
    },
    {
      id: '(b)',
      heading: {
        en: 'The characteristics, capabilities and limitations of performance of the high-risk AI system',
        es: 'Las características, capacidades y limitaciones del funcionamiento del sistema de IA de alto riesgo',
      },
      points: [
        {
          id: '(b)(i)',
          heading: { en: 'Its intended purpose', es: 'Su finalidad prevista' },
          from: ['application.purpose', 'intake.does', 'intake.affected', 'controls.intended_use'],
          answer: 'required',
        },
        {
          id: '(b)(ii)',
          heading: {
            en: 'The level of accuracy, including its metrics, robustness and cybersecurity',
            es: 'El nivel de precisión (incluidos los parámetros para medirla), solidez y ciberseguridad',
          },
          text: {
            en: 'the level of accuracy, including its metrics, robustness and cybersecurity referred to in Article 15 against which the high-risk AI system has been tested and validated and which can be expected, and any known and foreseeable circumstances that may have an impact on that expected level of accuracy, robustness and cybersecurity',
            es: 'el nivel de precisión (incluidos los parámetros para medirla), solidez y ciberseguridad mencionado en el artículo 15 con respecto al cual se haya probado y validado el sistema de IA de alto riesgo y que puede esperarse, así como cualquier circunstancia conocida y previsible que pueda afectar al nivel de precisión, solidez y ciberseguridad esperado',
          },
          from: [
            ...(['controls.performance_measures', 'controls.verification', 'controls.robustness'] as const),
            ...(['controls.adversarial_test', 'controls.security_program', 'assessments.validation'] as const),
          ],
          answer: 'required',
        },
        {
          id: '(b)(iii)',
          heading: {
            en: 'Any known or foreseeable circumstance, related to the use of the high-risk AI system',
            es: 'Cualquier circunstancia conocida o previsible, asociada a la utilización del sistema de IA de alto riesgo',
          },
          text: {
            en: 'any known or foreseeable circumstance, related to the use of the high-risk AI system in accordance with its intended purpose or under conditions of reasonably foreseeable misuse, which may lead to risks to the health and safety or fundamental rights referred to in Article 9(2)',
            es: 'cualquier circunstancia conocida o previsible, asociada a la utilización del sistema de IA de alto riesgo conforme a su finalidad prevista o a un uso indebido razonablemente previsible, que pueda dar lugar a riesgos para la salud y la seguridad o los derechos fundamentales a que se refiere el artículo 9, apartado 2',
          },
          from: ['risks', 'controls.use_limits'],
          answer: 'required',
        },
        {
          id: '(b)(iv)',
          heading: {
            en: 'Where applicable, the technical capabilities and characteristics of the high-risk AI system to provide information that is relevant to explain its output',
            es: 'En su caso, las capacidades y características técnicas del sistema de IA de alto riesgo para proporcionar información pertinente para explicar sus resultados de salida',
          },
          from: ['intake.explainable', 'controls.reasons_kept', 'controls.sources_shown'],
          answer: 'required',
        },
        {
          id: '(b)(v)',
          heading: {
            en: 'When appropriate, its performance regarding specific persons or groups of persons',
            es: 'Cuando proceda, su funcionamiento con respecto a determinadas personas o determinados colectivos de personas',
          },
          text: {
            en: 'when appropriate, its performance regarding specific persons or groups of persons on which the system is intended to be used',
            es: 'cuando proceda, su funcionamiento con respecto a determinadas personas o determinados colectivos de personas en relación con los que esté previsto utilizar el sistema',
          },
          from: ['bias_tests', 'controls.fairness_evaluation', 'intake.representative'],
          answer: 'required',
        },
        {
          id: '(b)(vi)',
          heading: {
            en: 'When appropriate, specifications for the input data',
            es: 'Cuando proceda, especificaciones relativas a los datos de entrada',
          },
          text: {
            en: 'when appropriate, specifications for the input data, or any other relevant information in terms of the training, validation and testing data sets used, taking into account the intended purpose of the high-risk AI system',
            es: 'cuando proceda, especificaciones relativas a los datos de entrada, o cualquier otra información pertinente en relación con los conjuntos de datos de entrenamiento, validación y prueba usados, teniendo en cuenta la finalidad prevista del sistema de IA de alto riesgo',
          },
          from: ['controls.data_sheet', 'controls.data_preparation', 'controls.data_review'],
          answer: 'required',
        },
        {
          id: '(b)(vii)',
          heading: {
            en: 'Where applicable, information to enable deployers to interpret the output of the high-risk AI system and use it appropriately',
            es: 'En su caso, información que permita a los responsables del despliegue interpretar los resultados de salida del sistema de IA de alto riesgo y utilizarla adecuadamente',
          },
          from: ['controls.instructions_for_use', 'controls.training'],
          answer: 'required',
        },
      ],
    },
    {
      id: '(c)',
      heading: {
        en: 'The changes to the high-risk AI system and its performance which have been pre-determined by the provider',
        es: 'Los cambios en el sistema de IA de alto riesgo y su funcionamiento predeterminados por el proveedor',
      },
      text: {
        en: 'the changes to the high-risk AI system and its performance which have been pre-determined by the provider at the moment of the initial conformity assessment, if any',
        es: 'los cambios en el sistema de IA de alto riesgo y su funcionamiento predeterminados por el proveedor en el momento de efectuar la evaluación de la conformidad inicial, en su caso',
      },
      from: ['controls.change_control'],
      answer: 'required',
    },
    {
      id: '(d)',
      heading: {
        en: 'The human oversight measures referred to in Article 14',
        es: 'Las medidas de supervisión humana a que se hace referencia en el artículo 14',
      },
      text: {
        en: 'the human oversight measures referred to in Article 14, including the technical measures put in place to facilitate the interpretation of the outputs of the high-risk AI systems by the deployers',
        es: 'las medidas de supervisión humana a que se hace referencia en el artículo 14, incluidas las medidas técnicas establecidas para facilitar la interpretación de los resultados de salida de los sistemas de IA de alto riesgo por parte de los responsables del despliegue',
      },
      from: ['intake.human_check', 'controls.human_check', 'controls.oversight_design', 'controls.stop_switch'],
      answer: 'required',
    },
    {
      id: '(e)',
      heading: {
        en: 'The computational and hardware resources needed, the expected lifetime of the high-risk AI system and any necessary maintenance and care measures',
        es: 'Los recursos informáticos y de hardware necesarios, la vida útil prevista del sistema de IA de alto riesgo y las medidas de mantenimiento y cuidado necesarias',
      },
      text: {
        en: 'the computational and hardware resources needed, the expected lifetime of the high-risk AI system and any necessary maintenance and care measures, including their frequency, to ensure the proper functioning of that AI system, including as regards software updates',
        es: 'los recursos informáticos y de hardware necesarios, la vida útil prevista del sistema de IA de alto riesgo y las medidas de mantenimiento y cuidado necesarias (incluida su frecuencia) para garantizar el correcto funcionamiento de dicho sistema, también en lo que respecta a las actualizaciones del software',
      },
      from: ['models', 'controls.model_pinned', 'controls.retirement_plan'],
      answer: 'required',
    },
    {
      id: '(f)',
      heading: {
        en: 'Where relevant, a description of the mechanisms included within the high-risk AI system that allows deployers to properly collect, store and interpret the logs',
        es: 'Cuando proceda, una descripción de los mecanismos incluidos en el sistema de IA de alto riesgo que permita a los responsables del despliegue recabar, almacenar e interpretar correctamente los archivos de registro',
      },
      text: {
        en: 'where relevant, a description of the mechanisms included within the high-risk AI system that allows deployers to properly collect, store and interpret the logs in accordance with Article 12',
        es: 'cuando proceda, una descripción de los mecanismos incluidos en el sistema de IA de alto riesgo que permita a los responsables del despliegue recabar, almacenar e interpretar correctamente los archivos de registro de conformidad con el artículo 12',
      },
      from: ['controls.event_logs', 'controls.record_retention'],
      answer: 'required',
    },
  ],
};
