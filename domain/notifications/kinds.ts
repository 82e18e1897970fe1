/**
 * Notification kinds: one line each here and a text in each language (`en.ts`, `es.ts`). Contains no schema, to keep
 * the browser bundle small.
 */

import { PERSON_ROLES } from '#domain/applications/people.ts';
import { ASSESSMENT_KINDS } from '#domain/assessments/words.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { UPLOAD_ERRORS } from '#domain/documents/words.ts';
import { MAIL_RETURNS, ROLES } from '#domain/enumerations.ts';
import { keysOf } from '#domain/keys-of.ts';
import { POLICY_KINDS } from '#domain/policies/words.ts';
import { anId, choice, type DraftOf, oneOf, optional, type Rules, required } from '#domain/rules.ts';
import { SUBJECT_KINDS, type SubjectKind, TASK_SUBJECTS, type TaskSubjectKind } from '#domain/subject-key.ts';
import { MOST_OF_A_TEXT } from '#domain/text/excerpt.ts';
import { VENDOR_ENDS } from '#domain/vendors/words.ts';
import { subjectPath, workPath } from '#domain/work/path.ts';
import { WORK_KINDS } from '#domain/work/words.ts';

/** Channels: in the product, also by mail, or off. */
export const CHANNELS = ['here', 'mail', 'none'] as const;
export type NotificationChannel = (typeof CHANNELS)[number];

export const SECURITY_CHANGES = ['password', 'password_reset', 'second_factor', 'passkey', 'phone', 'email'] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

const anApplication = { id: anId, name: required('line', 200) };
/** Subject of a notification. Notifications from before vendors were subjects default to applications. */
const aSubject = { ...anApplication, thing: choice(SUBJECT_KINDS, 'application') };
const aSubjectRef = { thing: oneOf(SUBJECT_KINDS), id: anId, name: required('line', 200) };

/** Foundation models can have tasks, too. */
const aTaskSubjectRef = { ...aSubjectRef, thing: oneOf(TASK_SUBJECTS) };

/** Risks of the register and policies have an owner, too. */
const OWNED_THINGS = [...SUBJECT_KINDS, 'risk', 'policy'] as const;

type Kind<P extends Rules, D extends NotificationChannel | 'always' = NotificationChannel | 'always'> = {
  /** Parameters of the text, besides the actors. */
  params: P;
  /** Default channel. `always` is mailed and cannot be turned off. */
  way: D;
  /** Grouping key. An unread notification with the same key grows instead of adding another one. */
  alike?(params: DraftOf<P>): string;
  link(params: DraftOf<P>): string;
};

const kind = <const P extends Rules, const D extends NotificationChannel | 'always'>(one: Kind<P, D>) => one;

