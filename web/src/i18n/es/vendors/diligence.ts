const yesNo = { yes: 'Sí', no: 'No' };

export const diligence = {
  title: 'Cuestionario',
  failed: 'No se pudo cargar el cuestionario.',
  readOnly: 'Puede consultar estas respuestas. Su rol no le permite responder por este proveedor.',
  progress: '{{answered, number}} de {{of, number}} respondidas',
  progressLabel: 'Preguntas respondidas',
  toNext: 'Siguiente pregunta sin responder',
  answers: { no_personal_data: 'El proveedor no trata datos personales' },
  states: {
    open: 'En curso',
    sent: 'Enviado por el proveedor',
    accepted: 'Aceptado',
  },
  sentBy:
    'Enviado por {{name}} ({{email}}), {{when}}. Las respuestas no se pueden cambiar hasta que se acepten o se vuelva a abrir el cuestionario.',
  acceptedBy: 'Aceptado por {{who}}, {{when}}. Estas respuestas están en vigor.',
  acceptedFrom: 'Enviado por el proveedor: {{name}} ({{email}}), {{when}}.',
  countingBefore: 'Las últimas respuestas aceptadas siguen en vigor hasta que se acepten estas.',
  byVendor: 'Respondida por el proveedor',
  accept: 'Aceptar',
  reopen: 'Reabrir',
  finish: 'Terminar y aceptar',
  finishText: 'Las respuestas entran en vigor y se conservan como una versión.',
  missing_one: 'Falta {{count, number}} pregunta por responder.',
  missing_other: 'Faltan {{count, number}} preguntas por responder.',
  done: {
    accept: 'Cuestionario aceptado. Las respuestas ya están en vigor.',
    finish: 'Cuestionario aceptado. Las respuestas ya están en vigor.',
    reopen: 'El cuestionario vuelve a estar abierto.',
  },
  notDone: 'No se ha cambiado nada.',
  changedMeanwhile:
    'Otra persona modificó este cuestionario mientras usted lo editaba. Se muestra la versión actual. Revísela y vuelva a intentarlo.',
  waiting: 'Algunas respuestas aún no se han guardado. Inténtelo de nuevo en un momento.',
  review: {
    title: 'Respuestas que requieren atención',
    text: 'Aumentan el riesgo o faltan. Las demás respuestas están más abajo.',
    none: 'Ninguna respuesta aumenta el riesgo y no falta ninguna.',
    high: 'Eleva el riesgo a alto',
    medium: 'Eleva el riesgo a medio',
    missing: 'Sin responder',
  },
  risk: {
    title: 'Riesgo del proveedor',
    decided: 'Criterio decisivo: {{gate}}',
    undecided: 'Criterio pendiente: {{gate}}',
    unknown:
      'El riesgo se desconoce hasta que se respondan más preguntas y la ficha del proveedor indique los datos cedidos, el entrenamiento con nuestros datos y la criticidad.',
    counts: 'Este riesgo forma parte de los riesgos de las aplicaciones que usan este proveedor.',
    ifAccepted: 'Se basa en las respuestas de esta página. Entrará en vigor cuando se acepten.',
    because: 'Se basa en',
    trace: 'Todos los criterios, en orden',
    rules: 'Versión de las reglas: {{version}}',
  },
  versions: {
    title: 'Versiones aceptadas',
    text: 'La versión más reciente está en vigor.',
    failed: 'No se pudieron cargar las versiones aceptadas.',
    one: 'Versión {{number, number}}, {{when}}',
    sentBy: 'Respondida por el proveedor: {{name}} ({{email}}), {{when}}.',
    here: 'Respondida por su empresa.',
    acceptedBy: 'Aceptada por {{who}}, {{when}}.',
  },
  link: {
    panel: 'Enlace para el proveedor',
    none: 'El proveedor puede responder mediante un enlace. No requiere cuenta y solo abre estas preguntas.',
    ask: 'Preguntar al proveedor',
    another: 'Crear otro enlace',
    askText:
      'El enlace es válido durante 30 días o hasta que usted lo revoque. El proveedor ve su propio nombre, el de la empresa de usted y las preguntas, pero ninguna de las respuestas dadas aquí. Las respuestas del proveedor las sustituyen.',
    make: 'Crear enlace',
    mailTo: 'Enviar el enlace por correo a',
    mailHint: 'Déjelo vacío para compartir el enlace por su cuenta.',
    language: 'Idioma del correo',
    made: '{{who}} creó un enlace, {{when}}. Es válido hasta el {{ends}}.',
    madeFor: '{{who}} creó un enlace para {{email}}, {{when}}. Es válido hasta el {{ends}}.',
    bounced: 'No se pudo entregar el correo enviado a {{email}}',
    complained: 'El correo enviado a {{email}} se marcó como no deseado',
    returnedText:
      'Ocurrió el {{date}}. Compruebe la dirección y cree otro enlace, o comparta un enlace por su cuenta. El enlace sigue siendo válido.',
    mailed: 'El correo está en camino. El enlace solo se muestra esta vez:',
    notMailed: 'No se pudo enviar el correo. Comparta el enlace por su cuenta. Solo se muestra esta vez:',
    copyIt: 'Comparta el enlace ahora. Solo se muestra esta vez.',
    copy: 'Copiar enlace',
    revoke: 'Revocar enlace',
    title: 'Preguntas para {{vendor}}',
    text: '{{company}} le pide que responda en nombre de {{vendor}}. Cada respuesta se guarda al darla. Puede volver con el mismo enlace hasta el {{ends}}.',
    offline: 'Aún sin guardar. Mantenga esta página abierta. La respuesta se enviará cuando vuelva a tener conexión.',
    refused: 'No se ha guardado.',
    sendTitle: 'Envíe sus respuestas',
    sendText: 'Sus respuestas se envían a {{company}}. Después solo podrá cambiarlas si se lo piden.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    send: 'Enviar',
    sentTitle: 'Gracias. Sus respuestas se han enviado',
    sentText: '{{name}} las envió a {{company}}, {{when}}. Puede leerlas aquí mientras el enlace sea válido.',
    voidTitle: 'Este enlace ya no es válido',
    voidMeanwhile:
      'Se ha revocado o ha caducado. Solicite otro enlace a {{company}}. Puede leer sus respuestas aquí mientras esta página siga abierta. Las respuestas marcadas con «No se ha guardado» no se han recibido.',
    voidHere: 'Este enlace ya no es válido. Solicite otro a {{company}}.',
    closed: '{{company}} ha cerrado este cuestionario. Póngase en contacto con la empresa si hay que cambiar algo.',
    taken:
      '{{company}} ha respondido entretanto a esta pregunta. Respóndala de nuevo si su respuesta debe sustituir a esa.',
    notSent: 'No se ha enviado',
    answerAgain_one:
      'Esta pregunta vuelve a estar abierta porque otra persona la respondió entretanto. Respóndala de nuevo y envíe:',
    answerAgain_many:
      'Estas preguntas vuelven a estar abiertas porque otra persona las respondió entretanto. Respóndalas de nuevo y envíe:',
    answerAgain_other:
      'Estas preguntas vuelven a estar abiertas porque otra persona las respondió entretanto. Respóndalas de nuevo y envíe:',
    voidText: 'También puede que esté incompleto. Solicite otro a la persona que se lo envió.',
  },
  steps: {
    step1: { title: 'Modelos y datos', text: 'Responsabilidad sobre la IA y origen de los modelos y los datos.' },
    step2: { title: 'Seguridad', text: 'Protección de los datos de los clientes.' },
    step3: { title: 'Privacidad', text: 'Tratamiento de datos personales.' },
    step4: { title: 'Incidentes', text: 'Respuesta a incidentes y recuperación.' },
    step5: { title: 'Evaluación', text: 'Pruebas y supervisión de los modelos.' },
    step6: { title: 'Cambios y salida', text: 'Aviso de cambios, derecho de auditoría y salida.' },
  },
  addressed: {
    ai_responsible: { text: '¿Ha designado a una persona responsable de su IA?' },
    ai_register: { text: '¿Lleva un registro de sus sistemas y modelos de IA?' },
    model_facts: { text: '¿Reciben sus clientes una descripción de cada modelo?' },
    data_origin: {
      text: '¿Puede indicar de dónde proceden sus datos de entrenamiento y con qué derecho los usa?',
      help: 'Para los modelos que usted entrenó o adaptó. Si no entrena ninguno, responda según lo que indiquen sus proveedores.',
    },
    customer_training: { text: '¿Entrena modelos con datos de los clientes?' },
    other_models: {
      text: '¿Saben sus clientes qué modelos de otras empresas usa usted?',
      choices: { none_used: 'No usamos ninguno' },
    },
    attestations: { help: 'Elija todos aquellos de los que pueda mostrar un informe o certificado vigente.' },
    processing_agreement: {
      text: '¿Firma un contrato de encargo del tratamiento?',
      choices: { no_personal_data: 'No tratamos datos personales' },
    },
    transfers: { choices: { no_personal_data: 'No tratamos datos personales' } },
    sub_processors: {
      text: '¿Avisa a los clientes de los nuevos subencargados?',
      choices: { none_used: 'No usamos ninguno' },
    },
    data_requests: {
      text: '¿Ayuda cuando las personas solicitan acceder a sus datos, corregirlos o eliminarlos?',
      choices: { no_personal_data: 'No tratamos datos personales' },
    },
    incident_plan: { text: '¿Tiene un plan de respuesta a incidentes que se ensaye cada año?' },
    incident_notice: { text: '¿En cuánto tiempo avisa a los clientes de los incidentes que les afectan?' },
    serious_incident: { text: '¿Ha tenido algún incidente grave en los últimos 24 meses?' },
    recovery_tested: { text: '¿Ha probado en los últimos 12 meses la recuperación desde las copias de seguridad?' },
    quality_tested: { text: '¿Evalúa cada versión antes de que llegue a los clientes?' },
    watched_in_use: { text: '¿Supervisa la calidad en producción?' },
    change_notice: { text: '¿Con cuánta antelación avisa a los clientes de un cambio de modelo?' },
    version_kept: {
      text: '¿Pueden sus clientes mantener una versión durante un tiempo?',
      choices: { not_applicable: 'No suministramos modelos' },
    },
    audit_right: { text: '¿Pueden sus clientes o los auditores de estos verificar las respuestas?' },
    data_returned: { text: '¿Recuperan sus clientes sus datos cuando se marchan?' },
  },
  questions: {
    record_trains: { text: 'Ficha del proveedor: entrena con nuestros datos', help: '' },
    record_data: { text: 'Ficha del proveedor: datos que se le ceden', help: '' },
    record_criticality: { text: 'Ficha del proveedor: criticidad', help: '' },

    ai_responsible: {
      text: '¿Ha designado el proveedor a una persona responsable de su IA?',
      help: 'Una persona con autoridad para detener una publicación, no un buzón compartido.',
    },
    ai_register: {
      text: '¿Lleva el proveedor un registro de sus sistemas y modelos de IA?',
      help: 'Con un responsable, una finalidad y una versión de cada uno.',
    },
    model_facts: {
      text: '¿Reciben los clientes una descripción de cada modelo?',
      help: 'Su finalidad, sus limitaciones conocidas y cómo se evaluó.',
    },
    data_origin: {
      text: '¿Puede indicar el proveedor de dónde proceden sus datos de entrenamiento y con qué derecho los usa?',
      help: 'Para los modelos que el proveedor entrenó o adaptó. Si no entrena ninguno, responda según lo que indiquen sus proveedores.',
      choices: { documented: 'Sí, está documentado', partly: 'De una parte de los datos', no: 'No' },
    },
    customer_training: {
      text: '¿Entrena el proveedor modelos con datos de los clientes?',
      help: 'Entradas, resultados, archivos y comentarios.',
      choices: {
        never: 'Nunca',
        opt_in: 'Solo si el cliente lo ha aceptado',
        opt_out: 'Salvo que el cliente se oponga',
        always: 'Siempre',
      },
    },
    other_models: {
      text: '¿Saben los clientes qué modelos de otras empresas usa el proveedor?',
      help: 'Con su nombre y versión, antes de que se usen.',
      choices: { none_used: 'El proveedor no usa ninguno', told: 'Sí', not_told: 'No' },
    },

    attestations: {
      text: '¿Qué certificaciones o informes independientes están en vigor?',
      help: 'Elija todos aquellos de los que el proveedor pueda mostrar un informe o certificado vigente.',
      choices: { iso_27001: 'ISO 27001', soc_2: 'SOC 2 tipo II', iso_42001: 'ISO 42001', other: 'Otro' },
    },
    encryption: {
      text: '¿Se cifran los datos de los clientes?',
      help: 'En tránsito y en reposo, incluidas las copias de seguridad.',
      choices: { both: 'En tránsito y en reposo', transit: 'Solo en tránsito', neither: 'No' },
    },
    staff_access: {
      text: '¿El acceso del personal a los datos de los clientes está limitado, registrado y protegido con un segundo factor?',
      help: 'Deben cumplirse las tres condiciones.',
    },
    separation: {
      text: '¿Se mantienen separados los datos de los distintos clientes?',
      help: 'Ningún cliente, ni ninguna respuesta a un cliente, puede mostrar datos de otro.',
    },
    penetration_test: {
      text: '¿Cuándo se realizó la última prueba de penetración independiente?',
      help: 'Una prueba del servicio en cuestión.',
      choices: { within_year: 'En los últimos 12 meses', older: 'Hace más de 12 meses', never: 'Nunca' },
    },
    ai_attacks: {
      text: '¿Se prueba el servicio frente a ataques contra la IA?',
      help: 'Como la inyección de instrucciones, la extracción de datos y la elusión de límites.',
    },

    processing_agreement: {
      text: '¿Firma el proveedor un contrato de encargo del tratamiento?',
      help: 'Un contrato que cumpla el artículo 28 del RGPD o una ley equivalente.',
      choices: { ...yesNo },
    },
    transfers: {
      text: '¿Salen datos personales del Espacio Económico Europeo?',
      help: 'El acceso remoto también cuenta.',
      choices: {
        none: 'No',
        safeguarded: 'Sí, con una decisión de adecuación o cláusulas contractuales tipo',
        unsafeguarded: 'Sí, sin estas garantías',
      },
    },
    sub_processors: {
      text: '¿Se avisa a los clientes de los nuevos subencargados?',
      help: 'Elija «Antes» solo si los clientes tienen tiempo para oponerse.',
      choices: {
        told_before: 'Antes',
        told_after: 'Después',
        not_told: 'No',
        none_used: 'El proveedor no usa ninguno',
      },
    },
    deletion: {
      text: '¿Cuándo se eliminan los datos de un cliente al terminar el contrato?',
      help: 'Incluidas las copias de seguridad.',
      choices: {
        within_30_days: 'En un plazo de 30 días',
        within_90_days: 'En un plazo de 90 días',
        later: 'Más tarde',
        never: 'Nunca',
      },
    },
    data_requests: {
      text: '¿Ayuda el proveedor cuando las personas solicitan acceder a sus datos, corregirlos o eliminarlos?',
      help: 'Dentro del plazo que la ley concede al cliente.',
      choices: { ...yesNo },
    },

    incident_plan: {
      text: '¿Hay un plan de respuesta a incidentes que se ensaye cada año?',
      help: 'Un plan que asigne responsabilidades tanto en los fallos de la IA como en las brechas de seguridad.',
    },
    incident_notice: {
      text: '¿En cuánto tiempo avisa el proveedor a los clientes de los incidentes que les afectan?',
      help: 'Responda según lo que establezca el contrato.',
      choices: {
        within_24_hours: 'En 24 horas',
        within_72_hours: 'En 72 horas',
        later: 'Más tarde',
        no_duty: 'Sin compromiso',
      },
    },
    serious_incident: {
      text: '¿Ha habido algún incidente grave en los últimos 24 meses?',
      help: 'Como datos perdidos o expuestos, daños causados por la IA o una interrupción de más de un día.',
      choices: {
        no: 'No',
        closed: 'Sí, y sus causas se han corregido',
        open: 'Sí, y aún se está resolviendo',
      },
    },
    recovery_tested: {
      text: '¿Se probó en los últimos 12 meses la recuperación desde las copias de seguridad?',
      help: 'Con un resultado documentado.',
    },

    quality_tested: {
      text: '¿Se evalúa cada versión antes de que llegue a los clientes?',
      help: 'Con casos que no se usaron en el entrenamiento y frente a un objetivo definido.',
    },
    bias_tested: {
      text: '¿Se comprueba si los resultados del servicio difieren entre grupos de personas?',
      help: 'Si sus resultados tratan de personas.',
      choices: { ...yesNo, not_applicable: 'Sus resultados no tratan de personas' },
    },
    watched_in_use: {
      text: '¿Se supervisa la calidad en producción?',
      help: 'Para detectar derivas y aumentos de la tasa de error.',
    },

    change_notice: {
      text: '¿Con cuánta antelación se avisa a los clientes de un cambio de modelo?',
      help: 'Como otro modelo, otra versión u otros filtros.',
      choices: { at_least_30_days: 'Al menos 30 días', less: 'Menos de 30 días', no: 'Sin aviso previo' },
    },
    version_kept: {
      text: '¿Pueden los clientes mantener una versión durante un tiempo?',
      help: 'El suficiente para probar la siguiente.',
      choices: { ...yesNo, not_applicable: 'El proveedor no suministra modelos' },
    },
    audit_right: {
      text: '¿Pueden los clientes o sus auditores verificar estas respuestas?',
      help: 'Mediante informes, o in situ si los informes no son suficientes.',
    },
    data_returned: {
      text: '¿Recuperan los clientes sus datos cuando se marchan?',
      help: 'En un formato habitual y con ayuda si la solicitan.',
    },
  },
};
