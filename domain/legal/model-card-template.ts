/**
 * The fields of the model card template of Hugging Face, for the card of an application and that of a model. They differ
 * in the records that a field shows.
 */
import type { LegalPoint, LegalType } from './legal-type.ts';

type Field = readonly [id: string, en: string, es: string];

/** `records` means that records alone can be enough. The template marks the voluntary fields as optional. */
const field = (answer: LegalPoint['answer'], [id, en, es]: Field) => ({ id, heading: { en, es }, answer });
const records = (...of: Field) => field('optional', of);
const required = (...of: Field) => field('required', of);
const voluntary = (...of: Field) => field('voluntary', of);

const TEMPLATE = [
  {
    id: '1',
    heading: { en: 'Model Details', es: 'Detalles del modelo' },
    points: [
      records('1.1', 'Model Description', 'Descripción del modelo'),
      records('1.2', 'Developed by', 'Desarrollado por'),
      voluntary('1.3', 'Funded by', 'Financiado por'),
      voluntary('1.4', 'Shared by', 'Publicado por'),
      records('1.5', 'Model type', 'Tipo de modelo'),
      required('1.6', 'Language(s) (NLP)', 'Idiomas (PLN)'),
      required('1.7', 'License', 'Licencia'),
      voluntary('1.8', 'Finetuned from model', 'Ajustado a partir del modelo'),
      voluntary('1.9', 'Model Sources', 'Fuentes del modelo'),
    ],
  },
  {
    id: '2',
    heading: { en: 'Uses', es: 'Usos' },
    points: [
      records('2.1', 'Direct Use', 'Uso directo'),
      voluntary('2.2', 'Downstream Use', 'Uso posterior'),
      records('2.3', 'Out-of-Scope Use', 'Uso fuera del alcance'),
    ],
  },
  {
    id: '3',
    heading: { en: 'Bias, Risks, and Limitations', es: 'Sesgos, riesgos y limitaciones' },
    points: [
      records('3.1', 'Bias, Risks, and Limitations', 'Sesgos, riesgos y limitaciones'),
      records('3.2', 'Recommendations', 'Recomendaciones'),
    ],
  },
  records('4', 'How to Get Started with the Model', 'Cómo empezar a usar el modelo'),
  {
    id: '5',
    heading: { en: 'Training Details', es: 'Detalles del entrenamiento' },
    points: [
      records('5.1', 'Training Data', 'Datos de entrenamiento'),
      voluntary('5.2', 'Preprocessing', 'Preprocesamiento'),
      required('5.3', 'Training Hyperparameters', 'Hiperparámetros del entrenamiento'),
      voluntary('5.4', 'Speeds, Sizes, Times', 'Velocidades, tamaños y tiempos'),
    ],
  },
  {
    id: '6',
    heading: { en: 'Evaluation', es: 'Evaluación' },
    points: [
      records('6.1', 'Testing Data', 'Datos de prueba'),
      records('6.2', 'Factors', 'Factores'),
      records('6.3', 'Metrics', 'Métricas'),
      records('6.4', 'Results', 'Resultados'),
    ],
  },
  voluntary('7', 'Model Examination', 'Examen del modelo'),
  {
    id: '8',
    heading: { en: 'Environmental Impact', es: 'Impacto ambiental' },
    points: [
      required('8.1', 'Hardware Type', 'Tipo de hardware'),
      required('8.2', 'Hours used', 'Horas de uso'),
      required('8.3', 'Cloud Provider', 'Proveedor de nube'),
      required('8.4', 'Compute Region', 'Región de cómputo'),
      records('8.5', 'Carbon Emitted', 'Carbono emitido'),
    ],
  },
  voluntary('9', 'Technical Specifications', 'Especificaciones técnicas'),
  voluntary('10', 'Citation', 'Cita'),
  voluntary('11', 'Glossary', 'Glosario'),
  voluntary('12', 'More Information', 'Más información'),
  voluntary('13', 'Model Card Authors', 'Autores de la model card'),
  records('14', 'Model Card Contact', 'Contacto de la model card'),
] as const;

/** `from` has the sources of fields by their number. */
export const modelCardOf = <Source extends string>(
  purpose: LegalType['purpose'],
  from: Readonly<Record<string, readonly Source[]>>,
): LegalType<Source> => {
  const filled = (point: ReturnType<typeof field>): LegalPoint<Source> => ({ ...point, from: from[point.id] ?? [] });
  return {
    id: 'model-card',
    purpose,
    official: {
      title: { en: 'Model card template', es: 'Plantilla de model card' },
      reference: { en: 'Hugging Face', es: 'Hugging Face' },
      url: 'https://huggingface.co/docs/hub/model-cards',
      as_of: '2026-11-27',
    },
    sections: TEMPLATE.map((section) =>
      'points' in section ? { ...section, points: section.points.map(filled) } : filled(section),
    ),
  };
};
