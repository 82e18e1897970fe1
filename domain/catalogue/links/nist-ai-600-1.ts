import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const nistAi6001Links: FrameworkLinks = {
  framework: 'nist-ai-600-1',
  links: [
    {
      requirement: 'GAI-01',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Refuses requests and outputs that would help to make such weapons.',
        es: 'Rechaza peticiones y resultados que ayudarían a fabricar esas armas.',
      },
    },
    {
      requirement: 'GAI-01',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests before each release whether the application can be made to produce such content.',
        es: 'Intenta, antes de cada versión, obtener ese contenido de la aplicación.',
      },
    },
    {
      requirement: 'GAI-01',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Prohibits such use and checks real use for it.',
        es: 'Prohíbe ese uso y lo busca en el uso real.',
      },
    },
    {
      requirement: 'GAI-01',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'States what the provider of the model has found about dangerous capabilities.',
        es: 'Indica lo que el fabricante del modelo ha averiguado sobre capacidades peligrosas.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'grounding',
      strength: 'partial',
      reason: {
        en: 'Limits answers to approved documents, and measures how many lack support.',
        es: 'Limita las respuestas a documentos aprobados y mide cuántas carecen de respaldo.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'sources_shown',
      strength: 'partial',
      reason: {
        en: 'Lets the reader check each statement.',
        es: 'Permite al lector comprobar cada afirmación.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has a person review outputs before a fabricated statement takes effect.',
        es: 'Hace que una persona mire antes de que una afirmación inventada surta efecto.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Measures before each release how often it is wrong.',
        es: 'Mide antes de cada versión con qué frecuencia se equivoca.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'training',
      strength: 'supports',
      reason: {
        en: 'Teaches users what it fabricates.',
        es: 'Enseña a los usuarios lo que inventa.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Informs users of its accuracy and limits.',
        es: 'Informa a los usuarios de su precisión y de sus límites.',
      },
    },
    {
      requirement: 'GAI-02',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Detects in operation when more answers are wrong.',
        es: 'Detecta en operación si aumentan las respuestas erróneas.',
      },
    },
    {
      requirement: 'GAI-03',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Refuses dangerous, violent and hateful content, and measures what gets through.',
        es: 'Rechaza el contenido peligroso, violento o de odio y mide lo que se escapa.',
      },
    },
    {
      requirement: 'GAI-03',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests whether such content can be elicited before others do.',
        es: 'Intenta obtener ese contenido antes de que lo hagan otros.',
      },
    },
    {
      requirement: 'GAI-03',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Forbids such use and checks samples for it.',
        es: 'Prohíbe ese uso y lo busca en muestras.',
      },
    },
    {
      requirement: 'GAI-03',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Detects complaints and outputs of this kind in operation.',
        es: 'Detecta en operación quejas y resultados de este tipo.',
      },
    },
    {
      requirement: 'GAI-03',
      control: 'incident_response',
      strength: 'supports',
      reason: {
        en: 'Defines what is done if it happens.',
        es: 'Indica qué se hace cuando ha ocurrido.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Examines the risk to privacy before use.',
        es: 'Examina el riesgo para la privacidad antes del uso.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Sets who may use which data for what, and when it is deleted.',
        es: 'Fija quién puede usar qué datos y para qué, y cuándo se eliminan.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'redaction',
      strength: 'partial',
      reason: {
        en: 'Removes personal data before it reaches the model.',
        es: 'Quita los datos personales antes de que lleguen al modelo.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'data_classes',
      strength: 'partial',
      reason: {
        en: 'Blocks data that must not get into prompts.',
        es: 'Bloquea los datos que no deben incluirse en las instrucciones.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'no_training_clause',
      strength: 'partial',
      reason: {
        en: "Keeps a vendor's model from learning the data and repeating it.",
        es: 'Evita que el modelo de un proveedor aprenda los datos y los repita.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'processing_agreement',
      strength: 'supports',
      reason: {
        en: 'Binds vendors on how they process personal data.',
        es: 'Obliga a los proveedores en cuanto al tratamiento de datos personales.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether training data and personal data can be extracted.',
        es: 'Intenta extraer datos de entrenamiento y datos personales.',
      },
    },
    {
      requirement: 'GAI-04',
      control: 'consent',
      strength: 'supports',
      reason: {
        en: 'Uses personal data only with the consent that the law requires.',
        es: 'Usa los datos personales solo con el consentimiento que exige la ley.',
      },
    },
    {
      requirement: 'GAI-05',
      control: 'environmental_impact',
      strength: 'full',
      reason: {
        en: 'Estimates the impact of training and use, and chooses the least computing that meets the purpose.',
        es: 'Estima el impacto del entrenamiento y el uso y elige el menor cómputo que cumpla el fin.',
      },
    },
    {
      requirement: 'GAI-05',
      control: 'usage_limits',
      strength: 'supports',
      reason: {
        en: 'Keeps use from growing without need.',
        es: 'Evita que el consumo crezca sin necesidad.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Compares results and errors between groups of people.',
        es: 'Compara resultados y errores entre grupos de personas.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Finds groups and biases in the data.',
        es: 'Halla en los datos carencias de grupos y sesgos.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Describes the harm of bias, and of uniform results, to groups and society.',
        es: 'Describe el daño de los sesgos, y de los resultados uniformes, para los grupos y la sociedad.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Finds inputs that are proxies for protected attributes.',
        es: 'Halla entradas que sustituyen a atributos protegidos.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'States which people the data covers and which are missing.',
        es: 'Indica a quién abarcan los datos y quién falta.',
      },
    },
    {
      requirement: 'GAI-06',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Collects feedback from people who are treated worse.',
        es: 'Escucha a las personas que reciben un trato peor.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Designs how people work with the system, and counters the habit of agreeing.',
        es: 'Diseña cómo trabajan las personas con el sistema y contrarresta la costumbre de asentir.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Teaches people when to rely on it and when not to.',
        es: 'Enseña a las personas cuándo confiar en ella y cuándo no.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Informs people that they are interacting with AI.',
        es: 'Informa a las personas de que tratan con una IA.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Measures whether people really review and disagree.',
        es: 'Mide si las personas miran de verdad y discrepan.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'confirmation',
      strength: 'supports',
      reason: {
        en: 'Keeps people in charge of what cannot be undone.',
        es: 'Deja en manos de las personas lo que no puede deshacerse.',
      },
    },
    {
      requirement: 'GAI-07',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Defines who oversees it and who is accountable for it.',
        es: 'Indica quién la supervisa y quién responde de ella.',
      },
    },
    {
      requirement: 'GAI-08',
      control: 'content_marking',
      strength: 'partial',
      reason: {
        en: 'Marks generated content so that people and machines can recognize it.',
        es: 'Marca el contenido generado para que personas y máquinas lo distingan.',
      },
    },
    {
      requirement: 'GAI-08',
      control: 'grounding',
      strength: 'partial',
      reason: {
        en: 'Ties answers to approved documents.',
        es: 'Vincula las respuestas a documentos aprobados.',
      },
    },
    {
      requirement: 'GAI-08',
      control: 'sources_shown',
      strength: 'partial',
      reason: {
        en: 'Shows where a statement comes from.',
        es: 'Muestra de dónde procede una afirmación.',
      },
    },
    {
      requirement: 'GAI-08',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Forbids deceptive use, and checks for it.',
        es: 'Prohíbe el uso para engañar y lo busca.',
      },
    },
    {
      requirement: 'GAI-08',
      control: 'human_check',
      strength: 'supports',
      reason: {
        en: 'Has a person review outputs before false content is released.',
        es: 'Hace que una persona mire antes de que salga algo falso.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Covers models and data with a threat model, secure development and recovery.',
        es: 'Abarca modelos y datos con un modelo de amenazas, desarrollo seguro y recuperación.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests how the application withstands attacks such as prompt injection.',
        es: 'Prueba cómo resiste la aplicación ataques como la inyección de instrucciones.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'input_filter',
      strength: 'partial',
      reason: {
        en: 'Prevents content that is read from working as an instruction.',
        es: 'Evita que lo leído actúe como instrucción.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'output_handling',
      strength: 'partial',
      reason: {
        en: 'Keeps outputs from attacking the next system.',
        es: 'Evita que las salidas ataquen al sistema siguiente.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'least_privilege',
      strength: 'partial',
      reason: {
        en: 'Limits what an attack can reach.',
        es: 'Limita lo que puede alcanzar un ataque.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'usage_limits',
      strength: 'supports',
      reason: {
        en: 'Limits abuse by volume.',
        es: 'Limita el abuso por volumen.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Leaves traces with which an attack can be reconstructed.',
        es: 'Deja indicios con los que seguir un ataque.',
      },
    },
    {
      requirement: 'GAI-09',
      control: 'incident_response',
      strength: 'supports',
      reason: {
        en: 'Defines what is done when an attack succeeds.',
        es: 'Indica qué se hace cuando un ataque prospera.',
      },
    },
    {
      requirement: 'GAI-10',
      control: 'copyright_policy',
      strength: 'partial',
      reason: {
        en: 'Sets rules on third-party works, for inputs and outputs.',
        es: 'Fija reglas sobre las obras ajenas, para lo que entra y lo que sale.',
      },
    },
    {
      requirement: 'GAI-10',
      control: 'data_sheet',
      strength: 'partial',
      reason: {
        en: 'Records under what license data was acquired.',
        es: 'Registra con qué licencia se adquirieron los datos.',
      },
    },
    {
      requirement: 'GAI-10',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: "Reviews suppliers' rights to what they supply.",
        es: 'Examina los derechos de los proveedores sobre lo que suministran.',
      },
    },
    {
      requirement: 'GAI-10',
      control: 'no_training_clause',
      strength: 'supports',
      reason: {
        en: "Protects the company's own works from being used to train other models.",
        es: 'Protege las obras propias de la empresa frente al aprendizaje de modelos ajenos.',
      },
    },
    {
      requirement: 'GAI-10',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Clarifies doubts about rights before development continues.',
        es: 'Aclara las dudas sobre derechos antes de seguir construyendo.',
      },
    },
    {
      requirement: 'GAI-11',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Refuses obscene, degrading and abusive content, and measures what gets through.',
        es: 'Rechaza el contenido obsceno, degradante o abusivo y mide lo que se escapa.',
      },
    },
    {
      requirement: 'GAI-11',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests whether such content can be elicited before others do.',
        es: 'Intenta obtener ese contenido antes de que lo hagan otros.',
      },
    },
    {
      requirement: 'GAI-11',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Forbids such use, especially images of real people, and checks for it.',
        es: 'Prohíbe ese uso, sobre todo con imágenes de personas reales, y lo busca.',
      },
    },
    {
      requirement: 'GAI-11',
      control: 'content_marking',
      strength: 'supports',
      reason: {
        en: 'Makes a fake image recognizable.',
        es: 'Permite reconocer como tal una imagen falseada.',
      },
    },
    {
      requirement: 'GAI-11',
      control: 'incident_response',
      strength: 'supports',
      reason: {
        en: 'Defines what is done if it happens.',
        es: 'Indica qué se hace cuando ha ocurrido.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Reviews each supplier and the suppliers on which it depends.',
        es: 'Examina a cada proveedor y de quién depende a su vez.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'Documents third-party models and what they are not suitable for.',
        es: 'Documenta los modelos ajenos y para qué no son aptos.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Documents the components, and the controls for each.',
        es: 'Documenta los componentes y los controles de cada uno.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'model_pinned',
      strength: 'partial',
      reason: {
        en: 'Keeps a component from changing unnoticed.',
        es: 'Evita que un componente cambie sin que se note.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'second_source',
      strength: 'supports',
      reason: {
        en: 'Keeps the work going when part of the supply chain fails.',
        es: 'Mantiene el trabajo cuando falla un eslabón de la cadena.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'exit_plan',
      strength: 'supports',
      reason: {
        en: 'Makes it possible to leave a supplier.',
        es: 'Permite dejar a un proveedor.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'customer_duties',
      strength: 'supports',
      reason: {
        en: 'Passes on to customers what they need to know.',
        es: 'Traslada a los clientes lo que deben saber.',
      },
    },
    {
      requirement: 'GAI-12',
      control: 'incident_response',
      strength: 'supports',
      reason: {
        en: 'Handles failures that begin at a supplier.',
        es: 'Trata los fallos que se originan en un proveedor.',
      },
    },
  ],
  organizational: [],
};
