import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const law: readonly ControlGuidance[] = [
  {
    key: 'legal_review',
    what: {
      en: "Before development continues, and when the purpose or locations change, have a lawyer determine whether the application is permitted, its class and the company's role under each law, and the conditions. Record the facts on which the opinion is based.",
      es: 'Antes de seguir construyendo, y cuando cambien la finalidad o los lugares, un jurista determina si la aplicación está permitida, en qué clase y función queda bajo cada ley y con qué condiciones. Registrar los hechos en que se basa el dictamen.',
    },
    why: {
      en: 'Some uses are prohibited, and no later control makes them lawful.',
      es: 'Algunos usos están prohibidos sin más, y ningún control posterior los hace lícitos.',
    },
    proof: {
      en: 'The dated opinion with its facts and conditions, and where each condition was met.',
      es: 'El dictamen fechado, con sus hechos y condiciones, y dónde se cumplió cada condición.',
    },
    often: 'each_change',
  },
  {
    key: 'legal_register',
    what: {
      en: 'Keep a list of the laws, contracts and standards that apply to the application, each with its duties, dates, responsible person and how it is met. Watch for changes, and update the list when the law or the application changes.',
      es: 'Mantener una lista de las leyes, contratos y normas aplicables a la aplicación, cada una con sus obligaciones, fechas, responsable y forma de cumplirla. Vigilar los cambios y corregir la lista cuando cambie la ley o la aplicación.',
    },
    why: {
      en: 'A duty that was never recorded comes to light when it is too late.',
      es: 'Una obligación que nadie ha anotado sale a la luz cuando ya es tarde.',
    },
    proof: {
      en: 'The register with the date of its last review, and one recent change of law with the resulting action.',
      es: 'El registro con la fecha de su última revisión y un cambio legal reciente con lo que se hizo al respecto.',
    },
    often: 'quarterly',
  },
  {
    key: 'conformity_assessment',
    what: {
      en: 'Where a law requires it, carry out the conformity assessment by the prescribed procedure, before the application is placed on the market or put into service, on the basis of the quality management system and the technical documentation. Sign the declaration, affix the marking, and repeat it after a substantial modification.',
      es: 'Cuando una ley lo exija, realizar la evaluación de la conformidad por el procedimiento previsto, antes de introducir la aplicación en el mercado o ponerla en servicio, sobre la base del sistema de gestión de la calidad y la documentación técnica. Firmar la declaración, colocar el marcado y repetirla tras una modificación sustancial.',
    },
    why: {
      en: 'Without it, the application may not be offered, however good it is.',
      es: 'Sin ella la aplicación no puede ofrecerse, por buena que sea.',
    },
    proof: {
      en: 'The report or certificate for the version offered, the signed declaration, and the marking where it is affixed.',
      es: 'El informe o certificado de la versión ofrecida, la declaración firmada y el marcado allí donde figura.',
    },
    often: 'each_change',
  },
  {
    key: 'registration',
    what: {
      en: 'Find out in which public registers or databases the application must be registered and which authorities must be notified. Register it before use with the required data, and keep the entry current.',
      es: 'Averiguar en qué registros públicos o bases de datos debe inscribirse la aplicación y a qué autoridades debe notificarse. Inscribirla antes del uso con los datos exigidos y mantener la inscripción al día.',
    },
    why: {
      en: 'A register lets the public and authorities know what is in use.',
      es: 'Un registro permite al público y a las autoridades saber qué está en uso.',
    },
    proof: {
      en: 'The number or receipt of each entry, and a comparison of its data with the current application.',
      es: 'El número o justificante de cada inscripción y la comparación de sus datos con la aplicación tal como es.',
    },
    often: 'each_change',
  },
  {
    key: 'authority_cooperation',
    what: {
      en: 'Name a contact for authorities and, where the law requires it, a representative in their territory. Have the documents and logs ready that they may request, respond on time, carry out their orders, and inform those affected.',
      es: 'Designar un contacto para las autoridades y, cuando la ley lo exija, un representante en su territorio. Tener listos los documentos y registros que puedan solicitar, responder en plazo, cumplir lo que ordenen y comunicarlo a quienes concierna.',
    },
    why: {
      en: 'An authority that gets no answer must assume the worst.',
      es: 'Una autoridad que no recibe respuesta debe suponer lo peor.',
    },
    proof: {
      en: 'The named contact and the mandate of the representative, and each request with the answer and its date.',
      es: 'El contacto designado y el mandato del representante, y cada solicitud con la respuesta y su fecha.',
    },
    often: 'yearly',
  },
  {
    key: 'independent_bias_audit',
    what: {
      en: 'Have an auditor who took no part in making or using the application, and has no financial interest in it, compute selection or scoring rates and impact ratios for the groups named by the law, with the data and method that it prescribes. Publish the summary where the law requires it, and do not use the application after the audit has expired.',
      es: 'Encargar a un auditor que no haya participado en la creación ni en el uso de la aplicación, ni tenga interés económico en ella, el cálculo de las tasas de selección o de puntuación y los índices de impacto de los grupos que indica la ley, con los datos y el método que esta fija. Publicar el resumen cuando la ley lo exija y no usar la aplicación cuando la auditoría haya caducado.',
    },
    why: {
      en: 'A claim of fairness is least credible when it comes from those who built the application.',
      es: 'A quienes la construyeron es a quienes menos se cree cuando dicen que es justa.',
    },
    proof: {
      en: 'The report of the auditor with data, figures and a statement of independence, and the published summary.',
      es: 'El informe del auditor con datos, cifras y declaración de independencia, y el resumen publicado.',
    },
    often: 'yearly',
  },
  {
    key: 'record_retention',
    what: {
      en: 'List the records about the application that must be kept, such as documentation, assessments, logs, notices and decisions, each with its retention period and start. Keep them complete, unchanged and easy to find during that period, and delete them afterward.',
      es: 'Enumerar los registros sobre la aplicación que deben conservarse, como documentación, evaluaciones, registros de eventos, avisos y decisiones, cada uno con su plazo y desde cuándo. Mantenerlos completos, inalterados y fáciles de encontrar durante ese plazo, y eliminarlos después.',
    },
    why: {
      en: 'What cannot be shown counts as not done, even years later.',
      es: 'Lo que no puede mostrarse cuenta como no hecho, incluso años después.',
    },
    proof: {
      en: 'The table of periods with the legal basis of each, and a record from the start of a period that was found on request.',
      es: 'La tabla de plazos con la ley en que se basa cada uno y un registro del inicio del plazo hallado a petición.',
    },
    often: 'yearly',
  },
];
