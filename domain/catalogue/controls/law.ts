import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const law: readonly ControlGuidance[] = [
  {
    key: 'legal_review',
    what: {
      en: 'Before building goes on, and when purpose or places change, have a lawyer decide whether the application is permitted, in which class and role it falls under each law, and on which conditions. Record the facts the opinion rests on.',
      es: 'Antes de seguir construyendo, y cuando cambien la finalidad o los lugares, un jurista determina si la aplicación está permitida, en qué clase y función queda bajo cada ley y con qué condiciones. Registrar los hechos en que se basa el dictamen.',
    },
    why: {
      en: 'Some uses are prohibited altogether, and no later control makes them lawful.',
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
      en: 'Keep a list of the laws, contracts and standards that apply to the application, each with its duties, dates, who is in charge and how it is met. Watch for changes, and correct the list when the law or the application changes.',
      es: 'Mantener una lista de las leyes, contratos y normas aplicables a la aplicación, cada una con sus obligaciones, fechas, responsable y forma de cumplirla. Vigilar los cambios y corregir la lista cuando cambie la ley o la aplicación.',
    },
    why: {
      en: 'A duty that nobody has noted comes to light when it is too late.',
      es: 'Una obligación que nadie ha anotado sale a la luz cuando ya es tarde.',
    },
    proof: {
      en: 'The register with the date of its last review, and one recent change of law followed to what was done.',
      es: 'El registro con la fecha de su última revisión y un cambio legal reciente con lo que se hizo al respecto.',
    },
    often: 'quarterly',
  },
  {
    key: 'conformity_assessment',
    what: {
      en: 'Where a law asks for it, carry out the conformity assessment by the procedure it sets, before the application is placed on the market or put into service, on the basis of the quality management system and the technical documentation. Sign the declaration, affix the marking, and repeat it after a substantial modification.',
      es: 'Cuando una ley lo exija, realizar la evaluación de la conformidad por el procedimiento previsto, antes de introducir la aplicación en el mercado o ponerla en servicio, sobre la base del sistema de gestión de la calidad y la documentación técnica. Firmar la declaración, colocar el marcado y repetirla tras una modificación sustancial.',
    },
    why: {
      en: 'Without it the application may not be offered, however good it is.',
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
      en: 'Find out which public registers, databases and authorities the application has to be entered with or notified to. Enter it before use with the data that is asked for, and keep the entry current.',
      es: 'Averiguar en qué registros públicos o bases de datos debe inscribirse la aplicación y a qué autoridades debe notificarse. Inscribirla antes del uso con los datos exigidos y mantener la inscripción al día.',
    },
    why: {
      en: 'A register lets the public and authorities know what is in use.',
      es: 'Un registro permite al público y a las autoridades saber qué está en uso.',
    },
    proof: {
      en: 'The number or receipt of each entry, and a comparison of its data with the application as it is.',
      es: 'El número o justificante de cada inscripción y la comparación de sus datos con la aplicación tal como es.',
    },
    often: 'each_change',
  },
  {
    key: 'authority_cooperation',
    what: {
      en: 'Name a contact for authorities and, where the law asks for it, a representative in their territory. Keep ready the documents and logs they may ask for, answer in time, carry out what they order, and tell those whom it concerns.',
      es: 'Designar un contacto para las autoridades y, cuando la ley lo exija, un representante en su territorio. Tener listos los documentos y registros que puedan solicitar, responder en plazo, cumplir lo que ordenen y comunicarlo a quienes concierna.',
    },
    why: {
      en: 'An authority that gets no answer has to assume the worst.',
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
      en: 'Have an auditor who took no part in making or using the application, and has no financial interest in it, compute selection or scoring rates and impact ratios for the groups the law names, from the data and by the method that it sets. Publish the summary where the law asks for it, and do not use the application past the end of the audit.',
      es: 'Encargar a un auditor que no haya participado en la creación ni en el uso de la aplicación, ni tenga interés económico en ella, el cálculo de las tasas de selección o de puntuación y los índices de impacto de los grupos que indica la ley, con los datos y el método que esta fija. Publicar el resumen cuando la ley lo exija y no usar la aplicación cuando la auditoría haya caducado.',
    },
    why: {
      en: 'Those who built it are the last to be believed when they say that it is fair.',
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
      en: 'List the records about the application that have to be kept, such as documentation, assessments, logs, notices and decisions, each with how long and from when. Keep them complete, unchanged and easy to find for that time, and delete them afterward.',
      es: 'Enumerar los registros sobre la aplicación que deben conservarse, como documentación, evaluaciones, registros de eventos, avisos y decisiones, cada uno con su plazo y desde cuándo. Mantenerlos completos, inalterados y fáciles de encontrar durante ese plazo, y eliminarlos después.',
    },
    why: {
      en: 'What cannot be shown counts as not done, even years later.',
      es: 'Lo que no puede mostrarse cuenta como no hecho, incluso años después.',
    },
    proof: {
      en: 'The table of periods with the law behind each, and a record from the beginning of the period found on request.',
      es: 'La tabla de plazos con la ley en que se basa cada uno y un registro del inicio del plazo hallado a petición.',
    },
    often: 'yearly',
  },
];
