/** Writes of a submission or an incident. This file has its own company, so its approval rule can change. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { tierFacts } from '#domain/applications/intake.ts';
import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { NewAssessment } from '#domain/assessments/assessment.ts';
import { Company } from '#domain/company/company.ts';
import { heldRole } from '#domain/people/role.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { RULES_VERSION, tierOf } from '#domain/tiering/tiering.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvalsOf } from '#lambdas/approvals/approvals.ts';
import { application as ofApplication } from '#lambdas/approvals/subjects.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { beginAssessment } from '#lambdas/assessments/work.ts';
import { company } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { table } from '#lambdas/persistence/table.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };
const at = new Date().toISOString();

const callerIn = (group: string): Caller => ({
  ...{ ...ADA, status: 'active', user: undefined, client: undefined, email_change: undefined },
  roles: [heldRole('ApplicationContributor', { id: group, group_type: 'CUSTOM' })],
  actor: { ...ADA, as: 'person' },
  ...{ tokens_valid_from: LONG_AGO, proofs_valid_from: LONG_AGO, kept_sessions: [] },
  token: {
    ...{ subject: ADA.id, username: ADA.id, text: '', signedInAt: new Date(), session: undefined, device: undefined },
    ...{ scopes: 'person', isForAccount: true },
  },
});

/** A low-tier application that lacks only a completed assessment. */
const makeLow = async (group: string) => {
  const answers = harmless();
  const result = tierOf(answers);
  const given = Object.entries(answers).map(([question, values]) => [question, { values: [...values], at, by: ADA }]);
  const version = { number: 1, at, by: ADA, rules_version: RULES_VERSION, result, answers: Object.fromEntries(given) };
  const made = await applications.create(
    {
      ...ApplicationDraft.parse({
        name: randomUUID(),
        purpose: 'Sorts letters',
        owner: ADA.name,
        resource_groups: [group],
      }),
      ...{ ...UNJUDGED, risk_tier: result.tier, tier: tierFacts(version), people: [{ role: 'owner', ...ADA }] },
    },
    ADA,
  );
  await intakes.bring(made.id, version);
  const assessment = { ...FRESH, kind: 'validation' as const, application_id: made.id };
  await assessments.create({ ...assessment, demanded_by: null, assignee: null, due: null }, ADA);
  return made;
};

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('refuses a submission that would approve unfinished work when the company requires completion', async () => {
  const { id: group } = await resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADA);
  const draft = Company.omit({
    id: true,
    version: true,
    created_at: true,
    created_by: true,
    updated_at: true,
    updated_by: true,
    trail_length: true,
    trail_hash: true,
  });
  await company.create(
    draft.parse({
      name: 'Meridian',
      size: null,
      industry: '',
      logo: null,
      approval_stages: USUAL_STAGES,
      unfinished_work: 'refuse',
    }),
    ADA,
  );
  const { id } = await makeLow(group);
  const { show, submit } = approvalsOf(ofApplication);
  const caller = callerIn(group);
  expect(await show(caller, id)).toMatchObject({
    stages: [],
    unfinished: { open_assessments: 1 },
    unfinished_rule: 'refuse',
    may: { submit: true },
  });
  const refused = submit(caller, id, { note: '', acknowledgement: 'A pilot' }, () => true);
  await expect(refused).rejects.toMatchObject({ constructor: ConflictError, details: { code: 'unfinished_work' } });
  expect(await applications.get(id)).toMatchObject({ approval_status: 'not_submitted' });
});

test('creates an incident and its deadline in one transaction', async () => {
  const { id: group } = await resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADA);
  const { id } = await makeLow(group);
  let transactions = 0;
  table.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'TransactWriteItemsCommand') transactions += 1;
        return next(args);
      },
    { name: 'count', step: 'initialize' },
  );
  const known_at = new Date(Date.now() - 60_000).toISOString();
  const incident = NewAssessment.parse({ kind: 'incident', known_at, what_happened: 'It sent letters twice' });
  const begun = await beginAssessment(callerIn(group), id, incident);
  table.middlewareStack.remove('count');
  expect(begun.deadline).toEqual(expect.any(String));
  expect(await assessments.get(begun.id)).toMatchObject({ deadline: begun.deadline });
  expect(transactions).toBe(1);
});
