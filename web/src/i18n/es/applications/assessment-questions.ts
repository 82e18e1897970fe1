export const assessments = {
  questions: {
    validation: {
      representative_data: {
        text: '¿Se probó con datos que representan a las personas afectadas?',
        help: 'Indique en un hallazgo qué datos son y quién falta en ellos.',
      },
      target: {
        text: '¿Rinde tan bien como se fijó de antemano?',
        help: 'Un objetivo es una cifra que se escribió antes de la prueba.',
        choices: { met: 'Sí', partly: 'En parte', missed: 'No', no_target: 'No había objetivo' },
      },
      fairness_tested: {
        text: '¿Se probó si trata por igual a los grupos de personas?',
        help: 'Tasas de error o resultados, por grupos como edad o sexo.',
      },
      unfair: {
        text: '¿Se hallaron diferencias que nadie puede justificar?',
        help: 'Diga cuáles en un hallazgo.',
      },
      security_tested: {
        text: '¿Se probó su seguridad?',
        help: 'Quién llega a ella, a qué llega ella y qué revela.',
      },
      injection_tested: {
        text: '¿Se intentó dirigirla con lo que lee?',
        help: 'Inyección de instrucciones: órdenes ocultas en un documento, un correo o una página web.',
        choices: { not_applicable: 'No admite texto libre' },
      },
      oversight: {
        text: '¿Puede intervenir una persona, y lo hace?',
        help: 'Quien la supervisa la entiende, tiene tiempo y puede detenerla.',
      },
      people_told: {
        text: '¿Se informa a las personas afectadas?',
        help: 'De que actúa una IA, antes de que les importe.',
        choices: { not_applicable: 'No afecta a nadie' },
      },
      fallback: {
        text: '¿Hay vuelta atrás?',
        help: 'El trabajo sigue sin ella, y se puede volver a una versión anterior. Eso se probó.',
      },
      documented: {
        text: '¿Está documentada?',
        help: 'Para qué sirve, sus límites, sus datos y sus pruebas, de modo que otra persona pueda llevarla.',
      },
    },
    monitoring: {
      use_changed: {
        text: '¿Se usa para otra cosa, o la usan otras personas que antes?',
        help: 'Si es así, responda de nuevo a la evaluación inicial.',
      },
      drift: {
        text: '¿Ha empeorado su rendimiento?',
        help: 'Frente al objetivo de su validación, con datos de los últimos meses.',
      },
      incidents: {
        text: '¿Hubo incidentes?',
        help: 'Cada uno de ellos es una evaluación propia.',
      },
      complaints: {
        text: '¿Se quejó alguien?',
        help: 'Personas afectadas, plantilla, clientela o autoridades.',
      },
      model_changed: {
        text: '¿Ha cambiado el modelo?',
        help: 'Otra versión, otro entrenamiento, otras instrucciones o ajustes.',
      },
      vendor_changed: {
        text: '¿Ha cambiado algo con el proveedor?',
        help: 'Condiciones, subencargados, adónde van los datos o si entrena con ellos.',
      },
      controls_work: {
        text: '¿Siguen funcionando los controles?',
        help: 'Alguien lo ha mirado, no solo preguntado.',
      },
      oversight: {
        text: '¿Sigue comprobando alguien lo que hace?',
        help: '¿O ya se da por bueno todo?',
      },
    },
    incident: {
      severity: {
        text: '¿Qué gravedad tiene?',
        help: 'Alta: hubo personas dañadas o el negocio está parado.',
      },
      infrastructure: {
        text: '¿Se interrumpió una infraestructura crítica de forma grave e irreversible?',
        help: 'Energía, agua, transporte, sanidad, redes digitales. Se notifica en 2 días.',
      },
      widespread: {
        text: '¿Perjudica a personas de varios países de la UE?',
        help: 'Una infracción generalizada. Se notifica en 2 días.',
      },
      death: {
        text: '¿Murió alguien, y pudo ser la causa?',
        help: 'Se notifica en 10 días.',
      },
      health: {
        text: '¿Se dañó gravemente la salud de alguien?',
        help: 'Se notifica en 15 días.',
      },
      rights: {
        text: '¿Se infringió una ley que protege derechos fundamentales?',
        help: 'Como la prohibición de discriminar. Se notifica en 15 días.',
      },
      property: {
        text: '¿Se dañaron gravemente bienes o el medio ambiente?',
        help: 'Se notifica en 15 días.',
      },
      personal_data: {
        text: '¿Se vulneró la protección de datos personales, con riesgo para las personas?',
        help: 'Perdidos, cambiados o vistos por quien no debía. Se notifica en 72 horas.',
      },
      stopped: {
        text: '¿Se ha detenido?',
        help: 'No puede volver a pasar mientras lo investiga.',
      },
      people_told: {
        text: '¿Se ha informado a las personas afectadas?',
        help: 'Si el riesgo para ellas es alto, es obligatorio.',
        choices: { not_applicable: 'No afecta a nadie' },
      },
    },
  },
};
