import { randomUUID } from 'node:crypto';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { Audit } from '#domain/audit/audit.ts';
import type { KeptEvidence } from '#domain/controls/evidence.ts';
import { ModelDraft } from '#domain/models/model.ts';
import { say } from '#domain/notifications/said.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { judgments } from '#lambdas/frameworks/judgment-store.ts';
import { models } from '#lambdas/models/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { assignedWork } from '#lambdas/work/assigned-store.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { recomputeVendorWork } from '#lambdas/work/service.ts';
import { ADA, aStatement, type Examples, newApplication, newOwner } from './given.ts';

/** The open tasks of an application, and their due dates. */
const duesOf = async (id: string) => {
  const all = await assessments.of(id);
  const { next_due, due_state, version } = (await applications.get(id)) ?? {};
  return [
    all.map(({ kind, state, demanded_by }) => [kind, state, demanded_by]).toSorted(),
    next_due,
    due_state,
    version,
  ];
};

export const workExamples = {
  'settle-dues': async () => {
    const all = [await newApplication('high'), await newApplication('low'), await newApplication('not_assessed')];
    const outcome = () => Promise.all(all.map(({ id }) => duesOf(id)));
    return { inputs: [...all.map(({ id }) => ({ id })), { id: randomUUID() }], outcome };
  },

  'settle-work': async () => {
    const owner = await newOwner();
    const [first, second] = [await newApplication('not_assessed', owner), await newApplication('low', owner)];
    await assessments.create(
      {
        ...FRESH,
        ...{ application_id: second.id, kind: 'validation', demanded_by: null, due: '2031-03-31' },
        assignee: null,
      },
      ADA,
    );
    const vendor = await vendors.create(
      VendorDraft.parse({ name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-31' }),
      ADA,
    );
    const told = (what: string, id: string, version = 1): Audit => ({
      ...{ what, id, version, action: 'created', at: '2026-11-22T10:00:00.000Z', by: ADA, changes: [] },
    });
    const roles: Audit = { ...told('user', owner), changes: [{ field: 'roles', from: [], to: [] }] };
    const outcome = async () =>
      (await assignedWork.of(owner)).items.map(({ kind, due, whose }) => [kind, due, whose]).toSorted();
    const things = [told('application', first.id), told('application', second.id), told('vendor', vendor.id)];
    return { inputs: [...things, roles, told('comment', randomUUID()), told('control', randomUUID())], outcome };
  },

  'settle-compliance': async () => {
    const [untouched, hiring, judged] = [
      await newApplication('low'),
      await newApplication('low'),
      await newApplication('low'),
    ];
    const given = { at: '2026-11-01T08:00:00.000Z', by: ADA };
    await intakes.answer(hiring.id, 'employment', { values: ['hiring'], ...given }, undefined);
    const judgment = { applicable: false, reason: 'Nobody in the European Union uses it.', role: null, ...given };
    await applications.note(judged.id, 'framework_judged', ADA, async () => ({
      otherWrites: [judgments.say(judged.id, await judgments.get(judged.id), 'euact', judgment)],
    }));
    const all = [untouched, hiring, judged];
    const outcome = () =>
      Promise.all(
        all.map(async ({ id }) => {
          const { compliance, version } = (await applications.get(id)) ?? {};
          return [Object.keys(compliance?.frameworks ?? {}).length, compliance?.frameworks.euact?.classes, version];
        }),
      );
    return { inputs: [...all.map(({ id }) => ({ id })), { id: randomUUID() }], outcome };
  },

  'weekly-work': async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const draft = VendorDraft.parse({ name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-01' });
    await recomputeVendorWork((await vendors.create(draft, ADA)).id);
    const outcome = () =>
      Promise.all(
        [owner, other].map(async (one) => {
          const { items } = await notifications.list(one, 90, 100);
          return items.map(({ told }) => say('en', told));
        }),
      );
    // Both days are in one week.
    return { inputs: [{ date: '2031-03-03' }, { date: '2031-03-04' }], outcome };
  },

  'daily-sweep': async () => ({
    inputs: [{ date: '2026-11-21' }, { date: '2026-11-22' }],
    outcome: async () => [],
  }),

  'daily-dues': async () => {
    const date = '2027-03-01';
    const owner = await newOwner();
    const [fresh, late] = [await newApplication('medium', owner), await newApplication('low', owner)];
    const begun = { ...FRESH, application_id: late.id, kind: 'monitoring' as const, demanded_by: null };
    await assessments.create({ ...begun, assignee: null, due: '2027-02-20' }, ADA);
    const condition = {
      id: randomUUID(),
      text: 'Mend it',
      owner: { id: owner, name: '' },
      due: '2027-03-08',
      done: null,
    };
    const verdict = {
      verdict: 'passes_with_conditions' as const,
      comment: '',
      at: '2027-01-01T00:00:00.000Z',
      by: ADA,
    };
    const concluded = { ...begun, state: 'concluded' as const, verdict, conditions: [condition] };
    await assessments.create({ ...concluded, assignee: null, due: null }, ADA);
    const outcome = async () => {
      const { items } = await notifications.list(owner, 90, 100);
      const told = items.map(({ told }) => say('en', told).replace(fresh.name, 'one').replace(late.name, 'two'));
      return [await duesOf(fresh.id), await duesOf(late.id), told.toSorted()];
    };
    return { inputs: [{ date }], outcome };
  },

  'daily-tasks': async () => {
    const [owner, assignee] = [await newOwner(), await newOwner()];
    const { id, name } = await newApplication('low', owner);
    const task = { application_id: id, details: '', completed: null, reopened: null };
    const given = { id: assignee, name: 'Grace Hopper' };
    await tasks.create({ ...task, title: 'Late', due_on: '2031-02-20', assignee: null }, ADA);
    await tasks.create({ ...task, title: 'Soon', due_on: '2031-03-08', assignee: given }, ADA);
    await tasks.create({ ...task, title: 'Later', due_on: '2031-03-09', assignee: given }, ADA);
    const completed = { at: '2031-01-01T00:00:00.000Z', by: ADA };
    await tasks.create({ ...task, title: 'Done', due_on: '2031-02-20', assignee: given, completed }, ADA);
    const outcome = async () => {
      const all = await Promise.all([owner, assignee].map((one) => notifications.list(one, 90, 100)));
      return all.map(({ items }) => items.map(({ told }) => say('en', told).replace(name, 'one')));
    };
    return { inputs: [{ date: '2031-03-01' }], outcome };
  },

  'daily-evidence': async () => {
    const owner = await newOwner();
    const [shown, alone] = [await newApplication('low', owner), await newApplication('low', owner)];
    const given = async (expires_on: string | null, ...uses: KeptEvidence['proves']) => {
      const piece = aStatement();
      const attested_at = '2027-01-01T00:00:00.000Z';
      await transact(await evidence.become(undefined, { ...piece, expires_on, attested_at, proves: uses }));
      return { ...piece, expires_on };
    };
    const on = ({ id, name }: { id: string; name: string }) => ({
      ...{ application_id: id, application_name: name, control: 'training' as const },
    });
    const ended = await given('2027-02-28', on(shown), on(alone));
    const ending = await given('2027-03-08', on(shown));
    const make = async (application: { id: string }, pieces: (typeof ended)[]) => {
      const content = untouched(application.id, 'training');
      const done = { at: '2027-01-02T00:00:00.000Z', by: ADA };
      const id = controls.idOf(application.id, 'training');
      await controls.create({ ...content, state: 'accepted', accepted: done, evidence: pieces }, ADA, id);
      return id;
    };
    const made = [await make(shown, [ended, ending]), await make(alone, [ended])];
    const outcome = async () => {
      const found = await Promise.all(made.map((id) => controls.get(id)));
      const pieces = await evidence.several([ended.id, ending.id]);
      const { items } = await notifications.list(owner, 90, 100);
      const told = items.map(({ told }) => say('en', told).replace(shown.name, 'one'));
      return [
        found.map((control) => [control?.state, control?.returned?.reason, control?.version]),
        pieces.map(({ standing, revision }) => [standing, revision]).toSorted(),
        told.toSorted(),
      ];
    };
    return { inputs: [{ date: '2027-03-01' }], outcome };
  },

  'daily-vendors': async () => {
    const owner = await newOwner();
    const draft = { name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-31', notice_days: '30' };
    const certificates = { soc_2_until: '2031-09-30', iso_27001_until: '2031-02-26' };
    await vendors.create(VendorDraft.parse({ ...draft, ...certificates }), ADA);
    const model = { name: draft.name, model_version: '2', retires_on: '2031-03-20' };
    const { id } = await models.create({ ...ModelDraft.parse(model), vendor_id: null }, ADA);
    const used = { ...ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] }), foundation_models: [id] };
    const people = [{ role: 'owner' as const, id: owner, name: 'Grace' }];
    const using = await applications.create({ ...used, ...UNJUDGED, people }, ADA);
    const outcome = async () => {
      const { items } = await notifications.list(owner, 90, 100);
      return items.map(({ told }) => say('en', told).replace(draft.name, 'it').replace(using.name, 'one')).toSorted();
    };
    return { inputs: [{ date: '2031-03-01' }], outcome };
  },
} satisfies Examples;
