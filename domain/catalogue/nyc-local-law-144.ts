import type { Framework } from '#domain/frameworks/framework.ts';

export const nycLocalLaw144: Framework = {
  id: 'nyc-ll144',
  name: 'NYC Local Law 144',
  status: 'in_effect',
  jurisdiction: { en: 'New York City, United States', es: 'Ciudad de Nueva York, Estados Unidos' },
  issuer: 'New York City Council; Department of Consumer and Worker Protection',
  version: '2021; rules 2023',
  dated: { what: 'effective', on: '2023-01-01' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Office of the New York State Comptroller, Enforcement of Local Law 144 (audit of December 2025)',
      url: 'https://www.osc.ny.gov/state-agencies/audits/2025/12/02/enforcement-local-law-144-automated-employment-decision-tools',
    },
  ],
  notes: [
    {
      en: 'Admin. Code 20-870 to 20-874 and rules 6 RCNY 5-300 to 5-304; enforced since 2023-07-05.',
      es: 'Admin. Code 20-870 a 20-874 y reglas 6 RCNY 5-300 a 5-304; se hace cumplir desde el 5 de julio de 2023.',
    },
    {
      en: 'Neither the law nor its rules have a four-fifths threshold.',
      es: 'Ni la ley ni sus reglas tienen un umbral de cuatro quintos.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'LL144-01',
      reference: 'Admin. Code 20-871(a)(1); 6 RCNY 5-301(a)',
      text: {
        en: 'No use of an automated employment decision tool unless bias-audited within one year before use.',
        es: 'No usar una herramienta automatizada de decisión de empleo sin auditoría de sesgos en el año anterior al uso.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-02',
      reference: '6 RCNY 5-300, 5-301',
      text: {
        en: 'Use an independent auditor with no role in, or financial interest in, the tool, employer or vendor.',
        es: 'Usar un auditor independiente, sin papel ni interés económico en la herramienta, el empleador o el proveedor.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-03',
      reference: '6 RCNY 5-301(b)',
      text: {
        en: 'Selection tools: compute selection rates and impact ratios by sex, race/ethnicity and intersection.',
        es: 'Herramientas de selección: calcular tasas de selección e índices de impacto por sexo, raza o etnia y su intersección.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-04',
      reference: '6 RCNY 5-301(c)',
      text: {
        en: 'Scoring tools: compute full-sample median, scoring rates and impact ratios for the same categories.',
        es: 'Herramientas de puntuación: calcular la mediana de la muestra, tasas de puntuación e índices de impacto de las mismas categorías.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-05',
      reference: '6 RCNY 5-301',
      text: {
        en: 'State how many assessed people fall in unknown categories; they stay out of the rates.',
        es: 'Indicar cuántas personas evaluadas son de categoría desconocida; quedan fuera de las tasas.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-06',
      reference: '6 RCNY 5-301',
      text: {
        en: 'Categories under 2 percent may leave impact ratios only with auditor justification; still report counts and rates.',
        es: 'Las categorías inferiores al 2 por ciento pueden omitirse de los índices solo con justificación del auditor; indicar recuentos y tasas.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-07',
      reference: '6 RCNY 5-302',
      text: { en: 'Audit on historical data of the tool.', es: 'Auditar con datos históricos de la herramienta.' },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-08',
      reference: '6 RCNY 5-302',
      text: {
        en: 'Use test data only if historical data is insufficient, and explain why and how in the summary.',
        es: 'Usar datos de prueba solo si los históricos son insuficientes, y explicar por qué y cómo en el resumen.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-09',
      reference: 'Admin. Code 20-871(a)(2); 6 RCNY 5-303(a)(1)',
      text: {
        en: "Before use, publish audit date and results summary on the website's employment section.",
        es: 'Antes del uso, publicar la fecha de la auditoría y el resumen de resultados en la sección de empleo del sitio web.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-10',
      reference: 'Admin. Code 20-871(a)(2); 6 RCNY 5-303(a)(2), 5-303',
      text: {
        en: "Publish the tool's distribution date; keep the summary posted six months after last use.",
        es: 'Publicar la fecha de distribución de la herramienta; mantener el resumen seis meses tras el último uso.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-11',
      reference: 'Admin. Code 20-871(b)(1); 6 RCNY 5-304(b)-(c)',
      text: {
        en: 'Tell New York City resident candidates and employees at least ten business days before use.',
        es: 'Avisar a candidatos y empleados residentes en la ciudad de Nueva York al menos diez días hábiles antes del uso.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-12',
      reference: 'Admin. Code 20-871(b)(1); 6 RCNY 5-304(a)',
      text: {
        en: 'Include instructions to request an alternative process or accommodation, if available; no duty to provide an alternative.',
        es: 'Incluir cómo pedir un proceso alternativo o una adaptación, si los hay; no hay obligación de ofrecer alternativa.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-13',
      reference: 'Admin. Code 20-871(b)(2)',
      text: {
        en: 'State the job qualifications and characteristics the tool will assess.',
        es: 'Indicar las cualificaciones y características del puesto que la herramienta evaluará.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
    {
      id: 'LL144-14',
      reference: 'Admin. Code 20-871(b)(3); 6 RCNY 5-304(d)',
      text: {
        en: 'Disclose data type, source and retention policy; answer written requests within thirty days.',
        es: 'Declarar tipo y fuente de los datos y política de conservación; responder solicitudes escritas en treinta días.',
      },
      effective: [{ from: '2023-01-01' }, { from: '2023-07-05', what: 'enforcement' }],
    },
  ],
};
