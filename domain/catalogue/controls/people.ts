import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const people: readonly ControlGuidance[] = [
  {
    key: 'human_check',
    what: {
      en: 'Have a competent person check each output before it takes effect, with the time, the information and the power to change it. Record who checked, and how often they disagreed.',
      es: 'Hacer que una persona competente compruebe cada resultado antes de que surta efecto, con tiempo, información y facultad para cambiarlo. Registrar quién comprobó y con qué frecuencia discrepó.',
    },
    why: {
      en: 'A reviewer with the power to say no catches what the model cannot know.',
      es: 'Una persona que mira y puede decir que no detecta lo que el modelo no puede saber.',
    },
    proof: {
      en: 'Outputs with the names of the reviewers, the rate of disagreement, and planted errors that were found.',
      es: 'Resultados con el nombre de quien los comprobó, la tasa de discrepancia y errores introducidos a propósito que se detectaron.',
    },
    often: 'always',
  },
  {
    key: 'oversight_design',
    what: {
      en: 'Design how people oversee the application: who, with which competence and authority, what they see, when they are warned, and how they overrule, correct or stop it. Counteract the habit of agreeing, and test the design with those who will use it.',
      es: 'Diseñar cómo supervisan las personas la aplicación: quién, con qué competencia y autoridad, qué ve, cuándo se le avisa y cómo se aparta del resultado, lo corrige o detiene la aplicación. Contrarrestar la costumbre de asentir y probar, con quienes lo harán, que funciona.',
    },
    why: {
      en: 'Oversight that is not designed becomes a mere click.',
      es: 'La supervisión que no se diseña acaba siendo un clic.',
    },
    proof: {
      en: 'The design, the test with real overseers, and figures on how often they stepped in.',
      es: 'El diseño, la prueba con quienes supervisan de verdad y cifras de cuántas veces intervinieron.',
    },
    often: 'each_release',
  },
  {
    key: 'confirmation',
    what: {
      en: 'Have a person confirm each action that cannot be undone or is costly, such as a payment, a deletion or an external message. Show exactly what will happen, and enforce the confirmation outside the model.',
      es: 'Hacer que una persona confirme cada acción que no pueda deshacerse o que cueste mucho, como un pago, una eliminación o un mensaje al exterior. Mostrar qué ocurrirá exactamente y aplicarlo fuera del modelo.',
    },
    why: {
      en: 'A model that was misled acts just as readily as one that was not.',
      es: 'Un modelo al que han engañado actúa con la misma facilidad que uno al que no.',
    },
    proof: {
      en: 'The list of actions that require it, a log of confirmations and refusals, and a test that a confirmation cannot be skipped.',
      es: 'La lista de acciones que la requieren, un registro de confirmaciones y rechazos y una prueba de que no puede omitirse.',
    },
    often: 'always',
  },
  {
    key: 'notice',
    what: {
      en: 'Inform people, and their representatives where the law requires it, in plain words and before it affects them, that AI is used, for what purpose, with which data, what it means for them, and whom they can ask. Give the notice where they see it, in their language, in accessible form and within the time set by law.',
      es: 'Decir a las personas, y a quienes las representan cuando la ley lo exija, con palabras sencillas, antes de que les afecte, que interviene la IA, para qué se usa, qué datos emplea, qué supone para ellas y a quién pueden preguntar. Dar el aviso donde lo vean, en su idioma, en formato accesible y en el plazo que fije la ley.',
    },
    why: {
      en: 'People can exercise their rights only against what they know about.',
      es: 'Las personas solo pueden ejercer sus derechos frente a lo que conocen.',
    },
    proof: {
      en: 'The notice as people see it, with its version and where and when it appears, and how many received it.',
      es: 'El aviso tal como lo ven las personas, con su versión, dónde y cuándo aparece y cuántas lo recibieron.',
    },
    often: 'always',
  },
  {
    key: 'content_marking',
    what: {
      en: 'Mark text, images, sound and video that were made or changed by AI so that machines can detect it, and label deep fakes so that people see it. Keep the mark through export, and test that it survives common edits.',
      es: 'Marcar los textos, imágenes, audios y vídeos generados o alterados con IA de modo que las máquinas puedan detectarlo, y etiquetar las ultrasuplantaciones de modo que las personas lo vean. Mantener la marca al exportar y probar que sobrevive a las ediciones habituales.',
    },
    why: {
      en: 'People who cannot recognize fabricated content stop believing what is real.',
      es: 'Quien no distingue lo inventado deja de creer lo real.',
    },
    proof: {
      en: 'Outputs of each kind with the mark read out by an independent tool, and the results of the editing test.',
      es: 'Resultados de cada tipo con la marca leída por una herramienta independiente y los resultados de la prueba de edición.',
    },
    often: 'always',
  },
  {
    key: 'consent',
    what: {
      en: 'Ask for consent, or offer a way to opt out, where the law requires it, separately for each purpose and before the data is used. Make it as easy to withdraw as to give, act on a withdrawal, and record who agreed to what and when.',
      es: 'Pedir el consentimiento, u ofrecer una forma de excluirse, cuando la ley lo exija, por separado para cada finalidad y antes de usar los datos. Que retirarlo sea tan fácil como darlo, actuar ante cada retirada y conservar quién aceptó qué y cuándo.',
    },
    why: {
      en: 'Data used without the required consent may have to be deleted, together with everything built on it.',
      es: 'Puede ser obligatorio eliminar los datos usados sin el consentimiento necesario, y con ellos lo que se haya construido a partir de ellos.',
    },
    proof: {
      en: 'The form as people see it, the record of consents, and one withdrawal traced to completion.',
      es: 'El formulario tal como lo ven las personas, el registro de consentimientos y una retirada seguida hasta el final.',
    },
    often: 'always',
  },
  {
    key: 'appeal',
    what: {
      en: 'Give people affected a simple way to have a result explained, corrected or reconsidered by a person with the power to change it. Set a deadline for answers, inform them of the outcome, and use successful appeals to improve the application.',
      es: 'Dar a las personas afectadas una vía sencilla para que una persona con facultad de cambiarlo les explique, corrija o decida de nuevo un resultado. Fijar un plazo de respuesta, comunicarles el desenlace y usar lo estimado para mejorar la aplicación.',
    },
    why: {
      en: 'No application is always right, so wrong results must be correctable.',
      es: 'Ninguna aplicación acierta siempre, y un resultado erróneo debe poder repararse.',
    },
    proof: {
      en: 'The appeal process as people find it, and the register of appeals with times, outcomes and changes.',
      es: 'La vía tal como la encuentran las personas y el registro de recursos con plazos, desenlaces y lo que cambió.',
    },
    often: 'always',
  },
  {
    key: 'instructions_for_use',
    what: {
      en: 'Give users and deployers instructions they understand: purpose, how accurate it is and for whom less so, known limits and remaining risks, what it needs and how it is maintained, what it logs, how to read results, how to oversee it, and whom to contact. Update them with each release.',
      es: 'Dar a usuarios y responsables del despliegue instrucciones que entiendan: finalidad, precisión y para quién es menor, límites conocidos y riesgos restantes, qué necesita y cómo se mantiene, qué registra, cómo leer los resultados, cómo supervisarla y con quién contactar. Mantenerlas al día con cada versión.',
    },
    why: {
      en: 'People who do not know its limits will exceed them.',
      es: 'Quien la usa sin conocer sus límites los sobrepasa.',
    },
    proof: {
      en: 'The instructions for the current release, and a check that a new user could work with them.',
      es: 'Las instrucciones de la versión actual y la comprobación de que un usuario nuevo pudo trabajar con ellas.',
    },
    often: 'each_release',
  },
];
