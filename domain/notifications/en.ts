import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { UploadError } from '#domain/documents/words.ts';
import type { VendorEnd } from '#domain/vendors/words.ts';
import { titles } from '#domain/work/en.ts';
import { titled } from '#domain/work/title.ts';
import type { Outcome, SecurityChange, ToldVerdict } from './kinds.ts';
import type { TellingWords } from './words.ts';

const CHANGED: Record<SecurityChange, string> = {
  password: 'Your password was changed',
  password_reset: 'Your password was reset',
  second_factor: 'Your second step of signing in was changed',
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
  none: 'Not judged',
};

/** Counts the remaining verdicts after the most serious one. */
const andMore = (count: string) => (Number(count) > 1 ? ` (and ${Number(count) - 1} more)` : '');

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
/** Formats in UTC, so all readers see the same day. */
const on = (day: string) => days.format(new Date(day));
/** Dates of a vendor, announced in advance. */
const ENDING: Record<VendorEnd, (name: string, certificate: string, over: 'no' | 'yes') => string> = {
  notice: (name, _, over) => `The last day to terminate the contract with ${name} ${over === 'yes' ? 'was' : 'is'}`,
  contract: (name) => `The contract with ${name} ends on`,
  certificate: (name, certificate) => `${certificate} of ${name} ends on`,
};

/** Names the reader's applications that depend on a vendor. */
const uses = (application: string, more: string) => {
  if (application === '') return '';
  return more ? `. ${application} and ${more} more of yours use it` : `. ${application} uses it`;
};

const KINDS: Record<AssessmentKind, string> = {
  validation: 'validation',
  monitoring: 'monitoring',
  incident: 'incident',
};

/** `over` is fixed at notification time, so the tense stays the same later. */
const by = (due: string, over: 'no' | 'yes' = 'no') => {
  if (!due) return '';
  return over === 'yes' ? `; it was due on ${on(due)}` : `, due ${on(due)}`;
};

const REFUSED: Record<UploadError, string> = {
  empty: 'it is empty',
  too_large: 'it is too large',
  not_allowed_type: 'files of its kind are not taken',
  type_mismatch: 'what is in it is not what its name says',
  encrypted: 'it is encrypted or protected by a password',
  macros: 'it has macros',
  damaged: 'it is damaged or incomplete',
  too_complex: 'it is packed in a way that is not safe to open',
  irregular: 'it is put together in a way that could deceive whoever opens it',
  not_text: 'it is not text',
  unsupported_parquet: 'its columns or compression cannot be read',
  active_content: 'it would run or fetch something when it is opened',
  malware: 'it contains malicious software',
  not_uploaded: 'it never came',
  not_checked: 'its check did not end',
};

