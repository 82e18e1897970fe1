import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const security: readonly ControlGuidance[] = [
  {
    key: 'least_privilege',
    what: {
      en: 'Give the application, its tools and its agents only the rights that the task requires, and act with the rights of the requesting user. Separate its identity from those of people, and review the rights on fixed dates.',
      es: 'Dar a la aplicación, a sus herramientas y a sus agentes solo los permisos que requiere la tarea, y actuar con los permisos de quien la usa. Separar su identidad de la de las personas y revisar los permisos en fechas fijas.',
    },
    why: {
      en: 'An attacker who takes over the model can do everything that the model may do.',
      es: 'Quien se hace con el control del modelo obtiene todo lo que el modelo puede hacer.',
    },
    proof: {
      en: 'The list of rights with the need for each, the last review, and a refused attempt to go beyond them.',
      es: 'La lista de permisos con la necesidad de cada uno, la última revisión y un intento denegado de sobrepasarlos.',
    },
    often: 'quarterly',
  },
  {
    key: 'prompt_guardrails',
    what: {
      en: 'Put guardrails around prompts and outputs that refuse what the application must not produce, such as dangerous, abusive or hateful content, and keep them under version control. Measure what gets through, and what is refused without need, on a fixed set of cases.',
      es: 'Rodear las instrucciones y los resultados de barreras que rechacen lo que la aplicación no debe producir, como contenido peligroso, abusivo o de odio, y mantenerlas bajo control de versiones. Medir, con un conjunto fijo de casos, lo que se escapa y lo que se rechaza sin necesidad.',
    },
    why: {
      en: 'A model can be talked into producing almost anything.',
      es: 'Un modelo produce todo aquello de lo que se le logre convencer.',
    },
    proof: {
      en: 'The guardrails of the current version, and their results on the cases before and after the last change.',
      es: 'Las barreras de la versión actual y sus resultados con los casos antes y después del último cambio.',
    },
    often: 'each_change',
  },
  {
    key: 'input_filter',
    what: {
      en: 'Treat everything that the application reads, such as documents, pages, messages and tool results, as data and never as instructions. Keep it separate from the prompt, filter known attacks, and limit the effects of untrusted text.',
      es: 'Tratar todo lo que la aplicación lee, como documentos, páginas, mensajes y resultados de herramientas, como datos y nunca como instrucciones. Separarlo de las instrucciones propias, filtrar los ataques conocidos y limitar lo que puede derivarse de un texto por el que nadie responde.',
    },
    why: {
      en: 'To a model, a sentence in a document looks just like an order.',
      es: 'Para un modelo, una frase de un documento es igual que una orden.',
    },
    proof: {
      en: 'The design that separates the two, and the results of injection tests for the current release.',
      es: 'El diseño que separa ambas cosas y los resultados de las pruebas de inyección de la versión actual.',
    },
    often: 'each_release',
  },
  {
    key: 'output_handling',
    what: {
      en: 'Treat each output as input from a stranger: check its form, encode it before it is shown, and never run it as code, query or command without a sandbox and a check. Prevent secrets, system prompts and hidden links from leaving with it.',
      es: 'Tratar cada salida como la entrada de un desconocido: comprobar su forma, codificarla antes de mostrarla y no ejecutarla nunca como código, consulta u orden sin aislamiento y comprobación. Impedir que con ella salgan secretos, instrucciones internas y enlaces ocultos.',
    },
    why: {
      en: 'What an attacker puts into a prompt can reach the next system.',
      es: 'Lo que un atacante introduce en una instrucción sale en el sistema siguiente.',
    },
    proof: {
      en: 'Where each output goes and how it is handled there, and tests with hostile outputs.',
      es: 'Adónde va cada salida y cómo se trata allí, y pruebas con salidas hostiles.',
    },
    often: 'each_release',
  },
  {
    key: 'adversarial_test',
    what: {
      en: 'Have people who did not build it attack the application before each release: injection, jailbreaks, extraction of data or of the model, poisoned sources, misuse of tools, and requests for dangerous content. Fix or accept each finding, and test again.',
      es: 'Hacer que personas que no la construyeron ataquen la aplicación antes de cada versión: inyección, elusión de restricciones, extracción de datos o del modelo, fuentes envenenadas, abuso de herramientas y peticiones de contenido peligroso. Corregir o aceptar cada hallazgo y volver a probar.',
    },
    why: {
      en: 'Attackers will try, so it is better to find weaknesses first.',
      es: 'Los atacantes lo intentarán, y es mejor saber antes qué encontrarán.',
    },
    proof: {
      en: 'The report with scope, method and findings, and the retest of what was fixed.',
      es: 'El informe con alcance, método y hallazgos, y la nueva prueba de lo corregido.',
    },
    often: 'each_release',
  },
  {
    key: 'security_program',
    what: {
      en: "Include the application in the company's security program: a threat model that includes attacks on models and data, secure development, security tests, known and patched components, protected secrets, backups, and tested recovery.",
      es: 'Incluir la aplicación en el programa de seguridad de la empresa: un modelo de amenazas que contemple ataques a modelos y datos, desarrollo seguro, pruebas de seguridad, componentes conocidos y actualizados, secretos protegidos, copias de seguridad y una recuperación ya ensayada.',
    },
    why: {
      en: 'An AI application is also an ordinary application and is attacked like one.',
      es: 'Una aplicación de IA es también una aplicación corriente, y se la ataca como tal.',
    },
    proof: {
      en: 'The threat model, open vulnerabilities with dates, and the report of the last recovery test.',
      es: 'El modelo de amenazas, las vulnerabilidades abiertas con fechas y el informe del último ensayo de recuperación.',
    },
    often: 'yearly',
  },
  {
    key: 'usage_limits',
    what: {
      en: 'Limit requests, size, length, time and cost for each user and in total, and stop agent loops. Alert before a limit is reached, and block users who exceed it.',
      es: 'Limitar las solicitudes, el tamaño, la duración, el tiempo y el coste por usuario y en conjunto, y detener los bucles de los agentes. Avisar antes de alcanzar un límite e interrumpir a quien lo sobrepase.',
    },
    why: {
      en: 'Unlimited use lets people run up the bill, copy the model, or lock others out.',
      es: 'El uso sin límites permite disparar la factura, copiar el modelo o dejar fuera a los demás.',
    },
    proof: {
      en: 'The configured limits, and a load test in which they took effect.',
      es: 'Los límites configurados y una prueba de carga en la que actuaron.',
    },
    often: 'always',
  },
];
