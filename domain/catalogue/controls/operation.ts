import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const operation: readonly ControlGuidance[] = [
  {
    key: 'monitoring',
    what: {
      en: 'Write a plan and monitor in production what it specifies: quality of results, drift of inputs and outputs, errors, complaints, overrides, and third-party models and data. Alerts go to a named person, and findings lead to a recorded action.',
      es: 'Redactar un plan y vigilar en producción lo que indica: calidad de los resultados, deriva de entradas y salidas, errores, quejas, correcciones humanas, y modelos y datos de terceros. Las alertas llegan a una persona designada y lo hallado da lugar a una acción registrada.',
    },
    why: {
      en: 'The world changes and the model does not, so quality falls even if no one changes anything.',
      es: 'El mundo cambia y el modelo no, así que la calidad baja sin que nadie toque nada.',
    },
    proof: {
      en: 'The plan, the figures of the last three months, and an alert with the action that followed.',
      es: 'El plan, las cifras de los últimos tres meses y una alerta con lo que se hizo al respecto.',
    },
    often: 'always',
  },
  {
    key: 'event_logs',
    what: {
      en: 'Have the application automatically log what is needed to trace a result: time, version, user, inputs or a reference to them, output, actions taken, and who checked or overruled it. Protect the logs from change, and keep them as long as the law requires.',
      es: 'Hacer que la aplicación registre por sí misma lo necesario para reconstruir un resultado: hora, versión, usuario, entradas o su referencia, salida, acciones realizadas y quién lo comprobó o se apartó de él. Proteger los registros de cambios y conservarlos el tiempo que exija la ley.',
    },
    why: {
      en: 'Without logs, no one can explain an incident, or prove that there was none.',
      es: 'Sin registros nadie puede explicar un incidente ni demostrar que no lo hubo.',
    },
    proof: {
      en: 'One past result traced from the logs alone, and the settings for protection and retention.',
      es: 'Un resultado pasado reconstruido solo con los registros, y la configuración de protección y conservación.',
    },
    often: 'always',
  },
  {
    key: 'incident_response',
    what: {
      en: 'Document what counts as an incident, including unforeseen risks, who decides, whom to inform and how soon, and how to contain it, preserve evidence and recover. Practice it once a year; after each incident, record the cause, the correction and what else it applies to.',
      es: 'Escribir qué se considera un incidente, incluidos los riesgos imprevistos, quién decide, a quién avisar y en qué plazo, y cómo contenerlo, conservar los indicios y recuperarse. Practicarlo una vez al año; tras cada incidente, registrar la causa, la corrección y a qué más se aplica.',
    },
    why: {
      en: 'In the first hour, there is no time to find out who may decide what.',
      es: 'En la primera hora no hay tiempo de averiguar quién puede decidir qué.',
    },
    proof: {
      en: 'The plan, the report of the last exercise, and the records of past incidents with corrections that were carried out.',
      es: 'El plan, el informe del último simulacro y los registros de incidentes pasados con las correcciones realizadas.',
    },
    often: 'yearly',
  },
  {
    key: 'incident_reports',
    what: {
      en: 'Know for each law and contract what must be reported, to whom and by when. Report serious incidents within that time, tell customers and people affected what concerns them, and keep reports and replies.',
      es: 'Saber, para cada ley y contrato, qué hay que notificar, a quién y en qué plazo. Notificar los incidentes graves dentro de ese plazo, comunicar a los clientes y a las personas afectadas lo que les concierne y conservar lo enviado y lo respondido.',
    },
    why: {
      en: 'Deadlines are short, and others can protect themselves only from what they know about.',
      es: 'Los plazos son cortos, y los demás solo pueden protegerse de lo que se les ha comunicado.',
    },
    proof: {
      en: 'The table of duties to report with deadlines and contacts, and each report sent with its time; if there was none, the exercise.',
      es: 'La tabla de obligaciones de notificación, con plazos y contactos, y cada notificación enviada con su hora; si no hubo ninguna, el simulacro.',
    },
    often: 'always',
  },
  {
    key: 'stop_switch',
    what: {
      en: 'Give named people, on every shift, a way to stop the application immediately, and define when they must use it. Stopping leaves everything in a safe state, and work continues without the application; test this on fixed dates.',
      es: 'Dar a personas designadas, en cada turno, una forma de detener la aplicación de inmediato e indicar cuándo deben hacerlo. La parada deja todo en un estado seguro y el trabajo continúa sin ella; se prueba en fechas fijas.',
    },
    why: {
      en: 'An application that fails does so at machine speed.',
      es: 'Una aplicación que falla lo hace a la velocidad de una máquina.',
    },
    proof: {
      en: 'The list of people who may stop it, and the record of the last test with the time that it took.',
      es: 'La lista de quienes pueden detenerla y el registro de la última prueba con el tiempo que llevó.',
    },
    often: 'quarterly',
  },
  {
    key: 'effect_limits',
    what: {
      en: 'Limit what a single result, or all results of a day, can cause: amounts, number of actions, people affected. Enforce the limits outside the model, and define who may lift one, for how long and with what record.',
      es: 'Limitar lo que puede causar un solo resultado, o todos los de un día: importes, número de acciones, personas afectadas. Aplicar los límites fuera del modelo e indicar quién puede levantar uno, por cuánto tiempo y con qué registro.',
    },
    why: {
      en: 'A limit turns a disastrous error into a mere nuisance.',
      es: 'Un límite convierte un error desastroso en una simple molestia.',
    },
    proof: {
      en: 'The configured limits, a test that one of them stopped, and the record of exceptions.',
      es: 'Los límites configurados, una prueba detenida por uno de ellos y el registro de excepciones.',
    },
    often: 'quarterly',
  },
  {
    key: 'retirement_plan',
    what: {
      en: 'Plan the end of the application: what triggers it, who decides, what replaces it, how users and partners are informed, which data, models and access are deleted, and which records are kept. Follow the plan and record each step.',
      es: 'Planificar cómo termina la aplicación: qué lo desencadena, quién decide, qué la sustituye, cómo se avisa a usuarios y socios, qué datos, modelos y accesos se eliminan y qué registros se conservan. Seguir el plan y registrar cada paso.',
    },
    why: {
      en: 'An application that is forgotten instead of retired keeps making decisions, unpatched and unmonitored.',
      es: 'Lo que se olvida en vez de retirarse sigue decidiendo, sin actualizaciones ni vigilancia.',
    },
    proof: {
      en: 'The plan with its last review, and for a retired version the record of what was deleted and kept.',
      es: 'El plan con su última revisión y, para una versión retirada, la constancia de lo eliminado y lo conservado.',
    },
    often: 'yearly',
  },
];
