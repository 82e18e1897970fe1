/** El panel de ayuda: para qué sirve una página, qué hacer en ella y sus términos, uno por línea. */
export const help = {
  what: 'Finalidad de esta página',
  todo: 'Cómo se usa',
  terms: 'Términos',
  topics: {
    dashboard: {
      title: 'Panel',
      what: 'El panel muestra el estado de la gobernanza de la IA en los grupos de aplicaciones que usted puede ver: sus tareas, los riesgos, las aprobaciones y los plazos.',
      todo: 'Empiece por sus tareas. Después, seleccione una cifra para abrir su lista. Ordene las tarjetas con «Organizar las tarjetas». Solo usted ve su diseño.',
      terms:
        'Nivel de riesgo: bajo, medio, alto o prohibido, según la evaluación inicial.\nCobertura: la parte de los requisitos que atienden los controles aceptados.\nImpacto adverso: una prueba de sesgo muestra una desventaja de un grupo que difícilmente se debe al azar.',
    },
    myWork: {
      title: 'Mi trabajo',
      what: 'Esta página reúne todas las tareas asignadas a usted o a uno de sus roles: decisiones, revisiones, controles, evidencias, preguntas y fechas próximas.',
      todo: 'Siga el orden de la lista: las tareas vencidas aparecen primero. Abra una tarea para hacerla. La tarea desaparece cuando está hecha, aunque la haga otra persona. Puede aplazarla hasta un día o delegarla.',
      terms:
        'Vencimiento: el día hasta el que debe hacerse una tarea.\nAplazar: ocultar una tarea hasta el día que elija.\nDelegar: pasar una tarea a otra persona que pueda hacerla.',
    },
    applications: {
      title: 'Aplicaciones de IA',
      what: 'Este es el inventario de los usos de la IA que gobierna su empresa. Cada uno tiene un responsable, un nivel de riesgo y un estado de aprobación.',
      todo: 'Cree una aplicación en cuanto se prevea un uso de la IA y complete su evaluación inicial. Para filtrar la lista, escriba una propiedad, como el nivel de riesgo. Guarde como vista los filtros que use a menudo. Seleccione filas para cambiar varias aplicaciones a la vez.',
      terms:
        'Aplicación de IA: un uso de la IA con un fin, comprado o desarrollado.\nResponsable: la persona que responde por ella.\nGrupo de aplicaciones: determina quién puede verla y cambiarla.',
    },
    overview: {
      title: 'Resumen de una aplicación',
      what: 'El resumen muestra en qué punto está la aplicación, desde la evaluación inicial hasta el seguimiento, y qué falta para que pueda aprobarse.',
      todo: 'Siga los próximos pasos: cada uno lleva al lugar donde puede completarlo. El botón superior es el paso que usted puede dar ahora. El mapa de riesgos y la cobertura llevan a sus detalles.',
      terms:
        'Ciclo de vida: evaluación inicial, riesgo, controles, validación, aprobación y seguimiento.\nPróximo paso: algo que debe completarse para que la aplicación avance.\nCobertura: la parte de los requisitos que atienden los controles aceptados.',
    },
    risk: {
      title: 'Riesgo de una aplicación',
      what: 'Aquí se describe cómo usa la IA la aplicación, se evalúan sus riesgos y se hacen pruebas de sesgo. Las respuestas de la evaluación inicial determinan el nivel de riesgo.',
      todo: 'Responda a todas las preguntas de la evaluación inicial y preséntela. Después, valore cada riesgo antes y después de mitigarlo e indique los controles que lo mitigan. Haga una prueba de sesgo si la aplicación decide sobre personas.',
      terms:
        'Evaluación inicial: el cuestionario que determina el nivel de riesgo.\nRiesgo inherente: el riesgo antes de mitigarlo.\nRiesgo residual: el que queda después.\nPrueba de sesgo: compara los resultados de grupos de personas.',
    },
    compliance: {
      title: 'Cumplimiento de una aplicación',
      what: 'Esta sección muestra qué marcos se aplican a la aplicación y qué controles cumplen sus requisitos. Un control puede servir para varios marcos.',
      todo: 'Decida si cada marco se aplica. Después, trabaje en los controles, empezando por los que atienden más requisitos: describa lo que se hace, añada evidencias y presente el control a revisión. Marque los controles que no sean aplicables e indique el motivo.',
      terms:
        'Marco: una ley, norma o política con requisitos.\nControl: una medida que cumple requisitos.\nEvidencia: un documento o una declaración que demuestra un control.\nCobertura: la parte de los requisitos que atienden los controles aceptados.',
    },
    reviews: {
      title: 'Revisiones de una aplicación',
      what: 'Aquí se presenta, se revisa y se aprueba la aplicación. Las evaluaciones recogen su validación, su seguimiento y sus incidentes.',
      todo: 'Responsables: complete los puntos abiertos y presente la aplicación. Revisores y aprobadores: lea lo que requiere atención, compare lo presentado con el estado actual y decida. Nadie puede decidir sobre lo que ha presentado.',
      terms:
        'Ronda: una presentación con sus decisiones.\nEtapa: una decisión de la ronda, de un revisor o un aprobador.\nCondición: algo que la aprobación exige hasta una fecha.\nValidación: la comprobación independiente antes del uso.',
    },
    files: {
      title: 'Archivos y personas de una aplicación',
      what: 'Esta sección guarda los documentos de la aplicación, las personas que tienen una función en ella y su conversación.',
      todo: 'Suba los documentos que necesiten otras personas, como la ficha del modelo o los datos de prueba. Asigne un responsable, un responsable técnico y los revisores. Pregunte en los comentarios: escriba @ para mencionar a una persona, que recibirá una notificación.',
      terms:
        'Responsable: la persona que responde por la aplicación.\nResponsable técnico: la persona que sabe cómo funciona.\nVersión: un archivo nuevo con el mismo nombre; las anteriores se conservan.\nMención: un nombre en un comentario que notifica a esa persona.',
    },
    activity: {
      title: 'Actividad de una aplicación',
      what: 'La actividad es el registro de auditoría de la aplicación: quién cambió qué y cuándo. Sus entradas no se pueden cambiar ni borrar.',
      todo: 'Elija un tipo de entrada, como controles o documentos, para encontrar un cambio. Cada entrada muestra los valores de antes y después. Para una auditoría, los administradores pueden exportar el registro de la empresa en Gestionar empresa.',
      terms:
        'Registro de auditoría: una cadena en la que cada entrada sella la anterior. Un cambio posterior rompería la cadena, y eso se puede comprobar.\nAutor: la persona, el cliente de API o el proceso que hizo el cambio.\nOrigen: de dónde vino el cambio, como la aplicación web, un cliente de API o una importación.',
    },
    vendors: {
      title: 'Proveedores',
      what: 'Los proveedores suministran aplicaciones de IA, modelos o datos. Esta página muestra lo crítico que es cada uno, el riesgo que supone y si está aprobado.',
      todo: 'Cree un proveedor antes de usarlo en una aplicación. Envíele el cuestionario mediante un enlace: no necesita cuenta. Revise las respuestas y presente el proveedor a aprobación. Indique las fechas del contrato y de los certificados para recibir un aviso antes de que venzan.',
      terms:
        'Diligencia debida: el cuestionario sobre un proveedor.\nCriticidad: cuánto depende la empresa del proveedor.\nDar de baja: terminar el uso de un proveedor.',
    },
    models: {
      title: 'Modelos fundacionales',
      what: 'El registro reúne los modelos fundacionales que usan las aplicaciones, con su proveedor y la fecha en que se retiran.',
      todo: 'Añada cada modelo una vez y elíjalo en las aplicaciones que lo usan. Indique la fecha de retirada en cuanto el proveedor la anuncie: los responsables de las aplicaciones que usan el modelo reciben un aviso a tiempo para prever su sustitución.',
      terms:
        'Modelo fundacional: un modelo general, como un gran modelo de lenguaje, en el que se basan las aplicaciones.\nRetirada: el día en que el proveedor deja de ofrecer el modelo.\nProveedor: la empresa que ofrece el modelo.',
    },
    riskRegister: {
      title: 'Registro de riesgos',
      what: 'El registro reúne los riesgos que las personas añaden a una aplicación o a la organización. Los dieciséis tipos de riesgo que se derivan de la evaluación inicial están en la pestaña Riesgos de cada aplicación.',
      todo: 'Valore la probabilidad y el impacto sin tratamiento, elija un tratamiento y valore lo que queda. Indique un responsable y fechas. Un nivel alto o crítico solo puede aceptarlo un aprobador que no sea responsable del riesgo ni lo haya creado, modificado o reabierto. Lo aceptado queda fijado: un cambio reabre el riesgo.',
      terms:
        'Riesgo inherente: el riesgo sin tratamiento.\nRiesgo residual: lo que queda con el tratamiento aplicado.\nTratamiento: mitigar, aceptar, transferir o evitar.\nAceptación: la decisión motivada de convivir con el riesgo residual.',
    },
    policies: {
      title: 'Políticas',
      what: 'El registro contiene las políticas y formaciones de su empresa. Cada una tiene un responsable, unos destinatarios y versiones que no cambian una vez publicadas.',
      todo: 'Si se le pide, lea la última versión y confírmela al final. Si gestiona políticas, escriba el texto o añada un enlace, elija los destinatarios y publique la primera versión. El informe muestra quién la ha confirmado.',
      terms:
        'Versión: el contenido tal como se publicó, con su hash.\nDestinatarios: las personas a las que se dirige la política, según su rol.\nConfirmación: la declaración de una persona de que leyó la versión o completó la formación.',
    },
    frameworks: {
      title: 'Marcos',
      what: 'Los marcos son leyes, normas y principios sobre la IA. Esta página muestra cuáles ha activado su empresa, cuánto está cubierto y qué entra en vigor próximamente.',
      todo: 'Active los marcos que su empresa deba o quiera cumplir e indique un responsable y una fecha objetivo. Los marcos activados se proponen para cada aplicación. Abra un marco para leer sus requisitos, también a una fecha futura.',
      terms:
        'Requisito: una obligación de un marco.\nCobertura: la parte de los requisitos que atienden los controles aceptados, en todas las aplicaciones.\nEn vigor: la ley ya se aplica, al menos en parte.',
    },
    evidence: {
      title: 'Evidencias',
      what: 'Este registro muestra todas las evidencias de la empresa, los controles que demuestran y cuándo vencen.',
      todo: 'Filtre las evidencias que vencen pronto y pida una versión nueva. Una evidencia que sirve para varios controles se renueva una sola vez. Cuando una evidencia vence, los controles que dependen de ella se devuelven a sus responsables y pierden la cobertura.',
      terms:
        'Evidencia: un documento, un enlace o una declaración escrita que demuestra un control durante un período.\nVencimiento: el último día en que cuenta la evidencia.\nAceptado: un revisor considera que la evidencia demuestra el control.',
    },
    users: {
      title: 'Gestionar usuarios',
      what: 'Aquí los administradores deciden quién puede iniciar sesión, qué roles tiene cada persona y en qué grupos de aplicaciones.',
      todo: 'Invite a una persona y asígnele al menos un rol con su ámbito. «Acceso resultante» muestra lo que verá antes de guardar. Invite a muchas personas desde un archivo o conecte el directorio corporativo. Desactive la cuenta de quien deje la empresa; sus tareas pueden reasignarse.',
      terms:
        'Rol: administrador, colaborador, revisor o aprobador.\nÁmbito: el grupo de aplicaciones en que se aplica un rol, o todo.\nDirectorio corporativo: el sistema en que su empresa gestiona las cuentas.',
    },
    groups: {
      title: 'Grupos de aplicaciones',
      what: 'Los grupos de aplicaciones determinan quién ve qué aplicaciones y proveedores. Un rol se aplica solo en el grupo en que se asigna.',
      todo: 'Cree un grupo para cada parte de la empresa que gobierne su propia IA, como un departamento. Asígnele aplicaciones y proveedores y, después, dé roles a las personas en él. Una aplicación puede pertenecer a varios grupos.',
      terms:
        'Ámbito: los grupos en que una persona tiene un rol.\nTodo: el grupo que incluye todas las aplicaciones y los proveedores, también los que se añadan después.\nMiembro: una aplicación o un proveedor del grupo.',
    },
    company: {
      title: 'Gestionar empresa',
      what: 'Esta configuración vale para toda la empresa: su perfil, las etapas de una aprobación, los límites de las pruebas de sesgo, las reglas de inicio de sesión y el registro de auditoría.',
      todo: 'Compruebe qué etapas necesita cada nivel de riesgo: un nivel más alto suele necesitar más decisiones. Decida si el trabajo sin terminar puede confirmarse o impide presentar. Los cambios valen para las presentaciones nuevas; las rondas en curso conservan sus etapas.',
      terms:
        'Etapa: una decisión de la ronda, de un revisor o un aprobador.\nUmbral: el límite desde el que una prueba de sesgo señala una diferencia.\nRegistro de auditoría: quién cambió qué y cuándo.',
    },
    apiAccess: {
      title: 'Acceso a la API',
      what: 'Otros sistemas leen y cambian datos mediante la API. Cada uno usa su propio cliente de API, que tiene roles como una persona.',
      todo: 'Cree un cliente para cada sistema y dele los roles mínimos que necesite. Copie el secreto enseguida: solo se muestra una vez. Renueve los secretos antes de que venzan. Use un webhook si un sistema debe enterarse de los cambios sin preguntar.',
      terms:
        'Cliente de API: un programa con sus propias credenciales y roles.\nSecreto: la contraseña de un cliente.\nWebhook: una dirección a la que Plumbline envía eventos firmados.',
    },
    newTest: {
      title: 'Nueva prueba de sesgo',
      what: 'Una prueba de sesgo compara cómo trata una aplicación a distintos grupos de personas, a partir de un archivo con sus decisiones o puntuaciones.',
      todo: 'Elija el archivo, compruebe cómo se han interpretado sus columnas e indique los grupos que se comparan y el resultado favorable. Mantenga los límites de la empresa salvo que tenga un motivo. La prueba se ejecuta en segundo plano y se le notifica cuando termina.',
      terms:
        'Grupo: personas que comparten una característica, como el tramo de edad.\nGrupo de referencia: el grupo con el que se comparan los demás.\nUmbral: el límite desde el que se señala una diferencia.',
    },
    testResult: {
      title: 'Resultado de una prueba de sesgo',
      what: 'El resultado muestra si se trata de forma distinta a grupos de personas, el tamaño de la diferencia y si puede deberse al azar. Un resultado nunca cambia.',
      todo: 'Lea primero el veredicto y después la comparación en que se basa. Comente un impacto adverso con el responsable, registre lo que se hace como riesgo o control y repita la prueba después del cambio. Compare las ejecuciones en el tiempo para ver el efecto.',
      terms:
        'Razón de impacto: la tasa de un grupo dividida entre la del grupo de referencia.\nImpacto adverso: una diferencia grande que difícilmente se debe al azar.\nIntervalo de confianza: los valores compatibles con los datos.',
    },
  },
};
