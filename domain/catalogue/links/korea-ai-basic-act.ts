import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const koreaAiBasicActLinks: FrameworkLinks = {
  framework: 'kr-ai-basic-act',
  links: [
    {
      requirement: 'KR-01',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Tells users in advance that the product or service uses high-impact or generative AI.',
        es: 'Avisa de antemano a los usuarios de que el producto o servicio usa IA de alto impacto o generativa.',
      },
    },
    {
      requirement: 'KR-02',
      control: 'content_marking',
      strength: 'partial',
      reason: {
        en: 'Marks results as produced by AI, so that machines can detect it.',
        es: 'Marca los resultados como producidos por IA, de modo que las máquinas puedan detectarlo.',
      },
    },
    {
      requirement: 'KR-02',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Tells people with the result that it was generated.',
        es: 'Dice a las personas, junto con el resultado, que fue generado.',
      },
    },
    {
      requirement: 'KR-03',
      control: 'content_marking',
      strength: 'full',
      reason: {
        en: 'Labels realistic virtual sound, images and video.',
        es: 'Etiqueta el sonido, las imágenes y el vídeo virtuales realistas.',
      },
    },
    {
      requirement: 'KR-03',
      control: 'notice',
      strength: 'supports',
      reason: {
        en: 'States clearly where such content is shown.',
        es: 'Lo dice con claridad donde se muestra ese contenido.',
      },
    },
    {
      requirement: 'KR-04',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Identifies, assesses and mitigates risk across the lifecycle.',
        es: 'Identifica, evalúa y mitiga el riesgo durante el ciclo de vida.',
      },
    },
    {
      requirement: 'KR-05',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Detects safety incidents.',
        es: 'Advierte los incidentes de seguridad.',
      },
    },
    {
      requirement: 'KR-05',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Responds to them.',
        es: 'Responde a ellos.',
      },
    },
    {
      requirement: 'KR-06',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Submits the results to the minister.',
        es: 'Presenta los resultados al ministro.',
      },
    },
    {
      requirement: 'KR-06',
      control: 'risk_process',
      strength: 'supports',
      reason: {
        en: 'Has the results of the safety measures.',
        es: 'Tiene los resultados de las medidas de seguridad.',
      },
    },
    {
      requirement: 'KR-07',
      control: 'legal_review',
      strength: 'full',
      reason: {
        en: 'Reviews beforehand whether the AI is high-impact, and documents the conclusion.',
        es: 'Revisa de antemano si la IA es de alto impacto y deja escrita la conclusión.',
      },
    },
    {
      requirement: 'KR-07',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'States the purpose on which this is judged.',
        es: 'Declara la finalidad por la que esto se juzga.',
      },
    },
    {
      requirement: 'KR-08',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Is the established risk management plan.',
        es: 'Es el plan de gestión de riesgos, establecido y en ejecución.',
      },
    },
    {
      requirement: 'KR-09',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Gives results with their main criteria.',
        es: 'Da los resultados con sus criterios principales.',
      },
    },
    {
      requirement: 'KR-09',
      control: 'data_sheet',
      strength: 'partial',
      reason: {
        en: 'Outlines the training data.',
        es: 'Esboza los datos de entrenamiento.',
      },
    },
    {
      requirement: 'KR-09',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Gives the explanations to the affected people.',
        es: 'Da las explicaciones a quienes van dirigidas.',
      },
    },
    {
      requirement: 'KR-10',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Determines from what users must be protected.',
        es: 'Averigua de qué hay que proteger a los usuarios.',
      },
    },
    {
      requirement: 'KR-10',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Lets users object and be heard.',
        es: 'Permite a los usuarios oponerse y ser oídos.',
      },
    },
    {
      requirement: 'KR-10',
      control: 'effect_limits',
      strength: 'partial',
      reason: {
        en: 'Limits the possible harm to them.',
        es: 'Limita lo que puede ocurrirles.',
      },
    },
    {
      requirement: 'KR-11',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has a person oversee the AI.',
        es: 'Hace que una persona mire lo que hace la IA.',
      },
    },
    {
      requirement: 'KR-11',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Lets people step in and stop it.',
        es: 'Permite a las personas intervenir y detenerla.',
      },
    },
    {
      requirement: 'KR-11',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Names those who manage and supervise it.',
        es: 'Designa a quienes la gestionan y supervisan.',
      },
    },
    {
      requirement: 'KR-12',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Documents the measures for safety and reliability.',
        es: 'Deja escrito qué medidas de seguridad y fiabilidad hay.',
      },
    },
    {
      requirement: 'KR-12',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps these documents.',
        es: 'Conserva esos documentos.',
      },
    },
    {
      requirement: 'KR-13',
      control: 'rights_assessment',
      strength: 'full',
      reason: {
        en: 'Assesses the impact on fundamental rights beforehand.',
        es: 'Evalúa de antemano el impacto en los derechos fundamentales.',
      },
    },
    {
      requirement: 'KR-14',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Appoints the domestic agent, where the operator needs one.',
        es: 'Designa al agente domiciliado en Corea, cuando el operador lo necesita.',
      },
    },
    {
      requirement: 'KR-15',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Cooperates in fact-finding and follows corrective orders.',
        es: 'Coopera en la investigación de hechos y cumple las órdenes correctivas.',
      },
    },
  ],
  organizational: [],
};
