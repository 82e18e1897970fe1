import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { UploadError } from '#domain/documents/words.ts';
import type { Role } from '#domain/enumerations.ts';
import type { VendorEnd } from '#domain/vendors/words.ts';
import { titles } from '#domain/work/en.ts';
import { titled } from '#domain/work/title.ts';
import type { Outcome, SecurityChange, ToldVerdict } from './kinds.ts';
import type { TellingWords } from './words.ts';

const CHANGED: Record<SecurityChange, string> = {
  password: 'Your password was changed',
  password_reset: 'Your password was reset',
  second_factor: 'Your second sign-in step was changed',
  passkey: 'Your passkeys were changed',
  phone: 'Your phone number was changed',
  email: 'Your email address was changed',
};

/** Roles as they appear in sentences. */
const NAMED: Record<PersonRole, string> = {
  owner: 'an owner of',
  technical_owner: 'the technical owner of',
  reviewer: 'a reviewer of',
  approver: 'an approver of',
  contact: 'the contact for people affected by',
};

const ROLE_NAMES: Record<Role, string> = {
  Administrator: 'Administrator',
  ApplicationContributor: 'Contributor',
  ApplicationReviewer: 'Reviewer',
  ApplicationApprover: 'Approver',
  ApplicationAuditor: 'Auditor',
};

/** Kinds whose names need an explanation. */
const OWNED: Partial<Record<string, string>> = { risk: 'the risk ', policy: 'the policy ' };

const DECIDED: Record<Outcome, string> = {
  approved: 'was approved',
  approved_with_conditions: 'was approved with conditions',
  rejected: 'was rejected',
};

const VERDICTS: Record<ToldVerdict, string> = {
  adverse_impact: 'Adverse impact',
  flagged: 'Beyond a threshold',
  inconclusive: 'Inconclusive',
  detectable_small: 'Statistically detectable, practically small',
  within_noise: 'Within the noise',
  no_flag: 'No flag',
  none: 'No verdict',
};

/** Counts the remaining verdicts after the most serious one. */
const andMore = (count: string) => (Number(count) > 1 ? ` (and ${Number(count) - 1} more)` : '');

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
/** Formats in UTC, so all readers see the same day. */
const on = (day: string) => days.format(new Date(day));
/** Dates of a vendor, announced in advance. */
const ENDING: Record<VendorEnd, (name: string, certificate: string, over: 'no' | 'yes') => string> = {
  notice: (name, _, over) => `The last day to terminate the contract with ${name} ${over === 'yes' ? 'was' : 'is'}`,
  contract: (name) => `The contract with ${name} expires on`,
  certificate: (name, certificate) => `${certificate} of ${name} expires on`,
};

/** Names the reader's applications that depend on a vendor. */
const uses = (application: string, more: string) => {
  if (application === '') return '';
  return more
    ? `. ${application} and ${more} more of your applications use this vendor`
    : `. ${application} uses this vendor`;
};

const KINDS: Record<AssessmentKind, string> = {
  validation: 'validation',
  monitoring: 'monitoring',
  incident: 'incident report',
};

/** `over` is fixed at notification time, so the tense stays the same later. */
const by = (due: string, over: 'no' | 'yes' = 'no') => {
  if (!due) return '';
  return over === 'yes' ? `; it was due on ${on(due)}` : `, due ${on(due)}`;
};

const REFUSED: Record<UploadError, string> = {
  empty: 'it is empty',
  too_large: 'it is too large',
  not_allowed_type: 'this file type is not supported',
  type_mismatch: 'its content does not match its file name',
  encrypted: 'it is encrypted or password-protected',
  macros: 'it contains macros',
  damaged: 'it is damaged or incomplete',
  too_complex: 'its compression is not safe to open',
  irregular: 'its structure could mislead people who open it',
  not_text: 'it is not a text file',
  unsupported_parquet: 'its columns or compression cannot be read',
  active_content: 'it would run or download something when opened',
  malware: 'it contains malware',
  not_uploaded: 'the upload did not complete',
  not_checked: 'the file check did not finish',
};

