export const assessments = {
  questions: {
    validation: {
      representative_data: {
        text: '¿Se probó con datos que representan a las personas afectadas?',
        help: 'Describa los datos en un hallazgo e indique a quién no incluyen.',
      },
      target: {
        text: '¿Alcanzó los objetivos de rendimiento?',
        help: 'Un objetivo es una cifra fijada por escrito antes de la prueba.',
        choices: { met: 'Sí', partly: 'En parte', missed: 'No', no_target: 'No se fijó ningún objetivo' },
      },
      fairness_tested: {
        text: '¿Se probó si trata por igual a los distintos grupos?',
        help: 'Tasas de error o resultados por grupo, como edad o sexo.',
      },
      unfair: {
        text: '¿Se detectaron diferencias que no se pueden justificar?',
        help: 'Descríbalas en un hallazgo.',
      },
      security_tested: {
        text: '¿Se probó su seguridad?',
        help: 'Quién puede acceder a ella, a qué puede acceder y qué podría revelar.',
      },
      injection_tested: {
        text: '¿Se probó frente a la inyección de instrucciones?',
        help: 'Inyección de instrucciones: órdenes ocultas en un documento, un correo o una página web que lee.',
        choices: { not_applicable: 'No admite texto libre' },
      },
      oversight: {
        text: '¿Puede intervenir una persona, y lo hace?',
        help: 'La persona encargada la entiende, tiene tiempo para supervisarla y puede detenerla.',
      },
      people_told: {
        text: '¿Se informa a las personas afectadas?',
        help: 'Se les comunica que se usa IA antes de que les afecte.',
        choices: { not_applicable: 'No afecta a nadie' },
      },
      fallback: {
        text: '¿Existe una alternativa si falla?',
        help: 'El trabajo puede continuar sin ella, se puede restaurar una versión anterior y ambas cosas se han probado.',
      },
      documented: {
        text: '¿Está documentada?',
        help: 'Su finalidad, sus límites, sus datos y sus pruebas, con detalle suficiente para que otra persona pueda hacerse cargo.',
      },
    },
    monitoring: {
      use_changed: {
        text: '¿Ha cambiado su finalidad o la usan otras personas?',
        help: 'Si es así, actualice las respuestas de la evaluación inicial y preséntela de nuevo.',
      },
      drift: {
        text: '¿Ha empeorado su rendimiento?',
        help: 'Compárelo con el objetivo de la validación, con datos de los últimos meses.',
      },
      incidents: {
        text: '¿Hubo incidentes?',
        help: 'Notifique cada incidente como una evaluación propia.',
      },
      complaints: {
        text: '¿Hubo quejas?',
        help: 'De personas afectadas, empleados, clientes o autoridades.',
      },
      model_changed: {
        text: '¿Ha cambiado el modelo?',
        help: 'Una versión nueva, otro entrenamiento, u otras instrucciones o ajustes.',
      },
      vendor_changed: {
        text: '¿Ha cambiado algo en el proveedor?',
        help: 'Sus condiciones, sus subencargados, adónde envía los datos o si entrena con ellos.',
      },
      controls_work: {
        text: '¿Siguen funcionando los controles?',
        help: 'Alguien los ha comprobado, no solo ha preguntado por ellos.',
      },
      oversight: {
        text: '¿Siguen las personas revisando sus resultados?',
        help: 'La revisión no debe haberse convertido en un trámite.',
      },
    },
    incident: {
      severity: {
        text: '¿Qué gravedad tiene?',
        help: 'Alta: hubo personas perjudicadas o la actividad está parada.',
      },
      infrastructure: {
        text: '¿Se interrumpió una infraestructura crítica de forma grave e irreversible?',
        help: 'Energía, agua, transporte, sanidad o redes digitales. Se debe notificar en 2 días.',
      },
      widespread: {
        text: '¿Perjudica a personas de varios países de la UE?',
        help: 'Una infracción generalizada. Se debe notificar en 2 días.',
      },
      death: {
        text: '¿Murió alguien, y pudo ser el incidente la causa?',
        help: 'Se debe notificar en 10 días.',
      },
      health: {
        text: '¿Sufrió alguien un daño grave en su salud?',
        help: 'Se debe notificar en 15 días.',
      },
      rights: {
        text: '¿Se infringió una ley que protege derechos fundamentales?',
        help: 'Por ejemplo, una prohibición de discriminar. Se debe notificar en 15 días.',
      },
      property: {
        text: '¿Sufrieron daños graves los bienes o el medio ambiente?',
        help: 'Se debe notificar en 15 días.',
      },
      personal_data: {
        text: '¿Hubo una violación de la seguridad de datos personales con riesgo para las personas?',
        help: 'Datos perdidos, alterados o vistos por alguien sin autorización. Se debe notificar en 72 horas.',
      },
      stopped: {
        text: '¿Se ha detenido?',
        help: 'El incidente no puede repetirse mientras lo investiga.',
      },
      people_told: {
        text: '¿Se ha informado a las personas afectadas?',
        help: 'Es obligatorio si el riesgo para ellas es alto.',
        choices: { not_applicable: 'No afecta a nadie' },
      },
    },
  },
};
