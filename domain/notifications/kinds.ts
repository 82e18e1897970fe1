/**
 * What people are told of, each kind a line here and a text in each language (en.ts, es.ts). No schema lives here, so that
 * the browser can have it.
 */

import { PERSON_ROLES } from '#domain/applications/people.ts';
import { ASSESSMENT_KINDS } from '#domain/assessments/words.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { UPLOAD_ERRORS } from '#domain/documents/words.ts';
import { MAIL_RETURNS } from '#domain/enumerations.ts';
import { MOST_OF_A_TEXT } from '#domain/excerpt.ts';
import { keysOf } from '#domain/keys-of.ts';
import { anId, choice, type DraftOf, oneOf, optional, type Rules, required } from '#domain/rules.ts';
import { THINGS, type Thing } from '#domain/subject-key.ts';
import { VENDOR_ENDS } from '#domain/vendors/words.ts';
import { workPath } from '#domain/work/path.ts';
import { WORK_KINDS } from '#domain/work/words.ts';

/** How somebody hears of a kind: in the product, there and by mail, or not at all. */
export const WAYS = ['here', 'mail', 'none'] as const;
export type Way = (typeof WAYS)[number];

/** What of somebody's way to sign in was changed. */
export const SECURITY_CHANGES = ['password', 'password_reset', 'second_factor', 'passkey', 'phone', 'email'] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

const anApplication = { id: anId, name: required('line', 200) };
/** What people approve and speak about. What was told before a vendor was one of them is of an application. */
const aSubject = { ...anApplication, thing: choice(THINGS, 'application') };
const aThing = { thing: oneOf(THINGS), id: anId, name: required('line', 200) };

type Kind<P extends Rules, D extends Way | 'always' = Way | 'always'> = {
  /** What there is to say, beside who did it. */
  params: P;
  /** How whoever has chosen nothing hears of it. What is `always` mailed is nobody's to turn off. */
  way: D;
  /** Of those that share this, whoever has not read the first one yet has one that grows. */
  alike?(params: DraftOf<P>): string;
  link(params: DraftOf<P>): string;
};

const kind = <const P extends Rules, const D extends Way | 'always'>(one: Kind<P, D>) => one;

