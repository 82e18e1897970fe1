import type { Framework } from '#domain/frameworks/framework.ts';

export const koreaAiBasicAct: Framework = {
  id: 'kr-ai-basic-act',
  name: 'Korea AI Basic Act',
  status: 'in_effect',
  jurisdiction: { en: 'South Korea', es: 'Corea del Sur' },
  issuer: 'National Assembly; Ministry of Science and ICT',
  version: '2025 (Law No. 20676)',
  dated: { what: 'promulgated', on: '2025-01-21' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Ministry of Science and ICT on the passing of the act',
      url: 'https://www.msit.go.kr/eng/bbs/view.do?sCode=eng&mId=4&mPid=2&pageIndex=&bbsSeqNo=42&nttSeqNo=1071&searchOpt=ALL&searchTxt=',
    },
  ],
  notes: [
    {
      en: 'No official English text was read in full. Fines come after a grace period of at least a year from 2026-01-22.',
      es: 'No se leyó entero ningún texto oficial en inglés. Las multas llegan tras un periodo de gracia de al menos un año desde el 22 de enero de 2026.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'KR-01',
      reference: 'Art. 31(1)',
      text: {
        en: 'Tell users in advance that a product or service uses high-impact or generative AI.',
        es: 'Decir de antemano a los usuarios que un producto o servicio usa IA de alto impacto o generativa.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-02',
      reference: 'Art. 31(2)',
      text: {
        en: 'Label results as produced by generative AI.',
        es: 'Etiquetar los resultados como producidos por IA generativa.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-03',
      reference: 'Art. 31(3)',
      text: {
        en: 'Clearly notify or label realistic virtual sound, images or video.',
        es: 'Avisar con claridad o etiquetar el sonido, las imágenes o el vídeo virtuales realistas.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-04',
      reference: 'Art. 32(1)',
      text: {
        en: 'Above the compute threshold: identify, assess and mitigate risk across the lifecycle.',
        es: 'Por encima del umbral de cómputo: identificar, evaluar y mitigar el riesgo durante el ciclo de vida.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-05',
      reference: 'Art. 32(1)',
      text: {
        en: 'Above the threshold: run a system to monitor and respond to safety incidents.',
        es: 'Por encima del umbral: mantener un sistema para vigilar incidentes de seguridad y responder a ellos.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-06',
      reference: 'Art. 32(2)',
      text: {
        en: 'Submit results of the safety measures to the Minister of Science and ICT.',
        es: 'Presentar los resultados de las medidas de seguridad al Ministro de Ciencia y TIC.',
      },
      effective: [{ from: '2026-01-22' }],
      single_source: true,
    },
    {
      id: 'KR-07',
      reference: 'Art. 33(1)',
      text: {
        en: 'Review beforehand whether AI is high-impact; the Minister can be asked to confirm.',
        es: 'Revisar de antemano si la IA es de alto impacto; puede pedirse confirmación al Ministro.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-08',
      reference: 'Art. 34(1) item 1',
      text: {
        en: 'Set up and run a risk management plan.',
        es: 'Establecer y ejecutar un plan de gestión de riesgos.',
      },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-09',
      reference: 'Art. 34(1) item 2',
      text: {
        en: 'Plan and give explanations of results, main criteria and training data outline.',
        es: 'Planificar y dar explicaciones de resultados, criterios principales y una descripción general de los datos de entrenamiento.',
      },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-10',
      reference: 'Art. 34(1) item 3',
      text: {
        en: 'Set up and run user protection measures.',
        es: 'Establecer y ejecutar medidas de protección de los usuarios.',
      },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-11',
      reference: 'Art. 34(1) item 4',
      text: { en: 'Have people manage and supervise the AI.', es: 'Hacer que personas gestionen y supervisen la IA.' },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-12',
      reference: 'Art. 34(1) item 5',
      text: {
        en: 'Write and keep documents showing safety and reliability measures.',
        es: 'Redactar y conservar documentos que muestren las medidas de seguridad y fiabilidad.',
      },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-13',
      reference: 'Art. 35(1)',
      text: {
        en: 'Make efforts to assess impact on fundamental rights beforehand.',
        es: 'Esforzarse por evaluar de antemano el impacto en los derechos fundamentales.',
      },
      class: 'high_impact',
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-14',
      reference: 'Art. 36(1)',
      text: {
        en: 'Foreign operators above thresholds: appoint a domestic agent in Korea.',
        es: 'Operadores extranjeros por encima de los umbrales: designar un agente domiciliado en Corea.',
      },
      effective: [{ from: '2026-01-22' }],
    },
    {
      id: 'KR-15',
      reference: 'Art. 40, 43(1)',
      text: {
        en: 'Cooperate in fact-finding and follow corrective orders; fines up to KRW 30 million.',
        es: 'Cooperar en la investigación de hechos y cumplir las órdenes correctivas; multas de hasta 30 millones de KRW.',
      },
      effective: [{ from: '2026-01-22' }],
    },
  ],
};
