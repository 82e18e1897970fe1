import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { UploadError } from '#domain/documents/words.ts';
import type { Role } from '#domain/enumerations.ts';
import type { VendorEnd } from '#domain/vendors/words.ts';
import { titles } from '#domain/work/es.ts';
import { titled } from '#domain/work/title.ts';
import type { Outcome, SecurityChange, ToldVerdict } from './kinds.ts';
import type { TellingWords } from './words.ts';

const CHANGED: Record<SecurityChange, string> = {
  password: 'Se cambió su contraseña',
  password_reset: 'Se restableció su contraseña',
  second_factor: 'Se cambió el segundo paso de su inicio de sesión',
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

const ROLE_NAMES: Record<Role, string> = {
  Administrator: 'administrador',
  ApplicationContributor: 'colaborador',
  ApplicationReviewer: 'revisor',
  ApplicationApprover: 'aprobador',
  ApplicationAuditor: 'auditor',
};

/** Kinds whose names need an explanation. */
const OWNED: Partial<Record<string, string>> = { risk: 'del riesgo', policy: 'de la política' };

const DECIDED: Record<Outcome, string> = {
  approved: 'Se aprobó',
  approved_with_conditions: 'Se aprobó con condiciones',
  rejected: 'Se rechazó',
};

const VERDICTS: Record<ToldVerdict, string> = {
  adverse_impact: 'Impacto adverso',
  flagged: 'Fuera de un umbral',
  inconclusive: 'No concluyente',
  detectable_small: 'Detectable estadísticamente, pequeño en la práctica',
  within_noise: 'Dentro del ruido',
  no_flag: 'Sin señal de alerta',
  none: 'Sin veredicto',
};

/** Counts the remaining verdicts after the most serious one. */
const andMore = (count: string) => (Number(count) > 1 ? ` (y ${Number(count) - 1} más)` : '');

const days = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
/** Formats in UTC, so all readers see the same day. */
const on = (day: string) => days.format(new Date(day));
/** Dates of a vendor, announced in advance. */
const ENDING: Record<VendorEnd, (name: string, certificate: string, over: 'no' | 'yes') => string> = {
  notice: (name, _, over) => `El último día para rescindir el contrato con ${name} ${over === 'yes' ? 'fue' : 'es'} el`,
  contract: (name) => `El contrato con ${name} vence el`,
  certificate: (name, certificate) => `${certificate} de ${name} vence el`,
};

/** Names the reader's applications that depend on a vendor. */
const uses = (application: string, more: string) => {
  if (application === '') return '';
  return more
    ? `. ${application} y ${more} más de sus aplicaciones usan este proveedor`
    : `. ${application} usa este proveedor`;
};

const KINDS: Record<AssessmentKind, string> = {
  validation: 'la validación',
  monitoring: 'el seguimiento',
  incident: 'el informe de incidente',
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
  not_allowed_type: 'no se admite este tipo de archivo',
  type_mismatch: 'su contenido no corresponde a su nombre',
  encrypted: 'está cifrado o protegido con contraseña',
  macros: 'contiene macros',
  damaged: 'está dañado o incompleto',
  too_complex: 'su compresión impide abrirlo con seguridad',
  irregular: 'su estructura podría inducir a error a quien lo abra',
  not_text: 'no es un archivo de texto',
  unsupported_parquet: 'no se pueden leer sus columnas o su compresión',
  active_content: 'ejecutaría o descargaría algo al abrirse',
  malware: 'contiene software malicioso',
  not_uploaded: 'la subida no se completó',
  not_checked: 'la comprobación del archivo no terminó',
};

export const es: TellingWords = {
  doers: ([first = '', second, ...more]) =>
    second === undefined ? first : both.format([first, more.length > 0 ? `${more.length + 1} personas más` : second]),
  kinds: {
    made_owner: [
      'Le designan responsable',
      ({ name, thing }, { who, several }) =>
        `${who} le ${several ? 'designaron' : 'designó'} responsable ${OWNED[thing] ?? 'de'} ${name}`,
    ],
    owned_changed: [
      'Cambia algo de lo que usted es responsable',
      ({ name }, { who, several }) => `${who} ${several ? 'cambiaron' : 'cambió'} ${name}`,
    ],
    assigned: [
      'Le asignan una función en una aplicación',
      ({ name, role }, { who, several }) => `${who} le ${several ? 'asignaron' : 'asignó'} ${NAMED[role]} ${name}`,
    ],
    mentioned: [
      'Le mencionan en un comentario',
      ({ name }, { who, several }) =>
        `${who} le ${several ? 'mencionaron' : 'mencionó'} en un comentario sobre ${name}`,
    ],
    commented: [
      'Comentan algo de lo que usted es responsable o intervienen en una conversación en la que participa',
      ({ name }, { who, several }) =>
        `${who} ${several ? 'escribieron comentarios' : 'escribió un comentario'} sobre ${name}`,
    ],
    approval_waiting: ['Una aprobación requiere su decisión', ({ name }) => `${name} espera su decisión`],
    approval_returned: [
      'Se solicitan cambios en algo que usted presentó o de lo que es responsable',
      ({ name }, { who, several }) => `${who} ${several ? 'solicitaron' : 'solicitó'} cambios en ${name}`,
    ],
    approval_decided: [
      'Se aprueba o rechaza algo que usted presentó o de lo que es responsable',
      ({ name, outcome }) => `${DECIDED[outcome]} ${name}`,
    ],
    approval_reopened: [
      'Una aprobación debe decidirse de nuevo',
      ({ name, thing }) =>
        `La aprobación de ${name} se ha reabierto porque ha cambiado su ${thing === 'vendor' ? 'criticidad o su riesgo' : 'nivel de riesgo'}`,
    ],
    approval_expiring: [
      'Una aprobación está a punto de vencer',
      ({ name, until }) => `La aprobación de ${name} vence el ${on(until)}`,
    ],
    approval_expired: ['Vence una aprobación', ({ name }) => `La aprobación de ${name} ha vencido`],
    approval_condition_given: [
      'Le asignan una condición de aprobación',
      ({ name, text, due }, { who, several }) =>
        `${who} le ${several ? 'asignaron' : 'asignó'} una condición de la aprobación de ${name}${by(due)}: «${text}»`,
    ],
    approval_condition_due: [
      'Vence una condición de aprobación que tiene asignada',
      ({ name, due, over }) =>
        `Una condición de la aprobación de ${name} ${over === 'yes' ? 'venció' : 'vence'} el ${on(due)}`,
    ],
    override_requested: [
      'Se solicita otro nivel de riesgo y usted puede decidir',
      ({ name }, { who, several }) =>
        `${who} ${several ? 'solicitaron' : 'solicitó'} otro nivel de riesgo para ${name}`,
    ],
    override_decided: [
      'Se decide sobre un nivel de riesgo que usted solicitó',
      ({ name, outcome }, { who }) =>
        `${who} ${outcome === 'accepted' ? 'aceptó' : 'rechazó'} el nivel de riesgo que usted solicitó para ${name}`,
    ],
    override_expiring: [
      'Un nivel de riesgo solicitado está a punto de vencer',
      ({ name, until }) =>
        `El nivel de riesgo solicitado para ${name} se aplica hasta el ${on(until)}; después, lo volverán a determinar las respuestas de la evaluación inicial`,
    ],
    override_ended: [
      'Un nivel de riesgo solicitado deja de aplicarse',
      ({ name }) => `Las respuestas de la evaluación inicial vuelven a determinar el nivel de riesgo de ${name}`,
    ],
    assessment_assigned: [
      'Le asignan una evaluación',
      ({ name, kind, due, over }, { who, several }) =>
        `${who} le ${several ? 'asignaron' : 'asignó'} ${KINDS[kind]} de ${name}${by(due, over)}`,
    ],
    assessment_submitted: [
      'Se presenta una evaluación que usted puede revisar',
      ({ name, kind }, { who, several }) =>
        `${who} ${several ? 'presentaron' : 'presentó'} ${KINDS[kind]} de ${name} para su revisión`,
    ],
    assessment_returned: [
      'Le devuelven una evaluación',
      ({ name, kind }, { who, several }) =>
        `${who} le ${several ? 'devolvieron' : 'devolvió'} ${KINDS[kind]} de ${name}`,
    ],
    assessment_concluded: [
      'Se concluye una evaluación en la que trabajó o de la que es responsable',
      ({ name, kind }, { who, several }) => `${who} ${several ? 'concluyeron' : 'concluyó'} ${KINDS[kind]} de ${name}`,
    ],
    assessment_due: [
      'Vence una evaluación que tiene asignada',
      ({ name, kind, due, over }) => `Debe completar ${KINDS[kind]} de ${name}${by(due, over)}`,
    ],
    condition_given: [
      'Le asignan una condición de evaluación',
      ({ name, kind, text, due }, { who, several }) =>
        `${who} le ${several ? 'asignaron' : 'asignó'} una condición fijada en ${KINDS[kind]} de ${name}${by(due)}: «${text}»`,
    ],
    condition_due: [
      'Vence una condición de evaluación que tiene asignada',
      ({ name, due, over }) => `Sigue pendiente una condición de una evaluación de ${name}${by(due, over)}`,
    ],
    control_assigned: [
      'Le asignan controles',
      ({ name }, { who, several }) => `${who} le ${several ? 'asignaron' : 'asignó'} controles de ${name}`,
    ],
    control_submitted: [
      'Se presentan controles que usted puede revisar',
      ({ name }, { who, several }) =>
        `${who} ${several ? 'presentaron' : 'presentó'} controles de ${name} para su revisión`,
    ],
    control_returned: [
      'Le devuelven un control',
      ({ name, es }, { who, several }) => `${who} le ${several ? 'devolvieron' : 'devolvió'} «${es}» de ${name}`,
    ],
    control_accepted: [
      'Se aceptan sus controles',
      ({ name }, { who, several }) => `${who} ${several ? 'aceptaron' : 'aceptó'} controles de ${name}`,
    ],
    evidence_ending: [
      'Una evidencia está a punto de vencer',
      ({ name, es, evidence, until }) => `«${evidence}», evidencia de «${es}» de ${name}, vence el ${on(until)}`,
    ],
    evidence_expired: [
      'Se devuelven controles porque han vencido sus evidencias',
      ({ name }) => `Se devolvieron controles de ${name} porque sus evidencias han vencido`,
    ],
    vendor_date: [
      'Un contrato o un certificado de un proveedor está a punto de vencer',
      ({ name, what, certificate, until, over }) => `${ENDING[what](name, certificate, over)} ${on(until)}`,
    ],
    certificate_ended: [
      'Vence un certificado de un proveedor del que usted depende',
      ({ name, certificate, until, application, more }) =>
        `${certificate} de ${name} venció el ${on(until)}${uses(application, more)}`,
    ],
    contract_ended: [
      'Vence el contrato con un proveedor del que usted depende',
      ({ name, until, application, more }) =>
        `El contrato con ${name} venció el ${on(until)}${uses(application, more)}`,
    ],
    model_retiring: [
      'Un modelo fundacional que usa una de sus aplicaciones está a punto de retirarse',
      ({ name, model, until, over }) =>
        `${model}, que usa ${name}, se ${over === 'yes' ? 'retiró' : 'retira'} el ${on(until)}`,
    ],
    vendor_answered: [
      'Uno de sus proveedores responde al cuestionario',
      ({ name }) => `${name} ha respondido al cuestionario: revise las respuestas y acéptelo o reábralo`,
    ],
    questionnaire_returned: [
      'No se puede entregar a su proveedor un correo con el enlace a un cuestionario',
      ({ name, why, email }) =>
        why === 'bounced'
          ? `No se pudo entregar el correo enviado a ${email} con el enlace al cuestionario para ${name}: corrija la dirección y cree otro enlace`
          : `${email} marcó como no deseado el correo con el enlace al cuestionario para ${name}: póngase en contacto con el proveedor por otra vía`,
    ],
    task_assigned: [
      'Le asignan una tarea',
      ({ name, text, due, over }, { who, several }) =>
        `${who} le ${several ? 'asignaron' : 'asignó'} una tarea de ${name}${by(due, over)}: «${text}»`,
    ],
    task_due: [
      'Vence una tarea que tiene asignada',
      ({ name, text, due, over }) => `Sigue pendiente una tarea de ${name}${by(due, over)}: «${text}»`,
    ],
    task_completed: [
      'Se completa una tarea que usted añadió',
      ({ name, text }, { who, several }) =>
        `${who} ${several ? 'completaron' : 'completó'} una tarea de ${name}: «${text}»`,
    ],
    policy_asked: [
      'Se le pide que confirme una política o que termine una formación',
      ({ name, policy_kind, due }) =>
        policy_kind === 'ai_literacy'
          ? `Debe completar la formación ${name} a más tardar el ${on(due)}`
          : `Lea y confirme la política ${name} a más tardar el ${on(due)}`,
    ],
    policy_due: [
      'Vence el plazo de una política o una formación que no ha confirmado',
      ({ name, policy_kind, due, over }) =>
        policy_kind === 'ai_literacy'
          ? `La formación ${name} sigue pendiente${by(due, over)}`
          : `La política ${name} sigue pendiente de su confirmación${by(due, over)}`,
    ],
    policy_review: [
      'Vence la revisión de una política de la que es responsable',
      ({ name, due, over }) => `La política ${name} necesita una revisión${by(due, over)}`,
    ],
    work_delegated: [
      'Le delegan una tarea',
      ({ name, note, work, due, over, ...params }, { who, several }) => {
        const what = work ? `: ${titled(titles, { kind: work, params }, 'es')}` : '';
        const asked = `${who} le ${several ? 'delegaron' : 'delegó'} una tarea de ${name}${what}${by(due, over)}`;
        return `${asked}${note && `${what ? '.' : ':'} «${note}»`}`;
      },
    ],
    work_weekly: [
      'Resumen semanal de sus tareas, cada lunes',
      ({ waiting, overdue }) =>
        `Mi trabajo: ${waiting} ${waiting === '1' ? 'tarea pendiente' : 'tareas pendientes'}${overdue === '0' ? '' : `, vencidas: ${overdue}`}`,
    ],
    upload_refused: [
      'No se puede usar un archivo que usted subió',
      ({ name, file, error }) => `No se puede usar ${file}, que usted subió para ${name}: ${REFUSED[error]}`,
    ],
    webhook_failing: [
      'Falla un webhook que usted configuró',
      ({ name }) => `El webhook ${name} no aceptó una entrega en el plazo de un día`,
    ],
    test_ended: [
      'Termina una prueba de sesgo que usted solicitó',
      ({ name, purpose, outcome }) =>
        `La prueba de sesgo «${purpose}» de ${name} ${outcome === 'ready' ? 'ha terminado y sus resultados están disponibles' : 'terminó sin resultados'}`,
    ],
    verdict_changed: [
      'El veredicto de una prueba de sesgo cambia entre ejecuciones',
      ({ name, purpose, group, from, to, count }) =>
        `El veredicto de la prueba de sesgo «${purpose}» de ${name} cambió para ${group}: de «${VERDICTS[from]}» a «${VERDICTS[to]}»${andMore(count)}`,
    ],
    test_data_missing: [
      'Una prueba de sesgo programada no tiene datos nuevos',
      ({ name, purpose, due }) =>
        `La prueba de sesgo «${purpose}» de ${name} estaba programada para el ${on(due)}, pero su documento no tiene una versión nueva: suba una para ejecutar la prueba`,
    ],
    export_ready: ['Está listo un archivo que usted solicitó', ({ name }) => `Su archivo está listo: ${name}`],
    people_invited: [
      'Se invita a las personas de su archivo',
      ({ invited, total }) => `Se invitó a ${invited} de las ${total} personas de su archivo`,
    ],
    things_imported: [
      'Termina una importación de aplicaciones o proveedores',
      ({ thing, imported, total }) =>
        thing === 'vendor'
          ? `Se importaron ${imported} de los ${total} proveedores de su archivo`
          : `Se importaron ${imported} de las ${total} aplicaciones de su archivo`,
    ],
    role_ending: [
      'Está a punto de terminar un rol que usted tiene o asignó',
      ({ holder, name, role, group, until }) => {
        const called = ROLE_NAMES[role];
        const whose = {
          reader: `Su rol de ${called}`,
          person: `El rol de ${called} de ${name}`,
          api_client: `El rol de ${called} del cliente de API ${name}`,
        };
        return `${whose[holder]} ${group === '' ? 'para todo' : `en ${group}`} termina el ${on(until)}`;
      },
    ],
    mail_returned: [
      'No se pueden entregar los correos dirigidos a usted',
      ({ why, email }) =>
        why === 'bounced'
          ? `No se pudo entregar un correo enviado a ${email} y ya no se envían más: corrija su dirección o póngase en contacto con su administrador`
          : `Un correo enviado a ${email} se marcó como no deseado y ya no se envían más; todas las notificaciones siguen apareciendo aquí`,
    ],
    security: [
      'Cambia la configuración de su inicio de sesión',
      ({ what, email }) => (email ? `Su dirección de correo electrónico es ahora ${email}` : CHANGED[what]),
    ],
  },
};
