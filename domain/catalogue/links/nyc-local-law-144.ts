import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const nycLocalLaw144Links: FrameworkLinks = {
  framework: 'nyc-ll144',
  links: [
    {
      requirement: 'LL144-01',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Has the tool audited for bias within the year before it is used, and does not use it otherwise.',
        es: 'Hace auditar la herramienta en busca de sesgos en el año anterior al uso, y no la usa de otro modo.',
      },
    },
    {
      requirement: 'LL144-01',
      control: 'release_decision',
      strength: 'supports',
      reason: {
        en: 'Lets the tool be used only when there is such an audit.',
        es: 'Permite usar la herramienta solo cuando existe esa auditoría.',
      },
    },
    {
      requirement: 'LL144-02',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Is done by a person without a role or financial interest in the tool, employer or vendor.',
        es: 'La realiza alguien sin papel ni interés económico en la herramienta, el empleador o el proveedor.',
      },
    },
    {
      requirement: 'LL144-03',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Computes selection rates and impact ratios by sex, race or ethnicity and intersection.',
        es: 'Calcula tasas de selección e índices de impacto por sexo, raza o etnia y su intersección.',
      },
    },
    {
      requirement: 'LL144-03',
      control: 'fairness_evaluation',
      strength: 'supports',
      reason: {
        en: 'Lets you see such rates yourself, before the auditor does.',
        es: 'Permite ver esas tasas por cuenta propia, antes que el auditor.',
      },
    },
    {
      requirement: 'LL144-04',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Computes the median of the full sample, scoring rates and impact ratios.',
        es: 'Calcula la mediana de la muestra completa, las tasas de puntuación y los índices de impacto.',
      },
    },
    {
      requirement: 'LL144-04',
      control: 'fairness_evaluation',
      strength: 'supports',
      reason: {
        en: 'Lets you see such rates yourself, before the auditor does.',
        es: 'Permite ver esas tasas por cuenta propia, antes que el auditor.',
      },
    },
    {
      requirement: 'LL144-05',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'States how many assessed people fall in unknown categories, and leaves them out of the rates.',
        es: 'Indica cuántas personas evaluadas son de categoría desconocida y las deja fuera de las tasas.',
      },
    },
    {
      requirement: 'LL144-05',
      control: 'data_review',
      strength: 'supports',
      reason: {
        en: 'Finds people whose category is unknown.',
        es: 'Encuentra de quiénes se desconoce la categoría.',
      },
    },
    {
      requirement: 'LL144-06',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: "Leaves out ratios of small categories only with the auditor's justification, and still reports counts and rates.",
        es: 'Omite los índices de categorías pequeñas solo con justificación del auditor, y aun así indica recuentos y tasas.',
      },
    },
    {
      requirement: 'LL144-07',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Is done on historical data of the tool.',
        es: 'Se realiza con datos históricos de la herramienta.',
      },
    },
    {
      requirement: 'LL144-07',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Keeps the historical data that the audit needs.',
        es: 'Conserva los datos históricos que necesita la auditoría.',
      },
    },
    {
      requirement: 'LL144-08',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Uses test data only where historical data is insufficient, and explains why and how in the summary.',
        es: 'Usa datos de prueba solo si los históricos son insuficientes, y explica por qué y cómo en el resumen.',
      },
    },
    {
      requirement: 'LL144-09',
      control: 'independent_bias_audit',
      strength: 'full',
      reason: {
        en: 'Publishes the date and the summary of results as the law requires: before use, in the employment section of the website.',
        es: 'Publica la fecha y el resumen de resultados como pide la ley: antes del uso, en la sección de empleo del sitio web.',
      },
    },
    {
      requirement: 'LL144-10',
      control: 'independent_bias_audit',
      strength: 'partial',
      reason: {
        en: 'Publishes with the summary the day from which the tool is used.',
        es: 'Publica con el resumen el día desde el que se usa la herramienta.',
      },
    },
    {
      requirement: 'LL144-10',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps the summary posted for six months after the last use.',
        es: 'Mantiene publicado el resumen seis meses tras el último uso.',
      },
    },
    {
      requirement: 'LL144-11',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Tells candidates and employees who live in New York City at least ten business days before use.',
        es: 'Avisa a candidatos y empleados residentes en la ciudad de Nueva York al menos diez días hábiles antes del uso.',
      },
    },
    {
      requirement: 'LL144-12',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Says how to request an alternative process or an accommodation, if there is one.',
        es: 'Indica cómo pedir un proceso alternativo o una adaptación, si los hay.',
      },
    },
    {
      requirement: 'LL144-12',
      control: 'appeal',
      strength: 'supports',
      reason: {
        en: 'Receives such requests and ensures that they are answered.',
        es: 'Recibe esas solicitudes y procura que se respondan.',
      },
    },
    {
      requirement: 'LL144-13',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'States the job qualifications and characteristics that are assessed.',
        es: 'Indica las cualificaciones y características del puesto que se evalúan.',
      },
    },
    {
      requirement: 'LL144-13',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'Documents what the tool assesses.',
        es: 'Tiene escrito qué evalúa la herramienta.',
      },
    },
    {
      requirement: 'LL144-14',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Discloses type and source of data and the retention policy.',
        es: 'Declara tipo y fuente de los datos y la política de conservación.',
      },
    },
    {
      requirement: 'LL144-14',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'Documents which data exists and where it comes from.',
        es: 'Tiene escrito qué datos hay y de dónde proceden.',
      },
    },
    {
      requirement: 'LL144-14',
      control: 'record_retention',
      strength: 'supports',
      reason: {
        en: 'Is the retention policy that is disclosed.',
        es: 'Es la política de conservación que se declara.',
      },
    },
    {
      requirement: 'LL144-14',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Answers written requests within thirty days.',
        es: 'Responde las solicitudes escritas en treinta días.',
      },
    },
  ],
  organizational: [],
};
