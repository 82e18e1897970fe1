/** The model card template of Hugging Face, for the model as this application uses it. */
import type { LegalPoint, LegalType } from '#domain/legal/legal-type.ts';

type Field = readonly [id: string, en: string, es: string];

const field = ([id, en, es]: Field, answer: LegalPoint['answer'], from: LegalPoint['from'] = []): LegalPoint => ({
  ...{ id, heading: { en, es }, from, answer },
});

/** The template marks these fields as optional. */
const optional = (...of: Field) => field(of, 'voluntary');

export const modelCard: LegalType = {
  id: 'model-card',
  purpose: {
    en: 'Describes the model of this application, its uses and its limits for those who use or assess it. It is voluntary.',
    es: 'Describe el modelo de esta aplicación, sus usos y sus límites para quienes lo utilizan o evalúan. Es voluntaria.',
  },
  official: {
    title: { en: 'Model card template', es: 'Plantilla de model card' },
    reference: { en: 'Hugging Face', es: 'Hugging Face' },
    url: 'https://huggingface.co/docs/hub/model-cards',
    as_of: '2026-11-27',
  },
  sections: [
    {
      id: '1',
      heading: { en: 'Model Details', es: 'Detalles del modelo' },
      points: [
        field(['1.1', 'Model Description', 'Descripción del modelo'], 'optional', [
          ...(['application.name', 'application.description', 'controls.model_card'] as const),
        ]),
        field(['1.2', 'Developed by', 'Desarrollado por'], 'optional', ['models']),
        optional('1.3', 'Funded by', 'Financiado por'),
        optional('1.4', 'Shared by', 'Publicado por'),
        field(['1.5', 'Model type', 'Tipo de modelo'], 'optional', ['application.model_type']),
        field(['1.6', 'Language(s) (NLP)', 'Idiomas (PLN)'], 'required'),
        field(['1.7', 'License', 'Licencia'], 'required'),
        optional('1.8', 'Finetuned from model', 'Ajustado a partir del modelo'),
        optional('1.9', 'Model Sources', 'Fuentes del modelo'),
      ],
    },
    {
      id: '2',
      heading: { en: 'Uses', es: 'Usos' },
      points: [
        field(['2.1', 'Direct Use', 'Uso directo'], 'optional', [
          ...(['application.purpose', 'intake.does', 'controls.intended_use'] as const),
        ]),
        optional('2.2', 'Downstream Use', 'Uso posterior'),
        field(['2.3', 'Out-of-Scope Use', 'Uso fuera del alcance'], 'optional', ['controls.use_limits']),
      ],
    },
    {
      id: '3',
      heading: { en: 'Bias, Risks, and Limitations', es: 'Sesgos, riesgos y limitaciones' },
      points: [
        field(['3.1', 'Bias, Risks, and Limitations', 'Sesgos, riesgos y limitaciones'], 'optional', [
          'risks',
          'bias_tests',
        ]),
        field(['3.2', 'Recommendations', 'Recomendaciones'], 'optional', ['controls.human_check', 'controls.training']),
      ],
    },
    field(['4', 'How to Get Started with the Model', 'Cómo empezar a usar el modelo'], 'optional', [
      'controls.instructions_for_use',
    ]),
    {
      id: '5',
      heading: { en: 'Training Details', es: 'Detalles del entrenamiento' },
      points: [
        field(['5.1', 'Training Data', 'Datos de entrenamiento'], 'optional', ['controls.data_sheet']),
        optional('5.2', 'Preprocessing', 'Preprocesamiento'),
        field(['5.3', 'Training Hyperparameters', 'Hiperparámetros del entrenamiento'], 'required'),
        optional('5.4', 'Speeds, Sizes, Times', 'Velocidades, tamaños y tiempos'),
      ],
    },
    {
      id: '6',
      heading: { en: 'Evaluation', es: 'Evaluación' },
      points: [
        field(['6.1', 'Testing Data', 'Datos de prueba'], 'optional', ['controls.verification']),
        field(['6.2', 'Factors', 'Factores'], 'optional', ['controls.fairness_evaluation']),
        field(['6.3', 'Metrics', 'Métricas'], 'optional', ['controls.performance_measures']),
        field(['6.4', 'Results', 'Resultados'], 'optional', ['bias_tests', 'assessments.validation']),
      ],
    },
    optional('7', 'Model Examination', 'Examen del modelo'),
    {
      id: '8',
      heading: { en: 'Environmental Impact', es: 'Impacto ambiental' },
      points: [
        field(['8.1', 'Hardware Type', 'Tipo de hardware'], 'required'),
        field(['8.2', 'Hours used', 'Horas de uso'], 'required'),
        field(['8.3', 'Cloud Provider', 'Proveedor de nube'], 'required'),
        field(['8.4', 'Compute Region', 'Región de cómputo'], 'required'),
        field(['8.5', 'Carbon Emitted', 'Carbono emitido'], 'optional', ['controls.environmental_impact']),
      ],
    },
    optional('9', 'Technical Specifications', 'Especificaciones técnicas'),
    optional('10', 'Citation', 'Cita'),
    optional('11', 'Glossary', 'Glosario'),
    optional('12', 'More Information', 'Más información'),
    optional('13', 'Model Card Authors', 'Autores de la model card'),
    field(['14', 'Model Card Contact', 'Contacto de la model card'], 'optional', ['people']),
  ],
};
