import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

/** OWASP publishes only the names of these risks, and no control eliminates a risk, so no link has strength `full`. */
export const owaspLlm2026Links: FrameworkLinks = {
  framework: 'owasp-llm-2026',
  links: [
    {
      requirement: 'LLM01:2026',
      control: 'prompt_guardrails',
      strength: 'supports',
      reason: {
        en: 'Refuses what an injected prompt requests.',
        es: 'Rechaza lo que pide una instrucción inyectada.',
      },
    },
    {
      requirement: 'LLM01:2026',
      control: 'input_filter',
      strength: 'partial',
      reason: {
        en: 'Treats everything that is read as data and never as instructions, and filters known attacks.',
        es: 'Trata todo lo que se lee como datos y nunca como instrucciones, y filtra los ataques conocidos.',
      },
    },
    {
      requirement: 'LLM01:2026',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests injections, direct and through documents.',
        es: 'Prueba inyecciones, directas y a través de documentos.',
      },
    },
    {
      requirement: 'LLM01:2026',
      control: 'least_privilege',
      strength: 'supports',
      reason: {
        en: 'Limits what a successful injection can reach.',
        es: 'Limita lo que alcanza una inyección que logra pasar.',
      },
    },
    {
      requirement: 'LLM01:2026',
      control: 'confirmation',
      strength: 'supports',
      reason: {
        en: 'Requires confirmation before an injected request becomes an action.',
        es: 'Hace que alguien confirme antes de que un deseo inyectado se vuelva acción.',
      },
    },
    {
      requirement: 'LLM02:2026',
      control: 'redaction',
      strength: 'partial',
      reason: {
        en: 'Removes sensitive information before the model sees it.',
        es: 'Quita la información sensible antes de que el modelo la vea.',
      },
    },
    {
      requirement: 'LLM02:2026',
      control: 'data_classes',
      strength: 'partial',
      reason: {
        en: 'Defines which classes of data may go in, and blocks the others.',
        es: 'Dice qué clases de datos pueden entrar, y bloquea las demás.',
      },
    },
    {
      requirement: 'LLM02:2026',
      control: 'output_handling',
      strength: 'partial',
      reason: {
        en: 'Keeps secrets from leaving with an output.',
        es: 'Impide que los secretos salgan con un resultado.',
      },
    },
    {
      requirement: 'LLM02:2026',
      control: 'no_training_clause',
      strength: 'supports',
      reason: {
        en: 'Keeps what is sent to a supplier out of its training.',
        es: 'Deja fuera del entrenamiento de un proveedor lo que se le envía.',
      },
    },
    {
      requirement: 'LLM02:2026',
      control: 'least_privilege',
      strength: 'supports',
      reason: {
        en: 'Gives the model only what the requesting user may see.',
        es: 'Da al modelo solo lo que puede ver la persona que pregunta.',
      },
    },
    {
      requirement: 'LLM03:2026',
      control: 'least_privilege',
      strength: 'partial',
      reason: {
        en: 'Gives the model only the rights and tools that its task needs.',
        es: 'No da al modelo más permisos ni herramientas de los que necesita su tarea.',
      },
    },
    {
      requirement: 'LLM03:2026',
      control: 'confirmation',
      strength: 'partial',
      reason: {
        en: 'Requires confirmation before an action is carried out.',
        es: 'Hace que alguien confirme una acción antes de realizarla.',
      },
    },
    {
      requirement: 'LLM03:2026',
      control: 'effect_limits',
      strength: 'partial',
      reason: {
        en: 'Limits how much an action can do.',
        es: 'Limita cuánto puede hacer una acción.',
      },
    },
    {
      requirement: 'LLM03:2026',
      control: 'stop_switch',
      strength: 'supports',
      reason: {
        en: 'Stops what the model is doing.',
        es: 'Pone fin a lo que el modelo está haciendo.',
      },
    },
    {
      requirement: 'LLM04:2026',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Reviews the suppliers of models, data and components.',
        es: 'Examina quién suministra modelos, datos y componentes.',
      },
    },
    {
      requirement: 'LLM04:2026',
      control: 'model_pinned',
      strength: 'partial',
      reason: {
        en: 'Uses only the checked model and no substitute.',
        es: 'Usa un modelo que se comprobó, y no otro que ocupó su lugar.',
      },
    },
    {
      requirement: 'LLM04:2026',
      control: 'security_program',
      strength: 'supports',
      reason: {
        en: 'Monitors components for known vulnerabilities.',
        es: 'Vigila las debilidades conocidas de los componentes.',
      },
    },
    {
      requirement: 'LLM04:2026',
      control: 'second_source',
      strength: 'supports',
      reason: {
        en: 'Lets a supplier that failed be replaced.',
        es: 'Permite reemplazar a un proveedor que falló.',
      },
    },
    {
      requirement: 'LLM04:2026',
      control: 'exit_plan',
      strength: 'supports',
      reason: {
        en: 'Defines how to leave a supplier that can no longer be trusted.',
        es: 'Dice cómo dejar a un proveedor en el que ya no se puede confiar.',
      },
    },
    {
      requirement: 'LLM05:2026',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Admits only data of known origin.',
        es: 'Admite solo datos de procedencia conocida.',
      },
    },
    {
      requirement: 'LLM05:2026',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Finds data that does not belong.',
        es: 'Encuentra lo que no debe estar en los datos.',
      },
    },
    {
      requirement: 'LLM05:2026',
      control: 'model_pinned',
      strength: 'supports',
      reason: {
        en: 'Makes an altered model noticeable.',
        es: 'Permite notar un modelo alterado.',
      },
    },
    {
      requirement: 'LLM05:2026',
      control: 'verification',
      strength: 'supports',
      reason: {
        en: 'Detects a model that no longer behaves as before.',
        es: 'Muestra un modelo que ya no se comporta como antes.',
      },
    },
    {
      requirement: 'LLM06:2026',
      control: 'usage_limits',
      strength: 'partial',
      reason: {
        en: 'Limits requests and costs per user and period.',
        es: 'Limita cuánto se puede pedir y gastar, quién y en qué tiempo.',
      },
    },
    {
      requirement: 'LLM06:2026',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Detects unusual consumption.',
        es: 'Advierte un consumo fuera de lo normal.',
      },
    },
    {
      requirement: 'LLM06:2026',
      control: 'stop_switch',
      strength: 'supports',
      reason: {
        en: 'Stops it.',
        es: 'Le pone fin.',
      },
    },
    {
      requirement: 'LLM07:2026',
      control: 'grounding',
      strength: 'partial',
      reason: {
        en: 'Has the model answer from verified sources.',
        es: 'Hace que el modelo responda a partir de fuentes que se sabe que son correctas.',
      },
    },
    {
      requirement: 'LLM07:2026',
      control: 'sources_shown',
      strength: 'partial',
      reason: {
        en: 'Lets the reader check an answer.',
        es: 'Permite al lector comprobar una respuesta.',
      },
    },
    {
      requirement: 'LLM07:2026',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has a person review an answer before it is relied on.',
        es: 'Hace que una persona mire antes de confiar en una respuesta.',
      },
    },
    {
      requirement: 'LLM07:2026',
      control: 'verification',
      strength: 'supports',
      reason: {
        en: 'Measures how often answers are wrong.',
        es: 'Mide con qué frecuencia las respuestas son erróneas.',
      },
    },
    {
      requirement: 'LLM08:2026',
      control: 'output_handling',
      strength: 'partial',
      reason: {
        en: 'Keeps system prompts and other hidden context from leaving with an output.',
        es: 'Impide que las instrucciones del sistema y otro contexto oculto salgan con un resultado.',
      },
    },
    {
      requirement: 'LLM08:2026',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests whether it can be extracted.',
        es: 'Intenta obtenerlo.',
      },
    },
    {
      requirement: 'LLM08:2026',
      control: 'least_privilege',
      strength: 'partial',
      reason: {
        en: 'Keeps secrets and rights out of the context, so that little is lost if it leaks.',
        es: 'No pone secretos ni permisos en el contexto, de modo que se pierda poco si se ve.',
      },
    },
    {
      requirement: 'LLM09:2026',
      control: 'least_privilege',
      strength: 'partial',
      reason: {
        en: 'Lets a search find only what the requesting user may see.',
        es: 'Permite que una búsqueda halle solo lo que puede ver la persona que pregunta.',
      },
    },
    {
      requirement: 'LLM09:2026',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Defines what may be added to the index.',
        es: 'Dice qué puede ponerse en el índice.',
      },
    },
    {
      requirement: 'LLM09:2026',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether indexed content can be reached or poisoned.',
        es: 'Intenta alcanzar o envenenar lo indexado.',
      },
    },
    {
      requirement: 'LLM09:2026',
      control: 'grounding',
      strength: 'supports',
      reason: {
        en: 'Checks that results match the question.',
        es: 'Comprueba que lo hallado encaje con lo preguntado.',
      },
    },
    {
      requirement: 'LLM10:2026',
      control: 'output_handling',
      strength: 'partial',
      reason: {
        en: 'Treats output as untrusted: checks, encodes or rejects it before anything else uses it.',
        es: 'Trata los resultados como no fiables: los comprueba, codifica o rechaza antes de que otra parte los use.',
      },
    },
    {
      requirement: 'LLM10:2026',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether output can cause harm downstream.',
        es: 'Prueba si un resultado puede hacer daño más adelante.',
      },
    },
  ],
  organizational: [],
};
