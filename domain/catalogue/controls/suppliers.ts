import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const suppliers: readonly ControlGuidance[] = [
  {
    key: 'supplier_review',
    what: {
      en: 'Before use and once a year, review each supplier of models, data, tools and services: security, privacy, rights to what they supply, how they test and report, whom they depend on, and who is responsible for what. Record conditions, and follow up on their changes.',
      es: 'Antes del uso y una vez al año, revisar a cada proveedor de modelos, datos, herramientas y servicios: seguridad, privacidad, derechos sobre lo que suministra, cómo prueba e informa, de quién depende y quién responde de qué. Registrar las condiciones y seguir los cambios que haga.',
    },
    why: {
      en: "A supplier's errors are your risk, and you are often the last to know.",
      es: 'Los errores de un proveedor son un riesgo propio, y a menudo se conocen los últimos.',
    },
    proof: {
      en: 'The review of each supplier in use with its date, result and conditions, and the contract terms that reflect them.',
      es: 'La revisión de cada proveedor en uso, con fecha, resultado y condiciones, y las cláusulas del contrato que las recogen.',
    },
    often: 'yearly',
  },
  {
    key: 'processing_agreement',
    what: {
      en: 'Sign an agreement with each vendor who processes personal data for you: purpose, instructions, security, subprocessors, locations, help with requests of data subjects, notice of breaches, and deletion at the end. Check that practice matches it.',
      es: 'Firmar un contrato con cada proveedor que trate datos personales por cuenta de la empresa: finalidad, instrucciones, seguridad, subencargados, lugares, ayuda con las solicitudes de las personas afectadas, aviso de violaciones de seguridad y eliminación al terminar. Comprobar que la práctica coincide con él.',
    },
    why: {
      en: 'You are liable for what a vendor does with personal data on your behalf.',
      es: 'La empresa responde de lo que un proveedor hace por su cuenta con datos de personas.',
    },
    proof: {
      en: 'The current agreement with its list of subprocessors, and the last check of compliance.',
      es: 'El contrato vigente con su lista de subencargados y la última comprobación de su cumplimiento.',
    },
    often: 'yearly',
  },
  {
    key: 'no_training_clause',
    what: {
      en: 'Have the contract prohibit the vendor from training or improving models with your prompts, files, outputs and feedback, and turn this off in the settings too. Check both again when terms or plans change.',
      es: 'Hacer que el contrato prohíba al proveedor entrenar o mejorar modelos con las instrucciones, archivos, resultados y comentarios de la empresa, y desactivarlo también en la configuración. Volver a comprobar ambas cosas cuando cambien las condiciones o el plan.',
    },
    why: {
      en: 'A model can reveal what it has learned, and no one can make it forget.',
      es: 'Lo que un modelo ha aprendido puede contarlo a otros, y nadie puede hacer que lo olvide.',
    },
    proof: {
      en: 'The clause in the current contract, and the current setting.',
      es: 'La cláusula del contrato vigente y la configuración actual.',
    },
    often: 'yearly',
  },
  {
    key: 'second_source',
    what: {
      en: 'Have another model, vendor or manual process that can do the work, and test it with the same tests. Document how to switch, how long it takes and what gets worse.',
      es: 'Disponer de otro modelo, proveedor o procedimiento manual que pueda hacer el trabajo y probarlo con las mismas pruebas. Escribir cómo se cambia, cuánto tarda y qué empeora.',
    },
    why: {
      en: 'An untested fallback is only a hope.',
      es: 'Una alternativa que nunca se ha probado es solo una esperanza.',
    },
    proof: {
      en: 'The report of the last trial with results, duration and participants.',
      es: 'El informe del último ensayo con resultados, tiempo empleado y participantes.',
    },
    often: 'yearly',
  },
  {
    key: 'exit_plan',
    what: {
      en: 'Plan for the day a vendor stops, fails, raises its price or is no longer acceptable: how to export data and configuration, what replaces the vendor, how soon, and what the contract guarantees until then.',
      es: 'Planificar el día en que un proveedor cese, falle, suba el precio o deje de ser aceptable: cómo recuperar los datos y la configuración, qué lo sustituye, en qué plazo y qué garantiza el contrato hasta entonces.',
    },
    why: {
      en: 'A company that cannot leave a vendor must accept its terms.',
      es: 'Una empresa que no puede dejar a un proveedor debe aceptar sus condiciones.',
    },
    proof: {
      en: 'The plan with its last review, an export that was successfully read, and the termination terms.',
      es: 'El plan con su última revisión, una exportación que se haya vuelto a leer y las condiciones de resolución.',
    },
    often: 'yearly',
  },
  {
    key: 'customer_duties',
    what: {
      en: 'Agree in writing with customers and partners who is responsible for what: permitted use, oversight, data, logs and incidents. Give them the documentation, limits and remaining risks they need to meet their own duties, and ask what they need.',
      es: 'Acordar por escrito con clientes y socios quién responde de qué: usos permitidos, supervisión, datos, registros e incidentes. Darles la documentación, los límites y los riesgos restantes que necesitan para cumplir sus propios deberes, y preguntarles qué requieren.',
    },
    why: {
      en: 'A duty that each side attributes to the other is met by neither.',
      es: 'Un deber que cada parte cree que es de la otra no lo cumple ninguna.',
    },
    proof: {
      en: 'The current terms, the material delivered with each release, and customer questions with answers.',
      es: 'Las condiciones vigentes, lo entregado con cada versión y las preguntas de los clientes con sus respuestas.',
    },
    often: 'yearly',
  },
];
