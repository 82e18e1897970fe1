import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { UploadError } from '#domain/documents/words.ts';
import type { VendorEnd } from '#domain/vendors/words.ts';
import { titles } from '#domain/work/es.ts';
import { titled } from '#domain/work/title.ts';
import type { Outcome, SecurityChange, ToldVerdict } from './kinds.ts';
import type { TellingWords } from './words.ts';

const CHANGED: Record<SecurityChange, string> = {
  password: 'Se cambió su contraseña',
  password_reset: 'Se restableció su contraseña',
  second_factor: 'Se cambió su segundo paso para iniciar sesión',
  passkey: 'Se cambiaron sus llaves de acceso',
  phone: 'Se cambió su número de teléfono',
  email: 'Se cambió su dirección de correo electrónico',
};

/** Roles as they appear in sentences. */
const NAMED: Record<PersonRole, string> = {
  owner: 'la responsabilidad de',
  technical_owner: 'la responsabilidad técnica de',
  reviewer: 'la revisión de',
  approver: 'la aprobación de',
  contact: 'la atención a las personas afectadas por',
};

const DECIDED: Record<Outcome, string> = {
  approved: 'Se aprobó',
  approved_with_conditions: 'Se aprobó con condiciones',
  rejected: 'Se rechazó',
};

const VERDICTS: Record<ToldVerdict, string> = {
  adverse_impact: 'Impacto adverso',
  flagged: 'Fuera de un umbral',
  inconclusive: 'No concluyente',
  detectable_small: 'Diferencia estadística, pequeña en la práctica',
  within_noise: 'Dentro del ruido',
  no_flag: 'Sin señal de alerta',
  none: 'Sin juzgar',
};

/** Counts the remaining verdicts after the most serious one. */
const andMore = (count: string) => (Number(count) > 1 ? ` (y ${Number(count) - 1} más)` : '');

const days = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
/** Formats in UTC, so all readers see the same day. */
const on = (day: string) => days.format(new Date(day));
/** Dates of a vendor, announced in advance. */
const ENDING: Record<VendorEnd, (name: string, certificate: string, over: 'no' | 'yes') => string> = {
  notice: (name, _, over) => `El último día para denunciar el contrato con ${name} ${over === 'yes' ? 'fue' : 'es'} el`,
  contract: (name) => `El contrato con ${name} termina el`,
  certificate: (name, certificate) => `${certificate} de ${name} vence el`,
};

/** Names the reader's applications that depend on a vendor. */
const uses = (application: string, more: string) => {
  if (application === '') return '';
  return more ? `. Lo usan ${application} y ${more} más de las suyas` : `. Lo usa ${application}`;
};

const KINDS: Record<AssessmentKind, string> = {
  validation: 'la validación',
  monitoring: 'el seguimiento',
  incident: 'el incidente',
};

/** `over` is fixed at notification time, so the tense stays the same later. */
const by = (due: string, over: 'no' | 'yes' = 'no') => {
  if (!due) return '';
  return over === 'yes' ? `; venció el ${on(due)}` : `, con fecha límite ${on(due)}`;
};

/** Applies the Spanish rule that turns «y» into «e». */
const both = new Intl.ListFormat('es', { type: 'conjunction' });

const REFUSED: Record<UploadError, string> = {
  empty: 'está vacío',
  too_large: 'es demasiado grande',
  not_allowed_type: 'no se admiten archivos de su clase',
  type_mismatch: 'su contenido no es lo que dice su nombre',
  encrypted: 'está cifrado o protegido con contraseña',
  macros: 'contiene programas de Office',
  damaged: 'está dañado o incompleto',
  too_complex: 'está comprimido de un modo que no es seguro abrir',
  irregular: 'su estructura podría engañar al abrirlo',
  not_text: 'no es texto',
  unsupported_parquet: 'no se pueden leer sus columnas o su compresión',
  active_content: 'ejecutaría o descargaría algo al abrirse',
  malware: 'contiene un programa malicioso',
  not_uploaded: 'no llegó',
  not_checked: 'su revisión no terminó',
};

