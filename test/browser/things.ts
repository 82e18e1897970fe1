/** Test data, created through the back end's own functions. */
import { randomUUID } from 'node:crypto';
import { type Application, UNJUDGED } from '#domain/applications/application.ts';
import { tierFacts } from '#domain/applications/intake.ts';
import { applicationRules } from '#domain/applications/rules.ts';
import type { StageRole } from '#domain/approval/stage-roles.ts';
import type { Verdict } from '#domain/approval/states.ts';
import { type ApprovalContext, decided, opened, roundOf } from '#domain/approval/transitions.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { questionsOf } from '#domain/assessments/questions.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { type KeptEvidence, pieceOf } from '#domain/controls/evidence.ts';
import type { ControlKey } from '#domain/controls/keys.ts';
import type { Actor, Recorded } from '#domain/entity.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { ModelDraft } from '#domain/models/model.ts';
import type { Answers } from '#domain/questions/question.ts';
import { emptyOf } from '#domain/rules.ts';
import { RULES_VERSION, tierOf } from '#domain/tiering/tiering.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { ownFrameworks } from '#lambdas/frameworks/own-store.ts';
import { models } from '#lambdas/models/store.ts';
import { tests } from '#lambdas/tests/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { TODAY } from '#test/today.ts';
import { type Person, TEST } from './people.ts';

export const someName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

type About = Partial<Omit<Application, keyof Recorded | 'resource_groups'>>;

export const makeApplication = (group: ResourceGroup, about: About = {}) =>
  applications.create(
    {
      ...emptyOf(applicationRules),
      name: someName('Application'),
      ...UNJUDGED,
      ...about,
      resource_groups: [group.id],
    },
    TEST,
  );

/** A control with an implementation and evidence, before it is submitted. */
export const makeProved = async ({ id, name }: Application, key: ControlKey, { id: person }: Pick<Person, 'id'>) => {
  const owner = { id: person, name: 'Test Person' };
  const piece: KeptEvidence = {
    ...{ id: randomUUID(), kind: 'link', name: 'Reading log', url: 'https://wiki.example.com/log', text: null },
    ...{ effective_from: TODAY, expires_on: null, document: null, test: null, standing: 'in_force' },
    ...{ attested_by: owner, attested_at: new Date().toISOString(), proves: [], revision: 1 },
  };
  const use = { application_id: id, application_name: name, control: key };
  return controls.create(
    {
      ...untouched(id, key),
      ...{ state: 'in_progress', owner, implementation: 'Each letter is read.', evidence: [pieceOf(piece)] },
    },
    TEST,
    controls.idOf(id, key),
    await evidence.become(undefined, evidence.proving(piece, use)),
  );
};

export const makeTested = (application_id: string) => {
  const [id, sha256] = [randomUUID(), 'ab'.repeat(32)];
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'aggregate' },
    columns: { attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
  });
  return tests.create(
    {
      ...{
        application_id,
        purpose: 'Who is invited\nIn 2026',
        model: { name: '', version: '', temperature: '' },
        plan,
      },
      document: { id, version: 1, name: 'Invited', file_name: 'Invited.csv', format: 'csv', sha256 },
      ...{ thresholds_set: null, own_thresholds: [], state: 'ready', error: null, run: null, progress: null },
      faults: { total: 0, first: [], attempt: null },
      result: { sha256, size: 2, engine: '1', verdict: 'adverse_impact' },
      ...{ finished_at: new Date().toISOString(), reruns: null, opinions: [], law_summary: null },
      ...{ run_of: null, compared_with: null, schedule: null },
    },
    TEST,
  );
};