export const en: TellingWords = {
  doers: ([first = '', second, ...more]) =>
    second === undefined ? first : `${first} and ${more.length > 0 ? `${more.length + 1} others` : second}`,
  kinds: {
    made_owner: [
      'You become an owner',
      ({ name, thing }, { who }) => `${who} made you the owner of ${OWNED[thing] ?? ''}${name}`,
    ],
    owned_changed: ['Something you own changes', ({ name }, { who }) => `${who} changed ${name}`],
    assigned: [
      'You are given a role in an application',
      ({ name, role }, { who }) => `${who} made you ${NAMED[role]} ${name}`,
    ],
    mentioned: [
      'Someone mentions you in a comment',
      ({ name }, { who }) => `${who} mentioned you in a comment on ${name}`,
    ],
    commented: [
      'Someone comments on something you own or in a discussion you are part of',
      ({ name }, { who }) => `${who} commented on ${name}`,
    ],
    approval_waiting: ['An approval needs your decision', ({ name }) => `${name} is waiting for your decision`],
    approval_returned: [
      'Changes are requested to something you submitted or own',
      ({ name }, { who }) => `${who} requested changes to ${name}`,
    ],
    approval_decided: [
      'Something you submitted or own is approved or rejected',
      ({ name, outcome }) => `${name} ${DECIDED[outcome]}`,
    ],
    approval_reopened: [
      'An approval must be decided again',
      ({ name, thing }) =>
        `The approval of ${name} was reopened because its ${thing === 'vendor' ? 'criticality or risk' : 'risk tier'} has changed`,
    ],
    approval_expiring: [
      'An approval is about to expire',
      ({ name, until }) => `The approval of ${name} expires on ${on(until)}`,
    ],
    approval_expired: ['An approval expires', ({ name }) => `The approval of ${name} has expired`],
    approval_condition_given: [
      'An approval condition is assigned to you',
      ({ name, text, due }, { who }) =>
        `${who} assigned you a condition of the approval of ${name}${by(due)}: “${text}”`,
    ],
    approval_condition_due: [
      'An approval condition assigned to you is due',
      ({ name, due, over }) =>
        `A condition of the approval of ${name} ${over === 'yes' ? 'was' : 'is'} due on ${on(due)}`,
    ],
    override_requested: [
      'A different risk tier is requested, and you can decide',
      ({ name }, { who }) => `${who} requested a different risk tier for ${name}`,
    ],
    override_decided: [
      'A decision is made on a risk tier you requested',
      ({ name, outcome }, { who }) =>
        `${who} ${outcome === 'accepted' ? 'accepted' : 'rejected'} the risk tier you requested for ${name}`,
    ],
    override_expiring: [
      'A requested risk tier is about to expire',
      ({ name, until }) =>
        `The requested risk tier of ${name} applies until ${on(until)}; after that, its intake answers determine the tier again`,
    ],
    override_ended: [
      'A requested risk tier no longer applies',
      ({ name }) => `The intake answers of ${name} determine its risk tier again`,
    ],
    assessment_assigned: [
      'An assessment is assigned to you',
      ({ name, kind, due, over }, { who }) => `${who} assigned you the ${KINDS[kind]} of ${name}${by(due, over)}`,
    ],
    assessment_submitted: [
      'An assessment you can review is submitted',
      ({ name, kind }, { who }) => `${who} submitted the ${KINDS[kind]} of ${name} for review`,
    ],
    assessment_returned: [
      'An assessment is returned to you',
      ({ name, kind }, { who }) => `${who} returned the ${KINDS[kind]} of ${name} to you`,
    ],
    assessment_concluded: [
      'An assessment you own or worked on is concluded',
      ({ name, kind }, { who }) => `${who} concluded the ${KINDS[kind]} of ${name}`,
    ],
    assessment_due: [
      'An assessment assigned to you is due',
      ({ name, kind, due, over }) => `Complete the ${KINDS[kind]} of ${name}${by(due, over)}`,
    ],
    condition_given: [
      'An assessment condition is assigned to you',
      ({ name, kind, text, due }, { who }) =>
        `${who} assigned you a condition of the ${KINDS[kind]} of ${name}${by(due)}: “${text}”`,
    ],
    condition_due: [
      'An assessment condition assigned to you is due',
      ({ name, due, over }) => `A condition of an assessment of ${name} is still open${by(due, over)}`,
    ],
    control_assigned: [
      'Controls are assigned to you',
      ({ name }, { who }) => `${who} assigned you controls of ${name}`,
    ],
    control_submitted: [
      'Controls you can review are submitted',
      ({ name }, { who }) => `${who} submitted controls of ${name} for review`,
    ],
    control_returned: [
      'A control is returned to you',
      ({ name, en }, { who }) => `${who} returned “${en}” of ${name} to you`,
    ],
    control_accepted: ['Your controls are accepted', ({ name }, { who }) => `${who} accepted controls of ${name}`],
    evidence_ending: [
      'Evidence is about to expire',
      ({ name, en, evidence, until }) => `“${evidence}”, evidence for “${en}” of ${name}, expires on ${on(until)}`,
    ],
    evidence_expired: [
      'Controls are returned because evidence has expired',
      ({ name }) => `Controls of ${name} were returned because their evidence has expired`,
    ],
    vendor_date: [
      'A vendor contract or certificate is about to expire',
      ({ name, what, certificate, until, over }) => `${ENDING[what](name, certificate, over)} ${on(until)}`,
    ],
    certificate_ended: [
      'A certificate of a vendor you depend on expires',
      ({ name, certificate, until, application, more }) =>
        `${certificate} of ${name} expired on ${on(until)}${uses(application, more)}`,
    ],
    contract_ended: [
      'A contract with a vendor you depend on expires',
      ({ name, until, application, more }) =>
        `The contract with ${name} expired on ${on(until)}${uses(application, more)}`,
    ],
    model_retiring: [
      'A foundation model used by one of your applications is about to be retired',
      ({ name, model, until, over }) =>
        `${model}, which ${name} uses, ${over === 'yes' ? 'retired' : 'retires'} on ${on(until)}`,
    ],
    vendor_answered: [
      'One of your vendors answers its questionnaire',
      ({ name }) => `${name} has answered its questionnaire: review the answers, then accept or reopen it`,
    ],
    questionnaire_returned: [
      'An email with a questionnaire link cannot be delivered to your vendor',
      ({ name, why, email }) =>
        why === 'bounced'
          ? `The email to ${email} with the questionnaire link for ${name} could not be delivered: correct the address and create another link`
          : `${email} marked the email with the questionnaire link for ${name} as spam: contact the vendor in another way`,
    ],
    task_assigned: [
      'A task is assigned to you',
      ({ name, text, due, over }, { who }) => `${who} assigned you a task for ${name}${by(due, over)}: “${text}”`,
    ],
    task_due: [
      'A task assigned to you is due',
      ({ name, text, due, over }) => `A task for ${name} is still open${by(due, over)}: “${text}”`,
    ],
    task_completed: [
      'A task that you added is completed',
      ({ name, text }, { who }) => `${who} completed a task for ${name}: “${text}”`,
    ],
    policy_asked: [
      'You are asked to acknowledge a policy or complete a training',
      ({ name, policy_kind, due }) =>
        policy_kind === 'ai_literacy'
          ? `Complete the training ${name} by ${on(due)}`
          : `Read and acknowledge the policy ${name} by ${on(due)}`,
    ],
    policy_due: [
      'A policy or training that you have not acknowledged is due',
      ({ name, policy_kind, due, over }) =>
        policy_kind === 'ai_literacy'
          ? `The training ${name} is still open${by(due, over)}`
          : `The policy ${name} still needs your acknowledgement${by(due, over)}`,
    ],
    policy_review: [
      'The review of a policy that you own is due',
      ({ name, due, over }) => `The policy ${name} needs a review${by(due, over)}`,
    ],
    work_delegated: [
      'Someone delegates a task to you',
      ({ name, note, work, due, over, ...params }, { who }) => {
        const what = work ? `: ${titled(titles, { kind: work, params }, 'en')}` : '';
        return `${who} delegated a task to you for ${name}${what}${by(due, over)}${note && `${what ? '.' : ':'} “${note}”`}`;
      },
    ],
    work_weekly: [
      'Weekly summary of your tasks, every Monday',
      ({ waiting, overdue }) => `My Work: ${waiting} to do${overdue === '0' ? '' : `, ${overdue} overdue`}`,
    ],
    upload_refused: [
      'A file you uploaded cannot be used',
      ({ name, file, error }) => `${file}, which you uploaded for ${name}, cannot be used: ${REFUSED[error]}`,
    ],
    webhook_failing: [
      'A webhook you set up is failing',
      ({ name }) => `The webhook ${name} did not accept a delivery within a day`,
    ],
    test_ended: [
      'A bias test you requested finishes',
      ({ name, purpose, outcome }) =>
        `The bias test “${purpose}” of ${name} ${outcome === 'ready' ? 'has finished, and its results are ready' : 'ended without results'}`,
    ],
    verdict_changed: [
      'The verdict of a bias test changes between runs',
      ({ name, purpose, group, from, to, count }) =>
        `The verdict of the bias test “${purpose}” of ${name} changed for ${group}: from “${VERDICTS[from]}” to “${VERDICTS[to]}”${andMore(count)}`,
    ],
    test_data_missing: [
      'A scheduled bias test has no new data',
      ({ name, purpose, due }) =>
        `The bias test “${purpose}” of ${name} was scheduled for ${on(due)}, but its document has no new version: upload one to run the test`,
    ],
    export_ready: ['A file you requested is ready', ({ name }) => `Your file is ready: ${name}`],
    people_invited: [
      'The people in your file are invited',
      ({ invited, total }) => `${invited} of ${total} people in your file were invited`,
    ],
    things_imported: [
      'An import of applications or vendors finishes',
      ({ thing, imported, total }) =>
        `${imported} of ${total} ${thing === 'vendor' ? 'vendors' : 'applications'} in your file were imported`,
    ],
    role_ending: [
      'A role that you have or assigned is about to end',
      ({ holder, name, role, group, until }) => {
        const whose = { reader: 'Your role', person: `${name}’s role`, api_client: `The API client ${name}’s role` };
        return `${whose[holder]} ${ROLE_NAMES[role]} ${group === '' ? 'for everything' : `in ${group}`} ends on ${on(until)}`;
      },
    ],
    mail_returned: [
      'Emails to you cannot be delivered',
      ({ why, email }) =>
        why === 'bounced'
          ? `An email to ${email} could not be delivered, so no more emails are sent there: correct your address or contact your administrator`
          : `An email to ${email} was marked as spam, so no more emails are sent there; all notifications still appear here`,
    ],
    security: [
      'Your sign-in settings change',
      ({ what, email }) => (email ? `Your email address is now ${email}` : CHANGED[what]),
    ],
  },
};
