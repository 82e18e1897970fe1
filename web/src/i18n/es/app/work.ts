import { titles } from '#domain/work/es.ts';

import type { work as english } from '#web/i18n/en/app/work.ts';

export const work: typeof english = {
  title: 'Mi trabajo',
  about: 'Tareas asignadas a usted.',
  failed: 'No se pudieron cargar sus tareas.',
  more: 'Solo se muestran las 500 primeras tareas por fecha de vencimiento.',
  nothing: 'No tiene tareas pendientes',
  next: 'Próxima tarea: {{what}} ({{name}}), a partir del {{day}}.',
  nothingNext: 'Las tareas nuevas aparecerán aquí con su fecha de vencimiento.',
  keysLine: 'Teclado: j y k bajan y suben, Intro abre una tarea y e completa una tarea de un solo clic.',
  keyDone: 'Completar una tarea de un solo clic',
  isDone: 'Tarea completada.',
  notDone: 'No se pudo completar la tarea.',
  groups: {
    overdue: { title: 'Vencido', about: 'La fecha de vencimiento ya pasó.' },
    this_week: { title: 'Esta semana', about: 'Vence en los próximos siete días o no tiene fecha de vencimiento.' },
    later: { title: 'Más adelante', about: 'Vence más adelante o usted lo ha aplazado.' },
    others: { title: 'A la espera de otras personas', about: 'Por ahora no requiere ninguna acción de su parte.' },
  },
  due: 'Vence el {{day}}',
  dueToday: 'Vence hoy',
  overdueSince: 'Venció el {{day}}',
  since: 'Desde el {{day}}',
  putOff: 'Aplazado hasta el {{day}}',
  menu: 'Más acciones: {{what}}',
  acts: { delegate: 'Delegar', remind: 'Aplazar', now: 'Anular el aplazamiento', back: 'Anular la delegación' },
  delegate: {
    title: 'Delegar la tarea',
    about:
      '{{what}}: la persona que elija recibirá una notificación y hará la tarea en su lugar. Solo se muestran las personas que pueden hacerla.',
    to: 'Delegar en',
    find: 'Buscar a una persona',
    nobody: 'Ninguna otra persona puede hacer esta tarea',
    note: 'Nota',
    submit: 'Delegar',
  },
  remind: {
    title: 'Aplazar la tarea',
    about:
      '{{what}}: hasta ese día, la tarea aparece en «Más adelante» y no se cuenta. Su fecha de vencimiento no cambia.',
    on: 'Aplazar hasta',
    submit: 'Aplazar',
  },
  givenBy: '{{name}} le ha delegado esta tarea.',
  givenTo: 'Usted ha delegado esta tarea en {{name}}.',
  givenOn: 'Usted ha delegado esta tarea en {{name}}, que a su vez la ha delegado en {{now}}.',
  note: '«{{note}}»',
  notAble: 'Su rol no le permite hacerlo. Deléguelo en alguien que pueda.',
  do: {
    condition: 'Marcar como cumplida',
    assessment_condition: 'Marcar como cumplida',
    mention: 'Marcar como resuelto',
    question: 'Marcar como resuelto',
  },
  titles,
  why: {
    intake: 'Usted es responsable de la aplicación. Su nivel de riesgo depende de las respuestas.',
    approval: {
      reviewer: 'Solicitud presentada por {{by}}. Está a la espera de un revisor y usted puede decidir.',
      approver: 'Solicitud presentada por {{by}}. Está a la espera de un aprobador y usted puede decidir.',
    },
    in_review: {
      reviewer: 'Usted presentó la solicitud o es responsable. Está a la espera de un revisor.',
      approver: 'Usted presentó la solicitud o es responsable. Está a la espera de un aprobador.',
    },
    changes_requested: 'Usted presentó la solicitud o es responsable. {{by}} ha solicitado cambios.',
    approval_ending: 'Usted presentó la solicitud o es responsable.',
    approval_expired: 'Usted presentó la solicitud o es responsable.',
    condition: 'Esta condición está asignada a usted.',
    assessment: 'Está asignada a usted o es responsable de la aplicación.',
    assessment_review: 'Usted revisa esta aplicación.',
    assessment_in_review: 'Presentada por usted.',
    assessment_condition: 'Esta condición está asignada a usted.',
    control: 'Usted es responsable de este control.',
    control_review: 'Usted revisa esta aplicación.',
    control_in_review_one: 'Usted es responsable de este control.',
    control_in_review_other: 'Usted es responsable de estos controles.',
    evidence: 'La añadió usted y un control depende de ella.',
    override_decision: 'Lo ha solicitado {{by}} y usted puede decidir.',
    override_asked: 'Lo solicitó usted.',
    override_ending: 'Lo solicitó usted o es responsable de la aplicación.',
    model_retires: 'Usted es responsable de la aplicación, que utiliza este modelo.',
    mention: 'Todavía sin respuesta.',
    question: 'Todavía sin respuesta.',
    questionnaire: 'Usted es responsable de este proveedor y su cuestionario está abierto.',
    questionnaire_asked: 'Lo envió usted o es responsable del proveedor. El enlace caduca el {{day}}.',
    questionnaire_review: '{{by}} envió las respuestas. Contarán cuando usted las acepte.',
    vendor_date: 'Usted es responsable de este proveedor.',
  },
  /** For work without an owner. */
  whyUnowned: {
    intake: 'Usted añadió la aplicación, que no tiene responsable. Su nivel de riesgo depende de las respuestas.',
    in_review: {
      reviewer:
        'Usted presentó la solicitud, o añadió el registro y este no tiene responsable. Está a la espera de un revisor.',
      approver:
        'Usted presentó la solicitud, o añadió el registro y este no tiene responsable. Está a la espera de un aprobador.',
    },
    changes_requested:
      'Usted presentó la solicitud, o añadió el registro y este no tiene responsable. {{by}} ha solicitado cambios.',
    approval_ending: 'Usted presentó la solicitud, o añadió el registro y este no tiene responsable.',
    approval_expired: 'Usted presentó la solicitud, o añadió el registro y este no tiene responsable.',
    assessment: 'Está asignada a usted, o añadió la aplicación, que no tiene responsable.',
    override_ending: 'Lo solicitó usted, o añadió la aplicación, que no tiene responsable.',
    model_retires: 'Usted añadió la aplicación, que utiliza este modelo y no tiene responsable.',
    questionnaire: 'Usted añadió este proveedor, que no tiene responsable, y su cuestionario está abierto.',
    questionnaire_asked:
      'Lo envió usted, o añadió el proveedor, que no tiene responsable. El enlace caduca el {{day}}.',
    vendor_date: 'Usted añadió este proveedor, que no tiene responsable.',
  },
};
