import { expect, test } from 'vitest';
import * as z from 'zod';
import { Application } from '#domain/applications/application.ts';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { Assessment } from '#domain/assessments/assessment.ts';
import { ASSESSMENT_QUESTIONS } from '#domain/assessments/questions.ts';
import { ASSESSMENT_KINDS } from '#domain/assessments/words.ts';
import { AUDITED_KINDS } from '#domain/audit/words.ts';
import { BiasVerdict } from '#domain/bias/figures.ts';
import { BiasThresholds } from '#domain/bias/thresholds.ts';
import { ApiClient } from '#domain/clients/client.ts';
import { Company } from '#domain/company/company.ts';
import { Control } from '#domain/controls/control.ts';
import { Directory, DirectoryGroup } from '#domain/directory/directory.ts';
import { KeptDocument } from '#domain/documents/document.ts';
import { Recorded } from '#domain/entity.ts';
import { ResourceGroup } from '#domain/groups/group.ts';
import { ListView } from '#domain/list/view.ts';
import { FoundationModel } from '#domain/models/model.ts';
import { User } from '#domain/people/user.ts';
import { CHOSEN_KINDS, WAYS } from '#domain/telling/kinds.ts';
import { KeptTest } from '#domain/tests/test.ts';
import { TEST_ERRORS } from '#domain/tests/words.ts';
import { Vendor } from '#domain/vendors/vendor.ts';
import { CHOICES } from '#web/components/trail/choices.ts';
import { afterSignIn as enAfter } from '#web/i18n/en/after-sign-in.ts';
import { beforeSignIn as enBefore } from '#web/i18n/en/before-sign-in.ts';
import { duringSignIn as enDuring } from '#web/i18n/en/during-sign-in.ts';
import { inAdmin as enAdmin } from '#web/i18n/en/in-admin.ts';
import { inApplicationFrameworks as enApplicationFrameworks } from '#web/i18n/en/in-application-frameworks.ts';
import { inApplicationPeople as enPeople } from '#web/i18n/en/in-application-people.ts';
import { inApproval as enApproval } from '#web/i18n/en/in-approval.ts';
import { inAssessments as enAssessments } from '#web/i18n/en/in-assessments.ts';
import { inDocuments as enDocuments } from '#web/i18n/en/in-documents.ts';
import { inFrameworks as enFrameworks } from '#web/i18n/en/in-frameworks.ts';
import { inIntake as enIntake } from '#web/i18n/en/in-intake.ts';
import { inRisks as enRisks } from '#web/i18n/en/in-risks.ts';
import { inSettings as enSettings } from '#web/i18n/en/in-settings.ts';
import { inTestKit as enTestKit } from '#web/i18n/en/in-test-kit.ts';
import { inTestResults as enTestResults } from '#web/i18n/en/in-test-results.ts';
import { inTesting as enTesting } from '#web/i18n/en/in-testing.ts';
import { afterSignIn as esAfter } from '#web/i18n/es/after-sign-in.ts';
import { beforeSignIn as esBefore } from '#web/i18n/es/before-sign-in.ts';
import { duringSignIn as esDuring } from '#web/i18n/es/during-sign-in.ts';
import { inAdmin as esAdmin } from '#web/i18n/es/in-admin.ts';
import { inApplicationFrameworks as esApplicationFrameworks } from '#web/i18n/es/in-application-frameworks.ts';
import { inApplicationPeople as esPeople } from '#web/i18n/es/in-application-people.ts';
import { inApproval as esApproval } from '#web/i18n/es/in-approval.ts';
import { inAssessments as esAssessments } from '#web/i18n/es/in-assessments.ts';
import { inDocuments as esDocuments } from '#web/i18n/es/in-documents.ts';
import { inFrameworks as esFrameworks } from '#web/i18n/es/in-frameworks.ts';
import { inIntake as esIntake } from '#web/i18n/es/in-intake.ts';
import { inRisks as esRisks } from '#web/i18n/es/in-risks.ts';
import { inSettings as esSettings } from '#web/i18n/es/in-settings.ts';
import { inTestKit as esTestKit } from '#web/i18n/es/in-test-kit.ts';
import { inTestResults as esTestResults } from '#web/i18n/es/in-test-results.ts';
import { inTesting as esTesting } from '#web/i18n/es/in-testing.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const english = new Map(
  flat({
    ...enBefore,
    ...enDuring,
    ...enAfter,
    ...enSettings,
    ...enAdmin,
    ...enIntake,
    ...enRisks,
    ...enApplicationFrameworks,
    ...enPeople,
    ...enApproval,
    ...enFrameworks,
    ...enDocuments,
    ...enAssessments,
    ...enTesting,
    ...enTestKit,
    ...enTestResults,
  }),
);
const spanish = new Map(
  flat({
    ...esBefore,
    ...esDuring,
    ...esAfter,
    ...esSettings,
    ...esAdmin,
    ...esIntake,
    ...esRisks,
    ...esApplicationFrameworks,
    ...esPeople,
    ...esApproval,
    ...esFrameworks,
    ...esDocuments,
    ...esAssessments,
    ...esTesting,
    ...esTestKit,
    ...esTestResults,
  }),
);

