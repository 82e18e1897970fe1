import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const singaporeGenerativeAiLinks: FrameworkLinks = {
  framework: 'sg-genai',
  links: [
    {
      requirement: 'SG-G1',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Allocates responsibility for the application.',
        es: 'Asigna la responsabilidad de la aplicación.',
      },
    },
    {
      requirement: 'SG-G1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Allocates it with suppliers.',
        es: 'La reparte con quienes suministran.',
      },
    },
    {
      requirement: 'SG-G1',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Allocates it with customers.',
        es: 'La reparte con quienes reciben el suministro.',
      },
    },
    {
      requirement: 'SG-G2',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Ensures adequate data quality.',
        es: 'Asegura que los datos sean lo bastante buenos.',
      },
    },
    {
      requirement: 'SG-G2',
      control: 'copyright_policy',
      strength: 'partial',
      reason: {
        en: 'Deals fairly with contested training data.',
        es: 'Trata con equidad los datos de entrenamiento controvertidos.',
      },
    },
    {
      requirement: 'SG-G2',
      control: 'data_governance',
      strength: 'supports',
      reason: {
        en: 'Knows where data comes from.',
        es: 'Conoce la procedencia de los datos.',
      },
    },
    {
      requirement: 'SG-G3',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Evaluates the application before it is used.',
        es: 'Evalúa la aplicación antes de usarla.',
      },
    },
    {
      requirement: 'SG-G3',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'Discloses what the model can and cannot do.',
        es: 'Declara lo que el modelo puede y no puede hacer.',
      },
    },
    {
      requirement: 'SG-G3',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Is good practice before release.',
        es: 'Es una buena práctica antes de que algo salga.',
      },
    },
    {
      requirement: 'SG-G3',
      control: 'grounding',
      strength: 'supports',
      reason: {
        en: 'Is good practice against fabricated answers.',
        es: 'Es una buena práctica frente a las respuestas inventadas.',
      },
    },
    {
      requirement: 'SG-G4',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Monitors for incidents.',
        es: 'Vigila si hay incidentes.',
      },
    },
    {
      requirement: 'SG-G4',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Reports them.',
        es: 'Los notifica.',
      },
    },
    {
      requirement: 'SG-G4',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Remedies them.',
        es: 'Los remedia.',
      },
    },
    {
      requirement: 'SG-G5',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Tests by standards that others use too.',
        es: 'Prueba con normas que también usan otros.',
      },
    },
    {
      requirement: 'SG-G5',
      control: 'independent_bias_audit',
      strength: 'partial',
      reason: {
        en: 'Is independent testing, as far as bias goes.',
        es: 'Es una prueba independiente en cuanto a los sesgos.',
      },
    },
    {
      requirement: 'SG-G5',
      control: 'conformity_assessment',
      strength: 'supports',
      reason: {
        en: 'Has others review the tests where the law requires it.',
        es: 'Hace que otros miren lo probado, donde la ley lo pide.',
      },
    },
    {
      requirement: 'SG-G6',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Finds where generative AI can be attacked.',
        es: 'Encuentra por dónde puede atacarse la IA generativa.',
      },
    },
    {
      requirement: 'SG-G6',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Keeps up with new types of threats.',
        es: 'Se mantiene al día ante los nuevos tipos de amenazas.',
      },
    },
    {
      requirement: 'SG-G6',
      control: 'prompt_guardrails',
      strength: 'supports',
      reason: {
        en: 'Makes misuse of a model harder.',
        es: 'Hace más difícil abusar de un modelo.',
      },
    },
    {
      requirement: 'SG-G6',
      control: 'input_filter',
      strength: 'supports',
      reason: {
        en: 'Keeps what a model reads from being followed as instructions.',
        es: 'Impide que lo que lee un modelo se siga como instrucciones.',
      },
    },
    {
      requirement: 'SG-G7',
      control: 'content_marking',
      strength: 'partial',
      reason: {
        en: 'Marks content, so that its origin can be recognized.',
        es: 'Marca el contenido para que pueda saberse cómo surgió.',
      },
    },
    {
      requirement: 'SG-G7',
      control: 'sources_shown',
      strength: 'partial',
      reason: {
        en: 'Shows where content comes from.',
        es: 'Muestra de dónde procede el contenido.',
      },
    },
    {
      requirement: 'SG-G9',
      control: 'benefit_case',
      strength: 'supports',
      reason: {
        en: 'States who benefits from the application.',
        es: 'Dice a quién beneficia la aplicación.',
      },
    },
    {
      requirement: 'SG-G9',
      control: 'training',
      strength: 'supports',
      reason: {
        en: 'Builds the skills of users.',
        es: 'Desarrolla las capacidades de quienes la usan.',
      },
    },
    {
      requirement: 'SG-G9',
      control: 'environmental_impact',
      strength: 'supports',
      reason: {
        en: 'Assesses its sustainability.',
        es: 'Mira cuán sostenible es.',
      },
    },
  ],
  organizational: [
    {
      requirement: 'SG-G8',
      reason: {
        en: 'Research and cooperation are for organizations and states, not for one application.',
        es: 'La investigación y la cooperación son de organizaciones y Estados, no de una aplicación.',
      },
    },
  ],
};