export const en: TellingWords = {
  doers: ([first = '', second, ...more]) =>
    second === undefined ? first : `${first} and ${more.length > 0 ? `${more.length + 1} others` : second}`,
  kinds: {
    made_owner: ['Somebody makes you an owner', ({ name }, { who }) => `${who} made you the owner of ${name}`],
    owned_changed: ['Somebody changes what you own', ({ name }, { who }) => `${who} changed ${name}`],
    assigned: [
      'Somebody gives you a role in an application',
      ({ name, role }, { who }) => `${who} made you ${NAMED[role]} ${name}`,
    ],
    mentioned: [
      'Somebody names you in a comment',
      ({ name }, { who }) => `${who} mentioned you in a comment on ${name}`,
    ],
    commented: ['Somebody comments on what concerns you', ({ name }, { who }) => `${who} commented on ${name}`],
    approval_waiting: ['Something waits for your decision', ({ name }) => `${name} waits for your decision`],
    approval_returned: [
      'Somebody asks for changes to what you submitted or own',
      ({ name }, { who }) => `${who} asked for changes to ${name}`,
    ],
    approval_decided: ['What you submitted or own is decided', ({ name, outcome }) => `${name} ${DECIDED[outcome]}`],
    approval_reopened: [
      'An approval has to be decided anew',
      ({ name, thing }) =>
        `The approval of ${name} is open again: its ${thing === 'vendor' ? 'criticality or risk' : 'risk tier'} has changed`,
    ],
    approval_expiring: [
      'An approval is about to end',
      ({ name, until }) => `The approval of ${name} ends on ${on(until)}`,
    ],
    approval_expired: ['An approval has ended', ({ name }) => `The approval of ${name} has ended`],
    approval_condition_given: [
      'Somebody gives you a condition of an approval to see to',
      ({ name, text, due }, { who }) =>
        `${who} gave you a condition of the approval of ${name} to see to${by(due)}: “${text}”`,
    ],
    approval_condition_due: [
      'A condition that you see to is due',
      ({ name, due, over }) =>
        `A condition of the approval of ${name} ${over === 'yes' ? 'was' : 'is'} due on ${on(due)}`,
    ],
    override_requested: [
      'Somebody asks for another risk tier, and you can decide',
      ({ name }, { who }) => `${who} asked for another risk tier of ${name}`,
    ],
    override_decided: [
      'A risk tier that you asked for is decided',
      ({ name, outcome }, { who }) => `${who} ${outcome} the risk tier that you asked for of ${name}`,
    ],
    override_expiring: [
      'A risk tier that was asked for is about to end',
      ({ name, until }) => `The risk tier of ${name} follows from its answers again after ${on(until)}`,
    ],
    override_ended: [
      'A risk tier that was asked for has ended',
      ({ name }) => `The risk tier of ${name} follows from its answers again`,
    ],
    assessment_assigned: [
      'Somebody gives you an assessment to work on',
      ({ name, kind, due, over }, { who }) =>
        `${who} gave you the ${KINDS[kind]} of ${name} to work on${by(due, over)}`,
    ],
    assessment_submitted: [
      'Somebody submits an assessment that you can review',
      ({ name, kind }, { who }) => `${who} submitted the ${KINDS[kind]} of ${name} for review`,
    ],
    assessment_returned: [
      'Somebody gives an assessment of yours back',
      ({ name, kind }, { who }) => `${who} gave the ${KINDS[kind]} of ${name} back to you`,
    ],
    assessment_concluded: [
      'Somebody concludes an assessment that concerns you',
      ({ name, kind }, { who }) => `${who} concluded the ${KINDS[kind]} of ${name}`,
    ],
    assessment_due: [
      'An assessment of yours is due',
      ({ name, kind, due, over }) => `The ${KINDS[kind]} of ${name} waits for you${by(due, over)}`,
    ],
    condition_given: [
      'Somebody gives you a condition of an assessment to see to',
      ({ name, kind, text, due }, { who }) =>
        `${who} gave you a condition of the ${KINDS[kind]} of ${name} to see to${by(due)}: “${text}”`,
    ],
    condition_due: [
      'A condition of yours is due',
      ({ name, due, over }) => `A condition of an assessment of ${name} waits for you${by(due, over)}`,
    ],
    control_assigned: [
      'You are given controls to work on',
      ({ name }, { who }) => `${who} gave you controls of ${name} to work on`,
    ],
    control_submitted: [
      'Controls that you can review are submitted',
      ({ name }, { who }) => `${who} submitted controls of ${name} for review`,
    ],
    control_returned: [
      'One of your controls is returned',
      ({ name, en }, { who }) => `${who} returned “${en}” of ${name} to you`,
    ],
    control_accepted: ['Controls of yours are accepted', ({ name }, { who }) => `${who} accepted controls of ${name}`],
    evidence_ending: [
      'Evidence is about to end',
      ({ name, en, evidence, until }) => `“${evidence}”, which shows “${en}” of ${name}, ends on ${on(until)}`,
    ],
    evidence_expired: [
      'Controls are returned because evidence has expired',
      ({ name }) => `Controls of ${name} were returned: their evidence has expired`,
    ],
    vendor_date: [
      'A contract or a certificate of a vendor is about to end',
      ({ name, what, certificate, until, over }) => `${ENDING[what](name, certificate, over)} ${on(until)}`,
    ],
    certificate_ended: [
      'A certificate of a vendor that you depend on has run out',
      ({ name, certificate, until, application, more }) =>
        `${certificate} of ${name} ended on ${on(until)}${uses(application, more)}`,
    ],
    contract_ended: [
      'A contract with a vendor that you depend on has ended',
      ({ name, until, application, more }) =>
        `The contract with ${name} ended on ${on(until)}${uses(application, more)}`,
    ],
    model_retiring: [
      'A foundation model that one of your applications uses is about to retire',
      ({ name, model, until, over }) =>
        `${model}, which ${name} uses, ${over === 'yes' ? 'retired' : 'retires'} on ${on(until)}`,
    ],
    vendor_answered: [
      'One of your vendors has answered its questionnaire',
      ({ name }) => `${name} has answered its questionnaire: look through it, and accept it or open it again`,
    ],
    questionnaire_returned: [
      'One of your vendors did not get the link to its questionnaire',
      ({ name, why, email }) =>
        why === 'bounced'
          ? `The link to the questionnaire of ${name} did not reach ${email}: correct the address and make another link`
          : `${email} marked the mail with the link to the questionnaire of ${name} as unwanted: reach them by another way`,
    ],
    work_delegated: [
      'Somebody gives you something to do',
      ({ name, note, work, due, over, ...params }, { who }) => {
        const what = work ? `: ${titled(titles, { kind: work, params }, 'en')}` : '';
        return `${who} asks you to do something of ${name}${what}${by(due, over)}${note && `${what ? '.' : ':'} “${note}”`}`;
      },
    ],
    work_weekly: [
      'Each Monday: what waits for you',
      ({ waiting, overdue }) =>
        `My Work: ${waiting} waiting for you${overdue === '0' ? '' : `, of which overdue: ${overdue}`}`,
    ],
    upload_refused: [
      'A file that you uploaded cannot be used',
      ({ name, file, error }) => `${file}, which you uploaded for ${name}, cannot be used: ${REFUSED[error]}`,
    ],
    webhook_failing: [
      'A webhook that you set up is not answered',
      ({ name }) => `The webhook ${name} did not take what was sent to it for a day`,
    ],
    test_ended: [
      'A bias test that you asked for has ended',
      ({ name, purpose, outcome }) =>
        `The bias test “${purpose}” of ${name} ${outcome === 'ready' ? 'has a result' : 'ended without a result'}`,
    ],
    verdict_changed: [
      'A verdict of a bias test changes from one run to the next',
      ({ name, purpose, group, from, to, count }) =>
        `The bias test “${purpose}” of ${name} has another verdict for ${group}: from “${VERDICTS[from]}” to “${VERDICTS[to]}”${andMore(count)}`,
    ],
    test_data_missing: [
      'A scheduled bias test has no new data',
      ({ name, purpose, due }) =>
        `The bias test “${purpose}” of ${name} was scheduled for ${on(due)}, but its document has no new version. Upload one, and the test runs`,
    ],
    export_ready: ['A file that you asked for is ready', ({ name }) => `Your file is ready: ${name}`],
    people_invited: [
      'The people in your file were invited',
      ({ invited, total }) => `${invited} of ${total} people in your file were invited`,
    ],
    things_imported: [
      'What is in your file was imported',
      ({ thing, imported, total }) =>
        `${imported} of ${total} ${thing === 'vendor' ? 'vendors' : 'applications'} in your file were imported`,
    ],
    mail_returned: [
      'Mail to you comes back',
      ({ why, email }) =>
        why === 'bounced'
          ? `Mail to ${email} came back, so nothing goes there any more: correct your address, or ask your administrator`
          : `Mail to ${email} was marked as unwanted, so nothing goes there any more: you hear of everything here`,
    ],
    security: [
      'How you sign in is changed',
      ({ what, email }) => (email ? `Your email address is now ${email}` : CHANGED[what]),
    ],
  },
};
