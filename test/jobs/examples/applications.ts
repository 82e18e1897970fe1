import { randomUUID } from 'node:crypto';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { ApprovalFacts } from '#domain/approval/approval.ts';
import { roundOf } from '#domain/approval/transitions.ts';
import { SYSTEM } from '#domain/entity.ts';
import { say } from '#domain/notifications/said.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { users } from '#lambdas/people/store.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { ADA, aStatement, type Examples, newApplication, newDocument, newOwner } from './given.ts';

const HERE = { approval_expiring: 'here', approval_expired: 'here', approval_condition_due: 'here' } as const;

const approvedUntil = (until: string): ApprovalFacts => ({
  ...{ round: 1, stages: ['approver'], stage: 1, submitted_by: ADA, submitted_at: '2026-11-01T08:00:00.000Z' },
  ...{
    reopened: null,
    decided_at: '2026-11-02T08:00:00.000Z',
    last_decided_at: '2026-11-02T08:00:00.000Z',
    until,
    decided_by: [],
    conditions: 0,
    open_conditions: 0,
    condition_due: null,
  },
});

export const applicationExamples = {
  'clear-application': async () => {
    const draft = () => ApplicationDraft.parse({ name: randomUUID() });
    const [gone, staying] = [
      await applications.create({ ...draft(), ...UNJUDGED }, ADA),
      await applications.create({ ...draft(), ...UNJUDGED }, ADA),
    ];
    const given = { values: ['drafts'], at: '2026-11-22T10:00:00.000Z', by: ADA };
    for (const { id } of [gone, staying]) {
      await intakes.answer(id, 'does', given, undefined);
      const on = { kind: 'answer' as const, id: 'does', name: 'does' };
      const comment = { application_id: id, text: 'Why?', on, mentions: [], mentioned: [] };
      for (const own of [randomUUID(), randomUUID()]) await comments.create({ ...comment, thread_id: own }, ADA, own);
      await newDocument('Policy', id);
      const evidence = await newDocument('Evidence', id);
      await transact(documents.use(evidence, { evidence_id: randomUUID(), control: 'training', application_id: id }));
    }
    const proves = [gone, staying].map(({ id, name }) => ({
      ...{ application_id: id, application_name: name, control: 'training' as const },
    }));
    const piece = aStatement();
    const kept = { ...piece, expires_on: null, attested_at: given.at, proves };
    await transact(await evidence.become(undefined, kept));
    for (const { id } of [gone, staying]) {
      const content = { ...untouched(id, 'training'), evidence: [{ ...piece, expires_on: null }] };
      await controls.create(content, ADA, controls.idOf(id, 'training'));
    }
    await applications.remove(gone, ADA);
    const outcome = () =>
      Promise.all(
        [gone, staying].map(async ({ id }) => [
          (await controls.of(id)).length,
          (await controls.get(controls.idOf(id, 'training')))?.evidence.length,
          (await evidence.get(piece.id))?.proves.map((use) => use.application_id === id),
          Object.keys((await intakes.get(id)).answers).length,
          (await comments.on(id, 10, undefined)).items.length,
          (await comments.counts(id)).length,
          (await documents.of({ thing: 'application', id })).length,
        ]),
      );
    return { inputs: [gone, staying].map(({ id }) => ({ id, by: ADA })), outcome };
  },

  'count-applications': async () => {
    const made = await newApplication('high');
    const today = await companyDay();
    const outcome = async () => {
      const { sets = [], coverage } = (await snapshots.on(today)) ?? {};
      return [
        sets.filter(({ groups }) => groups.join() === made.resource_groups.join()).map(({ total }) => total > 0),
        Object.keys(coverage ?? {}).includes('euact'),
        await snapshots.on('2026-01-01'),
      ];
    };
    // Past days cannot be counted, so the job stores nothing for them.
    return { inputs: [{ date: today }, { date: '2026-01-01' }], outcome };
  },

  'end-approvals': async () => {
    const owner = await newOwner();
    const everybody = await users.get(owner);
    if (everybody) await users.update(everybody, { ...everybody, notification_preferences: HERE }, SYSTEM);
    const names = ['over', 'ending', 'lasting'] as const;
    const ids = await Promise.all(
      (['2027-01-31', '2027-02-20', '2027-12-31'] as const).map(async (until, n) => {
        const draft = ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] });
        const facts = { ...approvedUntil(until), condition_due: n === 2 ? '2027-02-03' : null };
        const people = [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
        const approved = { approval_status: 'approved' as const, approval: facts };
        const made = await applications.create({ ...draft, ...UNJUDGED, ...approved, people }, ADA);
        const condition = {
          ...{ number: 1, text: 'Check', due: '2027-02-03', done: null },
          owner: { id: owner, name: 'Grace' },
        };
        const round = { ...roundOf(made, facts), conditions: n === 2 ? [condition] : [] };
        await transact([approvals.keep(made, round)]);
        return made.id;
      }),
    );
    const outcome = async () => {
      const found = await Promise.all(ids.map((id) => applications.get(id)));
      const { items } = await notifications.list(owner, 90, 100);
      const called = new Map(found.map((one, n) => [one?.name ?? '', names[n] ?? '']));
      const text = (said: string) => [...called].reduce((words, [name, is]) => words.replace(name, is), said);
      return [found.map((one) => one?.approval_status), items.map(({ told }) => text(say('en', told))).toSorted()];
    };
    return { inputs: [{ date: '2027-02-01' }], outcome };
  },

  'end-overrides': async () => {
    const owner = await newOwner();
    const person = await users.get(owner);
    const here = { override_expiring: 'here', override_ended: 'here' } as const;
    if (person) await users.update(person, { ...person, notification_preferences: here }, SYSTEM);
    const ids = await Promise.all(
      (['2027-01-31', '2027-02-01', '2027-03-03', '2027-03-04'] as const).map(async (until) => {
        const draft = ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] });
        const facts = { id: randomUUID(), tier: 'medium', instead_of: 'high', until, by: ADA } as const;
        const tier = { intake: 1, gate: 'employment', provisional: false, rules_version: '2026-11', override: facts };
        const people = [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
        const made = await applications.create({ ...draft, ...UNJUDGED, risk_tier: 'medium', tier, people }, ADA);
        const asked = { state: 'accepted', reason: 'Why', requested_at: made.created_at } as const;
        await transact([overrides.keep(made.id, { ...facts, ...asked, decided: null, ended: null })]);
        return { id: made.id, override: facts.id };
      }),
    );
    const outcome = async () => {
      const found = await Promise.all(ids.map(({ id }) => applications.get(id)));
      const kept = await Promise.all(ids.map(({ id, override }) => overrides.get(id, override)));
      const { items } = await notifications.list(owner, 90, 100);
      return [
        found.map((one, n) => [one?.risk_tier, one?.tier?.override?.until, kept[n]?.state]),
        items.map(({ told }) => told.kind).toSorted(),
      ];
    };
    return { inputs: [{ date: '2027-02-01' }], outcome };
  },
} satisfies Examples;