const placeholders = (text = '') => [...text.matchAll(/{{(\w+)(?:, number)?}}/g)].map(([, name]) => name).toSorted();

test('every text is there in both languages', () => {
  // Spanish has a form for millions that English lacks.
  const keys = [...spanish.keys()].filter((key) => !key.endsWith('_many'));
  expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
});

test('a text says the same things in both languages', () => {
  for (const [key, text] of english) expect([key, placeholders(spanish.get(key))]).toEqual([key, placeholders(text)]);
});

test('no text is empty', () => {
  for (const [key, text] of [...english, ...spanish]) expect([key, text.trim()]).not.toEqual([key, '']);
});

test('English is spelled in one way, the American, but for what identity says word for word', () => {
  const british =
    /\b\w*(?:[^aeiou]isation|(?:organ|recogn|summar|author|minim|maxim|final)is|ancell|colour|behaviour|favour|centre|catalogue|licence|defence|analys[ei])/i;
  const said = [...english.values()].filter((text) => british.test(text));
  expect(said).toEqual(['User cancelled OAuth flow.']);
});

const AUDITED = [
  Application,
  ApprovalFacts,
  ApprovalFacts.shape.reopened.unwrap(),
  Assessment,
  // Of a control, the trail tells what its state was in words of its own.
  Control.pick({ owner: true, due_on: true, implementation: true, justification: true, evidence: true }),
  z.object({ control_state: Control.shape.state }),
  // What its state was, the status of its approval says.
  Vendor.omit({ state: true }),
  FoundationModel,
  User,
  ResourceGroup,
  ApiClient,
  Company,
  Directory,
  DirectoryGroup,
  KeptDocument,
  KeptTest.pick({ purpose: true }),
  BiasThresholds,
  z.object({ tested_model: z.string(), bias_verdict: BiasVerdict, test_error: z.enum(TEST_ERRORS) }),
  ListView,
];

test('the audit trail has words for whatever has one, and for each field of it', () => {
  const fields = AUDITED.flatMap(({ shape }) => Object.keys(shape)).filter((field) => !(field in Recorded.shape));
  const keys = [
    ...AUDITED_KINDS.map((kind) => `audit.kinds.${kind}`),
    ...fields.map((field) => `audit.fields.${field}`),
  ];
  expect(keys.filter((key) => !english.has(key))).toEqual([]);
});

/** What can be chosen in a field; nothing of a field that is typed. */
const choicesOf = (field: unknown): readonly string[] => {
  if (field instanceof z.ZodEnum) return field.options.map(String);
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable) return choicesOf(field.unwrap());
  if (field instanceof z.ZodUnion) return field.options.flatMap(choicesOf);
  return field instanceof z.ZodLiteral ? [...field.values].map(String) : [];
};

test('what was chosen in a field is said in words by the audit trail', () => {
  const chosen = AUDITED.flatMap(({ shape }) =>
    Object.entries(shape).flatMap(([field, schema]) =>
      choicesOf(schema).map((choice) => CHOICES[field]?.replace('*', choice) ?? `${field}: ${choice}`),
    ),
  );
  const told = CHOSEN_KINDS.flatMap((kind) => [
    `told.${kind}`,
    ...WAYS.map((way) => CHOICES[kind]?.replace('*', way) ?? kind),
  ]);
  expect(chosen.length).toBeGreaterThan(0);
  expect([...chosen, ...told].filter((key) => !english.has(key))).toEqual([]);
});

test('every question of an assessment is put in words', () => {
  const asked = ASSESSMENT_KINDS.flatMap((kind) =>
    ASSESSMENT_QUESTIONS[kind].flatMap(({ key }) =>
      ['text', 'help'].map((part) => `assessments.questions.${kind}.${key}.${part}`),
    ),
  );
  expect([...english.keys()].filter((key) => /^assessments\.questions\..*\.(text|help)$/.test(key))).toEqual(asked);
});
