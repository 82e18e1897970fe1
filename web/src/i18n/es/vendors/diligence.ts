const yesNo = { yes: 'Sí', no: 'No' };

export const diligence = {
  title: 'Cuestionario',
  failed: 'No se ha podido cargar el cuestionario.',
  readOnly: 'Puede leer estas respuestas. Su rol no le permite responder por este proveedor.',
  progress: '{{answered, number}} de {{of, number}} respondidas',
  toNext: 'Siguiente pregunta pendiente',
  answers: { no_personal_data: 'No trata datos personales' },
  states: {
    open: 'En curso',
    sent: 'Enviado por el proveedor',
    accepted: 'Aceptado',
  },
  sentBy:
    'Lo envió {{name}} ({{email}}), {{when}}. Nadie puede cambiar estas respuestas hasta que se acepten o se vuelvan a abrir.',
  acceptedBy: 'Aceptado por {{who}}, {{when}}. Estas respuestas cuentan.',
  acceptedFrom: 'Las envió el proveedor: {{name}} ({{email}}), {{when}}.',
  countingBefore: 'Lo último que se aceptó sigue contando hasta que se acepten estas respuestas.',
  byVendor: 'Del proveedor',
  accept: 'Aceptar',
  reopen: 'Volver a abrir',
  finish: 'Terminar y aceptar',
  finishText: 'A partir de entonces las respuestas cuentan y se conservan tal como están.',
  missing_one: 'Queda {{count, number}} pregunta pendiente.',
  missing_other: 'Quedan {{count, number}} preguntas pendientes.',
  done: {
    accept: 'Aceptado. Las respuestas cuentan desde ahora.',
    finish: 'Aceptado. Las respuestas cuentan desde ahora.',
    reopen: 'El cuestionario vuelve a estar abierto.',
  },
  notDone: 'No se ha cambiado nada.',
  changedMeanwhile:
    'Otra persona ha modificado este cuestionario entretanto. Se muestra tal como está ahora: léalo e inténtelo de nuevo.',
  waiting: 'Algunas respuestas aún no se han guardado. Inténtelo de nuevo en un momento.',
  risk: {
    title: 'Riesgo de este proveedor',
    decided: 'Lo decide: {{gate}}',
    undecided: 'Aún sin decidir: {{gate}}',
    unknown:
      'No se sabe hasta que se responda más y la ficha indique qué datos recibe el proveedor, si entrena con ellos y cuán crítico es.',
    counts: 'Cuenta en los riesgos de las aplicaciones que usan este proveedor.',
    ifAccepted: 'Se deduce de estas respuestas. Contará cuando se acepten.',
    because: 'Se debe a',
    trace: 'Todos los criterios, en orden',
    rules: 'Reglas de {{version}}',
  },
  versions: {
    title: 'Aceptadas hasta ahora',
    text: 'Tal como contaron cada vez. Ahora cuenta la más reciente.',
    failed: 'No se han podido cargar las respuestas aceptadas antes.',
    one: 'Versión {{number, number}}, {{when}}',
    sentBy: 'Respondió el proveedor: {{name}} ({{email}}), {{when}}.',
    here: 'Se respondió aquí.',
    acceptedBy: 'Aceptadas por {{who}}, {{when}}.',
  },
  link: {
    panel: 'Respuestas del proveedor',
    none: 'El proveedor puede responder con un enlace que no requiere cuenta y solo abre estas preguntas.',
    ask: 'Preguntar al proveedor',
    another: 'Crear otro enlace',
    askText:
      'El enlace vale 30 días o hasta que lo revoque. El proveedor ve su nombre, el de su empresa y las preguntas, y nada de lo que se respondió aquí. Lo que responda ocupará su lugar.',
    make: 'Crear el enlace',
    mailTo: 'Enviarlo por correo a',
    mailHint: 'Déjelo vacío para hacer llegar el enlace usted mismo.',
    language: 'Idioma del correo',
    made: '{{who}} creó un enlace, {{when}}. Vale hasta el {{ends}}.',
    madeFor: '{{who}} creó un enlace para {{email}}, {{when}}. Vale hasta el {{ends}}.',
    bounced: 'Se devolvió el correo enviado a {{email}}',
    complained: 'El correo enviado a {{email}} se marcó como no deseado',
    returnedText:
      'Fue el {{date}}. Compruebe la dirección y cree otro enlace, o haga llegar uno usted mismo: el enlace sigue siendo válido.',
    mailed: 'Va en camino. Este es el enlace, que solo se muestra ahora:',
    notMailed: 'No se ha podido enviar el correo: haga llegar el enlace usted mismo. Solo se muestra ahora:',
    copyIt: 'Hágalo llegar ahora: solo se muestra esta vez.',
    copy: 'Copiar el enlace',
    revoke: 'Revocar el enlace',
    title: 'Preguntas para {{vendor}}',
    text: '{{company}} hace estas preguntas; «el proveedor» es {{vendor}}. Cada respuesta se guarda al darla: vuelva con el mismo enlace hasta el {{ends}}. Al final, envíelas.',
    offline: 'Aún sin guardar. Deje esta página abierta: se enviará cuando vuelva la conexión.',
    refused: 'No se ha guardado.',
    sendTitle: 'Enviar las respuestas',
    sendText: 'Llegan a {{company}} y ya no podrán cambiarse, salvo que se lo pidan.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    send: 'Enviar',
    sentTitle: 'Gracias: las respuestas se han enviado',
    sentText: '{{name}} las envió a {{company}}, {{when}}. Puede leerlas aquí mientras valga el enlace.',
    voidTitle: 'Este enlace ya no es válido',
    voidMeanwhile:
      'Se ha revocado o ha caducado. Pida otro a {{company}}. Lo que respondió se puede leer aquí mientras esta página siga abierta; lo que dice «No se ha guardado» no les ha llegado.',
    voidHere: 'Este enlace ya no es válido: pida otro a {{company}}.',
    closed: '{{company}} ha cerrado este cuestionario. Consulte con la empresa si hay que cambiar algo.',
    taken:
      '{{company}} ha respondido por su cuenta a esta pregunta mientras tanto. Respóndala de nuevo si quiere que cuente su respuesta.',
    notSent: 'No se ha enviado',
    answerAgain_one:
      'Esta pregunta está abierta de nuevo, porque otra persona la ha respondido mientras tanto. Respóndala otra vez y envíe:',
    answerAgain_many:
      'Estas preguntas están abiertas de nuevo, porque otra persona las ha respondido mientras tanto. Respóndalas otra vez y envíe:',
    answerAgain_other:
      'Estas preguntas están abiertas de nuevo, porque otra persona las ha respondido mientras tanto. Respóndalas otra vez y envíe:',
    voidText: 'O no está completo. Pida otro a quien se lo envió.',
  },
  steps: {
    step1: { title: 'Modelos y datos', text: 'Quién responde de su IA y con qué se hizo.' },
    step2: { title: 'Seguridad', text: 'Cómo protege lo que se le confía.' },
    step3: { title: 'Privacidad', text: 'Qué hace con los datos de las personas.' },
    step4: { title: 'Incidentes', text: 'Qué ocurre cuando algo sale mal.' },
    step5: { title: 'Evaluación', text: 'Cómo sabe que sus modelos hacen lo que deben.' },
    step6: { title: 'Cambios y salida', text: 'De qué se entera el cliente con antelación y cómo puede marcharse.' },
  },
  questions: {
    record_trains: { text: 'La ficha: entrena con nuestros datos', help: '' },
    record_data: { text: 'La ficha: datos que recibe', help: '' },
    record_criticality: { text: 'La ficha: criticidad', help: '' },

    ai_responsible: {
      text: '¿El proveedor ha designado a alguien que responda de su IA?',
      help: 'Una persona con poder para detener una publicación, no un buzón.',
    },
    ai_register: {
      text: '¿Lleva un registro de sus sistemas y modelos de IA?',
      help: 'Con un responsable, una finalidad y una versión de cada uno.',
    },
    model_facts: {
      text: '¿Los clientes reciben una descripción de cada modelo?',
      help: 'Para qué sirve, qué límites se le conocen y cómo se midió.',
    },
    data_origin: {
      text: '¿Puede indicar de dónde proceden sus datos de entrenamiento y con qué derecho los usó?',
      help: 'De los modelos que entrenó o adaptó él mismo. Si no entrena ninguno, según lo que indiquen sus proveedores.',
      choices: { documented: 'Sí, está documentado', partly: 'De algunos', no: 'No' },
    },
    customer_training: {
      text: '¿Entrena modelos con lo que envían los clientes?',
      help: 'Entradas, resultados, archivos y comentarios.',
      choices: {
        never: 'Nunca',
        opt_in: 'Solo si el cliente lo ha aceptado',
        opt_out: 'Salvo que el cliente se oponga',
        always: 'Siempre',
      },
    },
    other_models: {
      text: '¿Saben los clientes en qué modelos de otras empresas se apoya?',
      help: 'Por su nombre y versión, antes de que se usen.',
      choices: { none_used: 'No usa ninguno', told: 'Sí', not_told: 'No' },
    },

    attestations: {
      text: '¿Qué certificaciones o informes independientes están en vigor?',
      help: 'Elija todos aquellos de los que pueda mostrarse un informe o certificado vigente.',
      choices: { iso_27001: 'ISO 27001', soc_2: 'SOC 2 tipo II', iso_42001: 'ISO 42001', other: 'Otro' },
    },
    encryption: {
      text: '¿Se cifran los datos de los clientes?',
      help: 'En tránsito y donde se almacenan, también las copias de seguridad.',
      choices: { both: 'En tránsito y en reposo', transit: 'Solo en tránsito', neither: 'No' },
    },
    staff_access: {
      text: '¿El acceso del personal a los datos de los clientes está limitado, registrado y protegido con un segundo factor?',
      help: 'Las tres cosas.',
    },
    separation: {
      text: '¿Se mantienen separados los datos de cada cliente?',
      help: 'De modo que ningún cliente, ni ninguna respuesta a uno, pueda mostrar datos de otro.',
    },
    penetration_test: {
      text: '¿Cuándo intentó por última vez alguien independiente vulnerar el sistema?',
      help: 'Una prueba de penetración del servicio en cuestión.',
      choices: { within_year: 'En los últimos 12 meses', older: 'Hace más tiempo', never: 'Nunca' },
    },
    ai_attacks: {
      text: '¿Se prueba frente a ataques propios de la IA?',
      help: 'Como la inyección de instrucciones, la extracción de datos y la elusión de límites.',
    },

    processing_agreement: {
      text: '¿Firma un contrato de encargo del tratamiento?',
      help: 'Uno que cumpla el artículo 28 del RGPD o la norma equivalente.',
      choices: { ...yesNo },
    },
    transfers: {
      text: '¿Salen datos personales del Espacio Económico Europeo?',
      help: 'El acceso remoto también cuenta.',
      choices: {
        none: 'No',
        safeguarded: 'Sí, con decisión de adecuación o cláusulas tipo',
        unsafeguarded: 'Sí, sin ellas',
      },
    },
    sub_processors: {
      text: '¿Se avisa a los clientes de un nuevo subencargado?',
      help: 'Si es antes, con tiempo para oponerse.',
      choices: { told_before: 'Antes', told_after: 'Después', not_told: 'No', none_used: 'No usa ninguno' },
    },
    deletion: {
      text: '¿Cuándo se borran los datos de un cliente al terminar el contrato?',
      help: 'También de las copias de seguridad.',
      choices: {
        within_30_days: 'Antes de 30 días',
        within_90_days: 'Antes de 90 días',
        later: 'Más tarde',
        never: 'Nunca',
      },
    },
    data_requests: {
      text: '¿Ayuda cuando las personas piden ver, corregir o borrar sus datos?',
      help: 'Dentro del plazo que la ley da a su cliente.',
      choices: { ...yesNo },
    },

    incident_plan: {
      text: '¿Hay un plan para incidentes que se ensaye cada año?',
      help: 'Que diga quién hace qué, tanto si falla la IA como si alguien entra.',
    },
    incident_notice: {
      text: '¿En cuánto tiempo informa a un cliente de un incidente que le afecta?',
      help: 'Cuenta lo que promete el contrato.',
      choices: {
        within_24_hours: 'En 24 horas',
        within_72_hours: 'En 72 horas',
        later: 'Más tarde',
        no_duty: 'No promete nada',
      },
    },
    serious_incident: {
      text: '¿Hubo algún incidente grave en los últimos 24 meses?',
      help: 'Como datos perdidos o expuestos, daños causados por la IA o una caída de más de un día.',
      choices: { no: 'No', closed: 'Sí, y sus causas están corregidas', open: 'Sí, y aún se trabaja en él' },
    },
    recovery_tested: {
      text: '¿Se probó en los últimos 12 meses la recuperación desde las copias de seguridad?',
      help: 'Con un resultado por escrito.',
    },

    quality_tested: {
      text: '¿Se mide cada versión antes de que llegue a los clientes?',
      help: 'Con casos con los que no se entrenó y frente a un objetivo fijado.',
    },
    bias_tested: {
      text: '¿Se comprueba si a unos grupos de personas les va peor que a otros?',
      help: 'Cuando sus resultados tratan de personas.',
      choices: { ...yesNo, not_applicable: 'Sus resultados no tratan de personas' },
    },
    watched_in_use: {
      text: '¿Se vigila la calidad durante el uso?',
      help: 'Para advertir derivas y un aumento de errores.',
    },

    change_notice: {
      text: '¿Con cuánta antelación se avisa a los clientes de que un modelo cambia?',
      help: 'Otro modelo, otra versión u otra forma de filtrar.',
      choices: { at_least_30_days: 'Al menos 30 días', less: 'Menos', no: 'No se avisa antes' },
    },
    version_kept: {
      text: '¿Puede un cliente quedarse un tiempo con una versión?',
      help: 'El suficiente para probar la siguiente.',
      choices: { ...yesNo, not_applicable: 'No suministra modelos' },
    },
    audit_right: {
      text: '¿Pueden los clientes, o un auditor suyo, verificar todo esto?',
      help: 'Mediante informes, o in situ cuando estos no basten.',
    },
    data_returned: {
      text: '¿Recupera sus datos el cliente que se marcha?',
      help: 'En un formato habitual y con ayuda si la pide.',
    },
  },
};