/** What became of what was submitted. */
const OUTCOMES = ['approved', 'approved_with_conditions', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What became of another tier that was asked for. */
const OVERRIDE_OUTCOMES = ['accepted', 'refused'] as const;

/** What came of a bias test: a result, or none. */
const TEST_OUTCOMES = ['ready', 'error'] as const;

/** The verdict of a comparison in one run; `none` if that run did not judge it. */
export const TOLD_VERDICTS = [...BIAS_VERDICTS, 'none'] as const;
export type ToldVerdict = (typeof TOLD_VERDICTS)[number];

const toOverTime = ({ id, test }: { id: string; test: string }) =>
  `/application-testing/results/${id}/${test}/over-time`;

const aDay = required('day', 10);
/** Whether its day was over already, where the company is, when somebody was told. */
const isOver = choice(['yes', 'no'], 'no');
export const saidToBeOver = (day: string, today: string): 'no' | 'yes' => (day !== '' && day < today ? 'yes' : 'no');
/** As much of what people wrote as is read at a glance. */
const anExcerpt = required('lines', MOST_OF_A_TEXT);

const aComment = { ...aSubject, comment: anId };

export const linkTo = ({ thing, id }: { thing: Thing; id: string }) => `/${thing}s/detail/${id}`;

const anAssessment = {
  ...anApplication,
  assessment: anId,
  kind: oneOf(ASSESSMENT_KINDS),
  due: optional('day', 10),
  over: isOver,
};

const toAssessment = ({ id, assessment }: { id: string; assessment: string }) =>
  `/applications/detail/${id}/assessments/${assessment}`;

const toComment = ({ comment, ...of }: { thing: Thing; id: string; comment: string }) =>
  `${linkTo(of)}/comments?comment=${comment}`;

const toApproval = (of: { thing: Thing; id: string }) => `${linkTo(of)}/approval`;

const toOverride = ({ id }: { id: string }) => `/applications/detail/${id}/intake#tier-override`;

/** With its title in each language: no text of the catalogue is in the browser. */
const aControl = {
  ...anApplication,
  control: required('line', 100),
  en: required('line', 200),
  es: required('line', 200),
};

const toControl = ({ id, control }: { id: string; control: string }) =>
  `/applications/detail/${id}/controls/${encodeURIComponent(control)}`;
const toControls = ({ id }: { id: string }) => `/applications/detail/${id}/controls`;

/** What it takes to word something that waits for somebody, and to find it. */
const aTask = {
  ...{ text: optional('lines', MOST_OF_A_TEXT), en: optional('line', 200), es: optional('line', 200) },
  ...{ count: optional('line', 10), model: optional('line', 201), state: optional('line', 100) },
  ...{ what: optional('line', 100), certificate: optional('line', 200), assessment_kind: optional('line', 100) },
  ...{ control: optional('line', 100), assessment: optional('line', 100), comment: optional('line', 100) },
};

export const TASK_PARAMS = keysOf(aTask);

/** With one of their own that uses it, and how many more there are. */
const anEndOfVendor = {
  ...{ id: anId, name: required('line', 200), until: aDay },
  ...{ application: optional('line', 200), more: optional('line', 10) },
};

export const KINDS = {
  made_owner: kind({ params: aThing, way: 'mail', link: linkTo }),
  owned_changed: kind({ params: aThing, way: 'here', alike: ({ id }) => id, link: linkTo }),
  assigned: kind({
    params: { ...anApplication, role: oneOf(PERSON_ROLES) },
    way: 'mail',
    link: ({ id }) => `/applications/detail/${id}/people`,
  }),
  mentioned: kind({ params: aComment, way: 'mail', link: toComment }),
  commented: kind({ params: aComment, way: 'here', alike: ({ id }) => id, link: toComment }),
  approval_waiting: kind({ params: aSubject, way: 'mail', link: toApproval }),
  approval_returned: kind({ params: aSubject, way: 'mail', link: toApproval }),
  approval_decided: kind({ params: { ...aSubject, outcome: oneOf(OUTCOMES) }, way: 'mail', link: toApproval }),
  approval_reopened: kind({ params: aSubject, way: 'mail', link: toApproval }),
  approval_expiring: kind({ params: { ...aSubject, until: aDay }, way: 'mail', link: toApproval }),
  approval_expired: kind({ params: aSubject, way: 'mail', link: toApproval }),
  approval_condition_given: kind({
    params: { ...aSubject, text: anExcerpt, due: aDay },
    way: 'mail',
    link: toApproval,
  }),
  approval_condition_due: kind({ params: { ...aSubject, due: aDay, over: isOver }, way: 'mail', link: toApproval }),
  override_requested: kind({ params: anApplication, way: 'mail', link: toOverride }),
  override_decided: kind({
    params: { ...anApplication, outcome: oneOf(OVERRIDE_OUTCOMES) },
    way: 'mail',
    link: toOverride,
  }),
  override_expiring: kind({ params: { ...anApplication, until: aDay }, way: 'here', link: toOverride }),
  override_ended: kind({ params: anApplication, way: 'mail', link: toOverride }),
  assessment_assigned: kind({ params: anAssessment, way: 'mail', link: toAssessment }),
  assessment_submitted: kind({ params: anAssessment, way: 'here', link: toAssessment }),
  assessment_returned: kind({ params: anAssessment, way: 'mail', link: toAssessment }),
  assessment_concluded: kind({ params: anAssessment, way: 'here', link: toAssessment }),
  assessment_due: kind({ params: anAssessment, way: 'mail', link: toAssessment }),
  condition_given: kind({ params: { ...anAssessment, text: anExcerpt }, way: 'mail', link: toAssessment }),
  condition_due: kind({ params: anAssessment, way: 'mail', link: toAssessment }),
  control_assigned: kind({ params: anApplication, way: 'mail', alike: ({ id }) => id, link: toControls }),
  control_submitted: kind({ params: anApplication, way: 'here', alike: ({ id }) => id, link: toControls }),
  control_returned: kind({ params: aControl, way: 'mail', link: toControl }),
  control_accepted: kind({ params: anApplication, way: 'here', alike: ({ id }) => id, link: toControls }),
  evidence_ending: kind({
    params: { ...aControl, evidence: required('line', 200), until: aDay },
    way: 'mail',
    alike: ({ id, evidence }) => `${id} ${evidence}`,
    link: toControl,
  }),
  evidence_expired: kind({ params: anApplication, way: 'mail', alike: ({ id }) => id, link: toControls }),
  vendor_date: kind({
    params: {
      ...{ id: anId, name: required('line', 200), what: oneOf(VENDOR_ENDS) },
      ...{ certificate: optional('line', 200), until: aDay, over: isOver },
    },
    way: 'mail',
    alike: ({ id, what, certificate }) => `${id} ${what} ${certificate}`,
    link: ({ id }) => `/vendors/detail/${id}`,
  }),
  certificate_ended: kind({
    params: { ...anEndOfVendor, certificate: required('line', 200) },
    way: 'mail',
    link: ({ id }) => `/vendors/detail/${id}`,
  }),
  contract_ended: kind({ params: anEndOfVendor, way: 'mail', link: ({ id }) => `/vendors/detail/${id}` }),
  model_retiring: kind({
    params: { ...anApplication, model: required('line', 201), until: aDay, over: isOver },
    way: 'mail',
    alike: ({ id, model }) => `${id} ${model}`,
    link: ({ id }) => `/applications/detail/${id}`,
  }),
  vendor_answered: kind({
    params: { id: anId, name: required('line', 200) },
    way: 'mail',
    link: ({ id }) => `/vendors/detail/${id}/questionnaire`,
  }),
  questionnaire_returned: kind({
    params: { id: anId, name: required('line', 200), why: oneOf(MAIL_RETURNS), email: required('line', 254) },
    way: 'mail',
    link: ({ id }) => `/vendors/detail/${id}/questionnaire`,
  }),
  work_delegated: kind({
    // Which kind of work it is was not kept at first, nor what it takes to word it.
    params: {
      ...aThing,
      ...aTask,
      work: choice(WORK_KINDS, null),
      due: optional('day', 10),
      over: isOver,
      note: optional('lines', 500),
    },
    way: 'mail',
    link: ({ work, thing, id, ...params }) =>
      work === null ? '/my-work' : workPath({ kind: work, thing: { kind: thing, id }, params }),
  }),
  work_weekly: kind({
    params: { waiting: required('line', 10), overdue: required('line', 10) },
    way: 'none',
    alike: () => 'weekly',
    link: () => '/my-work',
  }),
  upload_refused: kind({
    params: { ...aSubject, document: anId, file: required('line', 200), error: oneOf(UPLOAD_ERRORS) },
    way: 'mail',
    link: (of) => `${linkTo(of)}/documents`,
  }),
  test_ended: kind({
    params: { ...anApplication, test: anId, purpose: required('line', 100), outcome: oneOf(TEST_OUTCOMES) },
    way: 'here',
    link: ({ id, test, outcome }) =>
      `/application-testing/${outcome === 'ready' ? 'results' : 'status-details'}/${id}/${test}`,
  }),
  verdict_changed: kind({
    params: {
      ...{ ...anApplication, test: anId, purpose: required('line', 100), group: optional('line', 500) },
      ...{ from: oneOf(TOLD_VERDICTS), to: oneOf(TOLD_VERDICTS), count: required('line', 10) },
    },
    way: 'mail',
    link: toOverTime,
  }),
  test_data_missing: kind({
    params: { ...anApplication, test: anId, purpose: required('line', 100), due: aDay },
    way: 'mail',
    link: toOverTime,
  }),
  export_ready: kind({
    params: { id: anId, name: required('line', 200) },
    way: 'here',
    link: ({ id }) => `/exports/${id}`,
  }),
  people_invited: kind({
    params: { id: anId, invited: required('line', 10), total: required('line', 10) },
    way: 'here',
    link: ({ id }) => `/manage-users/invitations?batch=${id}`,
  }),
  things_imported: kind({
    params: { id: anId, thing: oneOf(THINGS), imported: required('line', 10), total: required('line', 10) },
    way: 'here',
    link: ({ id, thing }) => `/${thing}s/import?batch=${id}`,
  }),
  webhook_failing: kind({
    params: { id: anId, name: required('line', 200) },
    way: 'mail',
    link: ({ id }) => `/api-access/webhooks/${id}`,
  }),
  mail_returned: kind({
    params: { why: oneOf(MAIL_RETURNS), email: required('line', 254) },
    way: 'here',
    link: () => '/settings',
  }),
  security: kind({
    params: { what: oneOf(SECURITY_CHANGES), email: optional('line', 254) },
    way: 'always',
    link: ({ what }) => (what === 'email' ? '/settings' : '/settings/security'),
  }),
};

export type KindName = keyof typeof KINDS;
export type Params<K extends KindName = KindName> = DraftOf<(typeof KINDS)[K]['params']>;

/** What somebody is told, of any kind. */
export type What = { [K in KindName]: { kind: K; params: Params<K> } }[KindName];

/** A kind as whoever takes each alike sees it: its functions are asked with params that its own rules have checked. */
export const kindOf = (name: KindName) => KINDS[name] as Kind<Rules>;

export const KIND_NAMES = keysOf(KINDS);

/** Those that are for everybody to choose. */
export type ChosenKind = { [K in KindName]: (typeof KINDS)[K]['way'] extends 'always' ? never : K }[KindName];

export const CHOSEN_KINDS = KIND_NAMES.filter((name): name is ChosenKind => KINDS[name].way !== 'always');

/** How somebody who has chosen this much hears of a kind. */
export const wayOf = (name: KindName, chosen: Readonly<Record<string, Way | undefined>>): Way => {
  const { way } = KINDS[name];
  return way === 'always' ? 'mail' : (chosen[name] ?? way);
};
