import { expect, test } from 'vitest';
import * as z from 'zod';
import type { DescribedRoutes } from '#contract/http/route.ts';
import { contract } from '#contract/index.ts';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { Assessment } from '#domain/assessments/assessment.ts';
import { ASSESSMENT_QUESTIONS } from '#domain/assessments/questions.ts';
import { ASSESSMENT_KINDS } from '#domain/assessments/words.ts';
import { AUDITED_KINDS, AUDITED_PATHS, type AuditedPath } from '#domain/audit/words.ts';
import { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { BiasVerdict } from '#domain/bias/result/figures.ts';
import { ApiClient } from '#domain/clients/client.ts';
import { Company } from '#domain/company/company.ts';
import { Control } from '#domain/controls/control.ts';
import { Directory, DirectoryGroup } from '#domain/directory/directory.ts';
import { KeptDocument } from '#domain/documents/document.ts';
import { Recorded } from '#domain/entity.ts';
import type { Language } from '#domain/enumerations.ts';
import { ResourceGroup } from '#domain/groups/group.ts';
import { PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { ListView } from '#domain/list/view.ts';
import { CHANNELS, CHOSEN_KINDS } from '#domain/notifications/kinds.ts';
import { NOUNS } from '#domain/nouns.ts';
import { User } from '#domain/people/user.ts';
import { KeptPolicy } from '#domain/policies/policy.ts';
import { KeptRisk } from '#domain/register/risk.ts';
import { KeptTest } from '#domain/tests/test.ts';
import { TEST_ERRORS } from '#domain/tests/words.ts';
import { Vendor } from '#domain/vendors/vendor.ts';
import { CHOICES } from '#web/components/trail/choices.ts';
import { fieldKeys } from '#web/components/trail/field-keys.ts';
import { PARTS, type Texts } from '#web/i18n/parts.ts';
import { flat } from './flat-texts.ts';

const EVERY_PART: Record<string, Texts> = {
  ...PARTS,
  beforeSignIn: {
    en: [() => import('#web/i18n/en/before-sign-in.ts')],
    es: [() => import('#web/i18n/es/before-sign-in.ts')],
  },
};

const textsOf = async (part: Texts, language: Language) =>
  (await Promise.all(part[language].map((load) => load()))).flatMap((texts) => flat(texts));

const textsIn = async (language: Language) => {
  const parts = await Promise.all(Object.values(EVERY_PART).map((part) => textsOf(part, language)));
  return new Map(parts.flat());
};
const ENGLISH = await textsIn('en');
const SPANISH = await textsIn('es');

const placeholders = (text = '') => [...text.matchAll(/{{(\w+)(?:, number)?}}/g)].map(([, name]) => name).toSorted();

test('every part has the same texts in both languages', async () => {
  for (const [name, part] of Object.entries(EVERY_PART)) {
    const keysIn = async (language: Language) => (await textsOf(part, language)).map(([key]) => key);
    // Spanish has a plural form for millions that English lacks.
    const spanishKeys = (await keysIn('es')).filter((key) => !key.endsWith('_many'));
    expect([name, spanishKeys.toSorted()]).toEqual([name, (await keysIn('en')).toSorted()]);
  }
});

test('both languages of a text have the same placeholders', () => {
  for (const [key, text] of ENGLISH) expect([key, placeholders(SPANISH.get(key))]).toEqual([key, placeholders(text)]);
});

test('no text is empty', () => {
  const isOptional = /^diligence\.questions\.record_\w+\.help$/; // a help text is optional here
  const empty = [...ENGLISH, ...SPANISH].filter(([key, text]) => text.trim() === '' && !isOptional.test(key));
  expect(empty).toEqual([]);
});

test('English uses American spelling except for identity messages', () => {
  const british =
    /\b\w*(?:[^aeiou]isation|(?:organ|recogn|summar|author|minim|maxim|final)is|ancell|colour|behaviour|favour|centre|catalogue|licence|defence|analys[ei])/i;
  const said = [...ENGLISH.values()].filter((text) => british.test(text));
  expect(said).toEqual(['User cancelled OAuth flow.']);
});

const ROUTES = new Map(Object.values<DescribedRoutes>(contract).flatMap((routes) => Object.entries(routes)));

/** Kinds whose stored fields differ from those that the API answers. */
const STORED_OTHERWISE: readonly AuditedPath[] = [
  'vendors',
  'frameworks',
  'own-frameworks',
  'documents',
  'bias-tests',
  'risks',
  'policies',
];

/** Entities as the API answers them. */
const ANSWERED = AUDITED_PATHS.filter((path) => !STORED_OTHERWISE.includes(path)).flatMap((path) => {
  const response = ROUTES.get(`GET /${path}/{id}`)?.response;
  return response instanceof z.ZodObject ? { what: NOUNS[path].kind, shape: response.shape } : [];
});

const AUDITED = [
  ...ANSWERED,
  // A vendor's state is shown as its approval status.
  { what: 'vendor', shape: Vendor.omit({ state: true }).shape },
  { what: 'risk', shape: KeptRisk.shape },
  { what: 'policy', shape: KeptPolicy.shape },
  ApprovalFacts,
  ApprovalFacts.shape.reopened.unwrap(),
  Assessment,
  // The audit log names a control's state with its own field.
  Control.pick({ owner: true, due_on: true, implementation: true, justification: true, evidence: true }),
  z.object({ control_state: Control.shape.state }),
  z.object({ ...PointAnswerDraft.shape, point: ShownPoint.shape.id }),
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

test('the audit log has a text for every kind and field', () => {
  expect(AUDITED_KINDS.filter((kind) => !ENGLISH.has(`nouns.kinds.${kind}`))).toEqual([]);
  expect(ANSWERED.length).toBeGreaterThan(0);
  const unnamed = AUDITED.flatMap((one) =>
    Object.keys(one.shape).filter(
      (field) =>
        !(field in Recorded.shape) &&
        !fieldKeys(field, 'what' in one ? { what: one.what } : {}).some((key) => ENGLISH.has(key)),
    ),
  );
  expect(unnamed).toEqual([]);
});

/** The choices of a field. A field for free text has none. */
const choicesOf = (field: unknown): readonly string[] => {
  if (field instanceof z.ZodEnum) return field.options.map(String);
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable) return choicesOf(field.unwrap());
  if (field instanceof z.ZodUnion) return field.options.flatMap(choicesOf);
  return field instanceof z.ZodLiteral ? [...field.values].map(String) : [];
};

test('the audit log has a text for every choice', () => {
  const chosen = AUDITED.flatMap((one) =>
    Object.entries(one.shape).flatMap(([field, schema]) => {
      const choices = ('what' in one && CHOICES[`${one.what}.${field}`]) || CHOICES[field];
      return choicesOf(schema).map((choice) => choices?.replace('*', choice) ?? `${field}: ${choice}`);
    }),
  );
  const told = CHOSEN_KINDS.flatMap((kind) => [
    `told.${kind}`,
    ...CHANNELS.map((way) => CHOICES[kind]?.replace('*', way) ?? kind),
  ]);
  expect(chosen.length).toBeGreaterThan(0);
  expect([...chosen, ...told].filter((key) => !ENGLISH.has(key))).toEqual([]);
});

test('every question of an assessment has a text', () => {
  const asked = ASSESSMENT_KINDS.flatMap((kind) =>
    ASSESSMENT_QUESTIONS[kind].flatMap(({ key }) =>
      ['text', 'help'].map((part) => `assessments.questions.${kind}.${key}.${part}`),
    ),
  );
  expect([...ENGLISH.keys()].filter((key) => /^assessments\.questions\..*\.(text|help)$/.test(key))).toEqual(asked);
});
