/**
 * Prerequisites for submitting an application or vendor for approval. Contains no schema, to keep the browser bundle
 * small.
 */

import type { IntakeVersion } from '#domain/applications/intake.ts';
import { type Assigned, missingRoles } from '#domain/applications/people.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { type CustomValues, missingFields } from '#domain/custom-fields/values.ts';
import type { ApplicationTier, ApprovalStatus } from '#domain/enumerations.ts';
import type { FieldErrorCode, FieldErrorParams } from '#domain/field-error.ts';
import { isOutdated } from '#domain/own-questions/answers.ts';
import { isOwnKey, type OwnQuestions } from '#domain/own-questions/rules.ts';
import { type Answers, sameAnswer, valuesOf } from '#domain/questions/question.ts';

/** The page on which a prerequisite is completed. */
export const CHECKED_IN = ['details', 'intake', 'people'] as const;

export type Check = {
  path: (typeof CHECKED_IN)[number];
  code: FieldErrorCode;
  params: FieldErrorParams;
  done: boolean;
};

type Submittable = {
  purpose: string;
  owner: string;
  risk_tier: ApplicationTier;
  people: readonly Pick<Assigned, 'role'>[];
  custom?: CustomValues | undefined;
  approval_status?: ApprovalStatus;
};

/** The last submitted intake, if any, and the current answers. */
export type IntakeState = {
  submitted:
    | { answers: Answers; missing: readonly string[]; provisional: boolean; isOutdated?: boolean | undefined }
    | undefined;
  answers: Answers;
};

/** `own` are the company's questions now. The intake itself demands answers to those that are required. */
export const intakeState = (
  submitted: Pick<IntakeVersion, 'answers' | 'result' | 'company_questions'> | undefined,
  { answers }: Pick<IntakeVersion, 'answers'>,
  own?: OwnQuestions,
): IntakeState => ({
  submitted: submitted && {
    answers: valuesOf(submitted.answers),
    missing: submitted.result.missing.filter((key) => !isOwnKey(key)),
    provisional: submitted.result.provisional,
    isOutdated: isOutdated(submitted, own),
  },
  answers: valuesOf(answers),
});

/** Keys of the questions with different answers. */
export const othersOf = (before: Answers, now: Answers): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((key) => !sameAnswer(before[key], now[key]));

/** Changed answers with old and new values. */
export const answersSince = (before: Answers, now: Answers) =>
  othersOf(before, now).map((question) => ({
    question,
    from: [...(before[question] ?? [])],
    to: [...(now[question] ?? [])],
  }));

const ofIntake = ({ submitted, answers }: IntakeState, isInReview: boolean): Check[] => {
  const check = (code: FieldErrorCode, done: boolean, params = {}): Check => ({ path: 'intake', code, params, done });
  if (!submitted) return [check('intake_not_submitted', false)];
  const others = othersOf(submitted.answers, answers).length;
  return [
    check('intake_not_submitted', isInReview || !submitted.isOutdated),
    check('intake_incomplete', !submitted.provisional && submitted.missing.length === 0),
    ...(others > 0 ? [check('intake_changed', false, { count: others })] : []),
  ];
};

/** Required custom fields without a value. */
const ofCustomFields = (
  fields: readonly CustomField[],
  { custom, risk_tier }: { custom?: CustomValues | undefined; risk_tier?: string },
) =>
  missingFields(fields, custom, risk_tier).map(
    ({ label, label_es }): Check => ({
      ...{ path: 'details', code: 'custom_missing', done: false },
      params: { label, label_es },
    }),
  );

/** `fields` are the custom fields of applications. */
export const checklist = (
  application: Submittable,
  intake: IntakeState,
  fields: readonly CustomField[] = [],
): Check[] => {
  const { purpose, owner, risk_tier, people } = application;
  const missing = missingRoles(risk_tier, people);
  // `owner_missing` covers the owner: a tier that demands one does not accept free text, because an owner without an
  // account cannot be notified.
  const others = missing.filter((role) => role !== 'owner');
  return [
    { path: 'details', code: 'purpose_missing', params: {}, done: purpose.trim() !== '' },
    { path: 'people', code: 'owner_missing', params: {}, done: owner !== '' && !missing.includes('owner') },
    ...ofCustomFields(fields, application),
    // Changed questions are asked before the next submission; a round in review is decided as it was submitted.
    ...ofIntake(intake, application.approval_status === 'in_review'),
    ...others.map((role): Check => ({ path: 'people', code: 'role_missing', params: { role }, done: false })),
    ...(risk_tier === 'prohibited'
      ? [{ path: 'intake' as const, code: 'tier_prohibited' as const, params: {}, done: false }]
      : []),
  ];
};

type SubmittableVendor = {
  description: string;
  criticality: string | null;
  data_shared: string | null;
  owned_by?: object | null | undefined;
  custom?: CustomValues | undefined;
};

/** `fields` are the custom fields of vendors. */
export const vendorChecklist = (vendor: SubmittableVendor, fields: readonly CustomField[] = []): Check[] => {
  const { description, criticality, data_shared, owned_by } = vendor;
  const check = (code: FieldErrorCode, done: boolean): Check => ({ path: 'details', code, params: {}, done });
  return [
    check('provided_missing', description.trim() !== ''),
    check('criticality_missing', criticality !== null),
    check('data_shared_missing', data_shared !== null),
    check('owner_missing', Boolean(owned_by)),
    ...ofCustomFields(fields, { custom: vendor.custom }),
  ];
};