/** An application with a complete intake and a pending approval. */
export const makeSubmitted = async (
  group: ResourceGroup,
  about: About = {},
  answers: Answers = harmless({ personal_data: 'yes' }),
  stages: readonly StageRole[] = ['approver'],
) => {
  const at = new Date().toISOString();
  const result = tierOf(answers);
  const given = Object.entries(answers).map(([question, values]) => [question, { values: [...values], at, by: TEST }]);
  const version = {
    ...{ number: 1, at, by: TEST, rules_version: RULES_VERSION, result },
    answers: Object.fromEntries(given),
  };
  const judged = { risk_tier: result.tier, tier: tierFacts(version) };
  const people = [
    { role: 'owner' as const, id: randomUUID(), name: 'Grace Hopper' },
    { role: 'approver' as const, id: randomUUID(), name: 'Alan Turing' },
  ];
  const whole = { purpose: 'Sorts letters', owner: 'Grace Hopper', people };
  const made = await makeApplication(group, { ...whole, ...about, ...judged });
  await intakes.bring(made.id, version);
  const submitted = opened(made, stages, { by: TEST, at });
  const round =
    submitted.approval && roundOf(submitted, submitted.approval, { note: 'The letters are checked by two people.' });
  if (!round) throw new Error('It was submitted.');
  const otherWrites = [approvals.keep(made, round)];
  return { subject: await applications.update(made, submitted, TEST, { otherWrites }), round };
};

/** Another user decides. */
export const decideOn = async (standing: ApprovalContext, verdict: Verdict, by: Actor) => {
  const said = { verdict, reason: 'Seen', until: '2027-12-31', conditions: [] };
  const before = standing.subject;
  const { subject, round } = decided(standing, said, { by, at: new Date().toISOString() });
  await applications.update(before, subject, by, { otherWrites: [approvals.keep(before, round)] });
};

/** Leaves the last `unanswered` questions open. */
export const makeAssessment = async (
  application: Application,
  about: Pick<Assessment, 'kind'> & Partial<Assessment>,
  unanswered = 0,
) => {
  const content = { ...FRESH, demanded_by: null, assignee: null, due: null, ...about, application_id: application.id };
  const made = await assessments.create(content, TEST);
  const questions = questionsOf(made.kind);
  for (const { key } of questions.slice(0, questions.length - unanswered))
    await assessments.answer(made, key, { values: ['unknown'], at: made.created_at, by: TEST }, undefined);
  return made;
};

export const makeModel = (about: Partial<ModelDraft> = {}) =>
  models.create({ ...ModelDraft.parse({ name: someName('Model'), ...about }), vendor_id: null }, TEST);

export const makeVendor = ({ owned_by = null, ...about }: Partial<VendorDraft> & { owned_by?: Actor | null } = {}) =>
  vendors.create({ ...VendorDraft.parse({ name: someName('Vendor'), ...about }), owned_by }, TEST);

/** A company framework with one requirement for a common control, and one without. */
export const makeOwnFramework = async () => {
  const id = randomUUID();
  const asks = someName('Ask the board');
  const requirement = { text: '', group: '', effective_from: '', controls: [] };
  const requirements = [
    {
      ...{ ...requirement, id: 'HR-1', title: 'Tell people', text: 'Whoever deals with it is told so.' },
      controls: [{ control: 'notice' as const, strength: 'full' as const }],
    },
    { ...requirement, id: 'HR 2 (a)', title: asks },
  ];
  const about = { name: someName('House rules'), issuer: 'Example Inc.', edition: '1.0', status: 'voluntary' as const };
  const kept = { number: 1, edition: about.edition, at: new Date().toISOString(), by: TEST, requirements };
  const { name } = await ownFrameworks.create(
    {
      ...{ ...about, jurisdiction: '', about: '', retired: false },
      ...{ content: 1, requirement_count: requirements.length, effective_dates: [] },
    },
    TEST,
    id,
    [ownFrameworks.keep(id, kept)],
  );
  return { id, name, asks };
};

/** Changes requirements while other users edit the framework. */
export const changeOwnFramework = async (id: string, texts: Readonly<Record<string, string>>) => {
  const [before, kept] = [await ownFrameworks.get(id), await ownFrameworks.version(id, 1)];
  if (!before || !kept) throw new Error('There is no such framework.');
  const requirements = kept.requirements.map((one) => ({ ...one, text: texts[one.id] ?? one.text }));
  const otherWrites = [ownFrameworks.keep(id, { ...kept, number: 2, requirements })];
  await ownFrameworks.update(before, { ...before, content: 2 }, TEST, { otherWrites });
};