const OUTCOMES = ['approved', 'approved_with_conditions', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes of a requested tier override. */
const OVERRIDE_OUTCOMES = ['accepted', 'refused'] as const;

const TEST_OUTCOMES = ['ready', 'error'] as const;

/** The verdict of a comparison in one run; `none` if that run did not judge it. */
export const TOLD_VERDICTS = [...BIAS_VERDICTS, 'none'] as const;
export type ToldVerdict = (typeof TOLD_VERDICTS)[number];

const toOverTime = ({ id, test }: { id: string; test: string }) =>
  `/application-testing/results/${id}/${test}/over-time`;

/** Whose role ends: the reader's own, or one that the reader assigned. */
const ROLE_HOLDERS = ['reader', 'person', 'api_client'] as const;

const aDay = required('day', 10);
/** Whether the due date had passed in the company's time zone when the notification was created. */
const isOver = choice(['yes', 'no'], 'no');
export const saidToBeOver = (day: string, today: string): 'no' | 'yes' => (day !== '' && day < today ? 'yes' : 'no');
/** Excerpt of a text that a person wrote. */
const anExcerpt = required('lines', MOST_OF_A_TEXT);

const aComment = { ...aSubject, comment: anId };

export const linkTo = ({ thing, id }: { thing: (typeof OWNED_THINGS)[number]; id: string }) =>
  subjectPath({ kind: thing, id });

const anAssessment = {
  ...anApplication,
  assessment: anId,
  kind: oneOf(ASSESSMENT_KINDS),
  due: optional('day', 10),
  over: isOver,
};

const toAssessment = ({ id, assessment }: { id: string; assessment: string }) =>
  `/applications/detail/${id}/assessments/${assessment}`;

const toComment = ({ comment, ...of }: { thing: SubjectKind; id: string; comment: string }) =>
  `${linkTo(of)}/comments?comment=${comment}`;

const toApproval = (of: { thing: SubjectKind; id: string }) => `${linkTo(of)}/approval`;

const toOverride = ({ id }: { id: string }) => `/applications/detail/${id}/intake#tier-override`;

/** Includes the title in both languages, because the browser does not load the catalog. */
const aControl = {
  ...anApplication,
  control: required('line', 100),
  en: required('line', 200),
  es: required('line', 200),
};

const toControl = ({ id, control }: { id: string; control: string }) =>
  `/applications/detail/${id}/controls/${encodeURIComponent(control)}`;
const toControls = ({ id }: { id: string }) => `/applications/detail/${id}/controls`;

const aTaskOf = {
  ...aTaskSubjectRef,
  ...{ task: anId, text: anExcerpt, due: optional('day', 10), over: isOver },
};

const toTask = ({ thing, id, task }: { thing: TaskSubjectKind; id: string; task: string }) =>
  workPath({ kind: 'task', thing: { kind: thing, id }, params: { task } });

/** Parameters that a work item needs for its title and link. */
const aTask = {
  ...{ text: optional('lines', MOST_OF_A_TEXT), en: optional('line', 200), es: optional('line', 200) },
  ...{ count: optional('line', 10), model: optional('line', 201), state: optional('line', 100) },
  ...{ what: optional('line', 100), certificate: optional('line', 200), assessment_kind: optional('line', 100) },
  ...{ control: optional('line', 100), assessment: optional('line', 100), comment: optional('line', 100) },
  risk: optional('line', 100),
  task: optional('line', 100),
};

export const TASK_PARAMS = keysOf(aTask);

/** Names one of the reader's applications that use the vendor and counts the others. */
const anEndOfVendor = {
  ...{ id: anId, name: required('line', 200), until: aDay },
  ...{ application: optional('line', 200), more: optional('line', 10) },
};

const aPolicy = { id: anId, name: required('line', 200), due: aDay };

const toPolicy = ({ id }: { id: string }) => linkTo({ thing: 'policy', id });

export const KINDS = {
  made_owner: kind({ params: { ...aSubjectRef, thing: oneOf(OWNED_THINGS) }, way: 'mail', link: linkTo }),
  owned_changed: kind({ params: aSubjectRef, way: 'here', alike: ({ id }) => id, link: linkTo }),
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
  task_assigned: kind({ params: aTaskOf, way: 'mail', link: toTask }),
  task_due: kind({ params: aTaskOf, way: 'mail', link: toTask }),
  task_completed: kind({ params: aTaskOf, way: 'here', link: toTask }),
  policy_asked: kind({ params: { ...aPolicy, policy_kind: oneOf(POLICY_KINDS) }, way: 'mail', link: toPolicy }),
  policy_due: kind({
    params: { ...aPolicy, policy_kind: oneOf(POLICY_KINDS), over: isOver },
    way: 'mail',
    link: toPolicy,
  }),
  policy_review: kind({ params: { ...aPolicy, over: isOver }, way: 'mail', link: toPolicy }),
  work_delegated: kind({
    // Older notifications lack the kind of work and its parameters.
    params: {
      ...aTaskSubjectRef,
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
    params: { id: anId, thing: oneOf(SUBJECT_KINDS), imported: required('line', 10), total: required('line', 10) },
    way: 'here',
    link: ({ id, thing }) => `/${thing}s/import?batch=${id}`,
  }),
  webhook_failing: kind({
    params: { id: anId, name: required('line', 200) },
    way: 'mail',
    link: ({ id }) => `/api-access/webhooks/${id}`,
  }),
  role_ending: kind({
    params: {
      ...{ holder: oneOf(ROLE_HOLDERS), id: required('line', 200), name: required('line', 254), role: oneOf(ROLES) },
      // Empty for a role that covers everything.
      ...{ group: optional('line', 200), until: aDay },
    },
    way: 'mail',
    link: ({ holder, id }) =>
      holder === 'reader' ? '/settings' : `${holder === 'person' ? '/manage-users' : '/api-access'}/${id}`,
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

export type What = { [K in KindName]: { kind: K; params: Params<K> } }[KindName];

/** A kind for generic code. The cast is safe because its functions receive params that its own rules checked. */
export const kindOf = (name: KindName) => KINDS[name] as Kind<Rules>;

export const KIND_NAMES = keysOf(KINDS);

/** Kinds with a channel that users can choose. */
export type ChosenKind = { [K in KindName]: (typeof KINDS)[K]['way'] extends 'always' ? never : K }[KindName];

export const CHOSEN_KINDS = KIND_NAMES.filter((name): name is ChosenKind => KINDS[name].way !== 'always');

/** The channel of a kind for a person with these preferences. */
export const channelOf = (
  name: KindName,
  chosen: Readonly<Record<string, NotificationChannel | undefined>>,
): NotificationChannel => {
  const { way } = KINDS[name];
  return way === 'always' ? 'mail' : (chosen[name] ?? way);
};