export const es: TellingWords = {
  doers: ([first = '', second, ...more]) =>
    second === undefined ? first : both.format([first, more.length > 0 ? `${more.length + 1} personas más` : second]),
  kinds: {
    made_owner: [
      'Alguien le pone como responsable',
      ({ name }, { who, several }) => `${who} le ${several ? 'pusieron' : 'puso'} como responsable de ${name}`,
    ],
    owned_changed: [
      'Alguien cambia algo de lo que usted es responsable',
      ({ name }, { who, several }) => `${who} ${several ? 'cambiaron' : 'cambió'} ${name}`,
    ],
    assigned: [
      'Alguien le asigna una función en una aplicación',
      ({ name, role }, { who, several }) => `${who} le ${several ? 'asignaron' : 'asignó'} ${NAMED[role]} ${name}`,
    ],
    mentioned: [
      'Alguien le menciona en un comentario',
      ({ name }, { who, several }) =>
        `${who} le ${several ? 'mencionaron' : 'mencionó'} en un comentario sobre ${name}`,
    ],
    commented: [
      'Alguien comenta algo que le concierne',
      ({ name }, { who, several }) => `${who} ${several ? 'comentaron' : 'comentó'} ${name}`,
    ],
    approval_waiting: ['Algo espera su decisión', ({ name }) => `${name} espera su decisión`],
    approval_returned: [
      'Alguien pide cambios en lo que usted presentó o de lo que es responsable',
      ({ name }, { who, several }) => `${who} ${several ? 'pidieron' : 'pidió'} cambios en ${name}`,
    ],
    approval_decided: [
      'Se decide lo que usted presentó o de lo que es responsable',
      ({ name, outcome }) => `${DECIDED[outcome]} ${name}`,
    ],
    approval_reopened: [
      'Hay que decidir de nuevo una aprobación',
      ({ name, thing }) =>
        `La aprobación de ${name} vuelve a estar abierta: ha cambiado su ${thing === 'vendor' ? 'criticidad o su riesgo' : 'nivel de riesgo'}`,
    ],
    approval_expiring: [
      'Una aprobación está a punto de terminar',
      ({ name, until }) => `La aprobación de ${name} termina el ${on(until)}`,
    ],
    approval_expired: ['Una aprobación ha terminado', ({ name }) => `La aprobación de ${name} ha terminado`],
    approval_condition_given: [
      'Alguien le encarga una condición de una aprobación',
      ({ name, text, due }, { who, several }) =>
        `${who} le ${several ? 'encargaron' : 'encargó'} una condición de la aprobación de ${name}${by(due)}: «${text}»`,
    ],
    approval_condition_due: [
      'Vence una condición de la que usted se ocupa',
      ({ name, due, over }) =>
        `Una condición de la aprobación de ${name} ${over === 'yes' ? 'venció' : 'vence'} el ${on(due)}`,
    ],
    override_requested: [
      'Alguien pide otro nivel de riesgo y usted puede decidir',
      ({ name }, { who, several }) => `${who} ${several ? 'pidieron' : 'pidió'} otro nivel de riesgo para ${name}`,
    ],
    override_decided: [
      'Se decide un nivel de riesgo que usted pidió',
      ({ name, outcome }, { who }) =>
        `${who} ${outcome === 'accepted' ? 'aceptó' : 'rechazó'} el nivel de riesgo que usted pidió para ${name}`,
    ],
    override_expiring: [
      'Está por terminar un nivel de riesgo que se pidió',
      ({ name, until }) => `Después del ${on(until)}, el nivel de riesgo de ${name} vuelve a seguir de sus respuestas`,
    ],
    override_ended: [
      'Ha terminado un nivel de riesgo que se pidió',
      ({ name }) => `El nivel de riesgo de ${name} vuelve a seguir de sus respuestas`,
    ],
    assessment_assigned: [
      'Alguien le asigna una evaluación',
      ({ name, kind, due, over }, { who, several }) =>
        `${who} le ${several ? 'asignaron' : 'asignó'} ${KINDS[kind]} de ${name}${by(due, over)}`,
    ],
    assessment_submitted: [
      'Alguien presenta una evaluación que usted puede revisar',
      ({ name, kind }, { who, several }) =>
        `${who} ${several ? 'presentaron' : 'presentó'} ${KINDS[kind]} de ${name} para su revisión`,
    ],
    assessment_returned: [
      'Alguien le devuelve una evaluación',
      ({ name, kind }, { who, several }) =>
        `${who} le ${several ? 'devolvieron' : 'devolvió'} ${KINDS[kind]} de ${name}`,
    ],
    assessment_concluded: [
      'Alguien concluye una evaluación que le concierne',
      ({ name, kind }, { who, several }) => `${who} ${several ? 'concluyeron' : 'concluyó'} ${KINDS[kind]} de ${name}`,
    ],
    assessment_due: [
      'Vence una evaluación suya',
      ({ name, kind, due, over }) => `Le espera ${KINDS[kind]} de ${name}${by(due, over)}`,
    ],
    condition_given: [
      'Alguien le encarga una condición de una evaluación',
      ({ name, kind, text, due }, { who, several }) =>
        `${who} le ${several ? 'encargaron' : 'encargó'} una condición de ${KINDS[kind]} de ${name}${by(due)}: «${text}»`,
    ],
    condition_due: [
      'Vence una condición suya',
      ({ name, due, over }) => `Le espera una condición de una evaluación de ${name}${by(due, over)}`,
    ],
    control_assigned: [
      'Se le asignan controles',
      ({ name }, { who, several }) => `${who} le ${several ? 'asignaron' : 'asignó'} controles de ${name}`,
    ],
    control_submitted: [
      'Se presentan controles que usted puede revisar',
      ({ name }, { who, several }) =>
        `${who} ${several ? 'presentaron' : 'presentó'} controles de ${name} para su revisión`,
    ],
    control_returned: [
      'Se le devuelve un control',
      ({ name, es }, { who, several }) => `${who} le ${several ? 'devolvieron' : 'devolvió'} «${es}» de ${name}`,
    ],
    control_accepted: [
      'Se aceptan controles suyos',
      ({ name }, { who, several }) => `${who} ${several ? 'aceptaron' : 'aceptó'} controles de ${name}`,
    ],
    evidence_ending: [
      'Una prueba está por terminar',
      ({ name, es, evidence, until }) => `«${evidence}», que prueba «${es}» de ${name}, termina el ${on(until)}`,
    ],
    evidence_expired: [
      'Se devuelven controles porque caducaron sus pruebas',
      ({ name }) => `Se devolvieron controles de ${name}: sus pruebas caducaron`,
    ],
    vendor_date: [
      'Vence un contrato o un certificado de un proveedor',
      ({ name, what, certificate, until, over }) => `${ENDING[what](name, certificate, over)} ${on(until)}`,
    ],
    certificate_ended: [
      'Venció un certificado de un proveedor del que usted depende',
      ({ name, certificate, until, application, more }) =>
        `${certificate} de ${name} venció el ${on(until)}${uses(application, more)}`,
    ],
    contract_ended: [
      'Terminó el contrato con un proveedor del que usted depende',
      ({ name, until, application, more }) =>
        `El contrato con ${name} terminó el ${on(until)}${uses(application, more)}`,
    ],
    model_retiring: [
      'Pronto se retira un modelo fundacional que usa una aplicación suya',
      ({ name, model, until, over }) =>
        `${model}, que usa ${name}, se ${over === 'yes' ? 'retiró' : 'retira'} el ${on(until)}`,
    ],
    vendor_answered: [
      'Un proveedor suyo ha respondido a su cuestionario',
      ({ name }) => `${name} ha respondido a su cuestionario: revíselo y acéptelo o vuelva a abrirlo`,
    ],
    questionnaire_returned: [
      'Un proveedor suyo no recibió el enlace a su cuestionario',
      ({ name, why, email }) =>
        why === 'bounced'
          ? `El enlace al cuestionario de ${name} no llegó a ${email}: corrija la dirección y cree otro enlace`
          : `${email} marcó como no deseado el correo con el enlace al cuestionario de ${name}: póngase en contacto por otra vía`,
    ],
    work_delegated: [
      'Alguien le encarga una tarea',
      ({ name, note, work, due, over, ...params }, { who, several }) => {
        const what = work ? `: ${titled(titles, { kind: work, params }, 'es')}` : '';
        const asked = `${who} le ${several ? 'encargaron' : 'encargó'} una tarea de ${name}${what}${by(due, over)}`;
        return `${asked}${note && `${what ? '.' : ':'} «${note}»`}`;
      },
    ],
    work_weekly: [
      'Cada lunes: lo que tiene pendiente',
      ({ waiting, overdue }) =>
        `Mi trabajo: tiene ${waiting} ${waiting === '1' ? 'asunto pendiente' : 'asuntos pendientes'}${overdue === '0' ? '' : `, vencidos: ${overdue}`}`,
    ],
    upload_refused: [
      'No se puede usar un archivo que usted subió',
      ({ name, file, error }) => `No se puede usar ${file}, que usted subió para ${name}: ${REFUSED[error]}`,
    ],
    webhook_failing: [
      'Un destino de avisos que usted configuró no responde',
      ({ name }) => `Durante un día, ${name} no aceptó los avisos que se le enviaron`,
    ],
    test_ended: [
      'Termina una prueba de sesgo que usted pidió',
      ({ name, purpose, outcome }) =>
        `La prueba de sesgo «${purpose}» de ${name} ${outcome === 'ready' ? 'tiene resultado' : 'terminó sin resultado'}`,
    ],
    verdict_changed: [
      'Cambia un dictamen de una prueba de sesgo de una ejecución a otra',
      ({ name, purpose, group, from, to, count }) =>
        `La prueba de sesgo «${purpose}» de ${name} tiene otro dictamen para ${group}: de «${VERDICTS[from]}» a «${VERDICTS[to]}»${andMore(count)}`,
    ],
    test_data_missing: [
      'Una prueba de sesgo programada no tiene datos nuevos',
      ({ name, purpose, due }) =>
        `La prueba de sesgo «${purpose}» de ${name} estaba programada para el ${on(due)}, pero su documento no tiene una versión nueva. Suba una y la prueba se ejecutará`,
    ],
    export_ready: ['Está listo un archivo que usted pidió', ({ name }) => `Su archivo está listo: ${name}`],
    people_invited: [
      'Se invitó a las personas de un archivo suyo',
      ({ invited, total }) => `Se invitó a ${invited} de las ${total} personas de su archivo`,
    ],
    things_imported: [
      'Se importó el contenido de un archivo suyo',
      ({ thing, imported, total }) =>
        thing === 'vendor'
          ? `Se importaron ${imported} de los ${total} proveedores de su archivo`
          : `Se importaron ${imported} de las ${total} aplicaciones de su archivo`,
    ],
    mail_returned: [
      'Los correos dirigidos a usted son devueltos',
      ({ why, email }) =>
        why === 'bounced'
          ? `Se devolvió un correo enviado a ${email} y ya no se envía ninguno: corrija su dirección o consulte con su administrador`
          : `Un correo enviado a ${email} se marcó como no deseado y ya no se envía ninguno: aquí se le avisa de todo`,
    ],
    security: [
      'Cambia su forma de iniciar sesión',
      ({ what, email }) => (email ? `Su dirección de correo electrónico es ahora ${email}` : CHANGED[what]),
    ],
  },
};
