/** The OWASP list, with the titles and numbers of the catalog. Descriptions are in our words. */
import { owaspLlm2026 } from '#domain/catalogue/owasp-llm-2026.ts';
import type { Library } from './library.ts';
import { type About, risksOf } from './of-framework.ts';

const ABOUT: About = {
  'LLM01:2026': [
    'security',
    'Text that the model reads, such as a message or a document, changes what it does.',
    'Un texto que lee el modelo, como un mensaje o un documento, cambia lo que hace.',
  ],
  'LLM02:2026': [
    'privacy',
    'Answers reveal personal data, secrets or other confidential content.',
    'Las respuestas revelan datos personales, secretos u otro contenido confidencial.',
  ],
  'LLM03:2026': [
    'security',
    'The system may do more, or decide more on its own, than its task requires.',
    'El sistema puede hacer o decidir por sí solo más de lo que exige su tarea.',
  ],
  'LLM04:2026': [
    'third_party',
    'A model, data set, library or service from others is compromised or unsuitable.',
    'Un modelo, un conjunto de datos, una biblioteca o un servicio ajeno está comprometido o no es adecuado.',
  ],
  'LLM05:2026': [
    'security',
    'Manipulated data for training or retrieval changes the behavior of the model.',
    'Datos manipulados de entrenamiento o de consulta cambian el comportamiento del modelo.',
  ],
  'LLM06:2026': [
    'operations',
    'Requests without a limit cause high cost or an outage, or allow copying of the model.',
    'Las peticiones sin límite causan costes elevados o interrupciones, o permiten copiar el modelo.',
  ],
  'LLM07:2026': [
    'misinformation',
    'The model states something false in a convincing way.',
    'El modelo afirma algo falso de forma convincente.',
  ],
  'LLM08:2026': [
    'security',
    'Instructions and other hidden context of the system become visible to its users.',
    'Las instrucciones y otro contexto oculto del sistema quedan a la vista de sus usuarios.',
  ],
  'LLM09:2026': [
    'security',
    'Weaknesses in stored embeddings let people read or change content that they should not.',
    'Las debilidades de las representaciones almacenadas permiten leer o cambiar contenido sin permiso.',
  ],
  'LLM10:2026': [
    'security',
    'Other systems use the output of the model without checking it.',
    'Otros sistemas usan los resultados del modelo sin comprobarlos.',
  ],
};

export const owasp: Library = {
  id: 'owasp-llm-2026',
  name: owaspLlm2026.name,
  publisher: owaspLlm2026.issuer,
  license: { en: 'CC BY-SA 4.0', es: 'CC BY-SA 4.0' },
  url: 'https://genai.owasp.org/',
  risks: risksOf(owaspLlm2026, ABOUT),
};
