/** The scheduler stopped for days, or a message was lost. The next run does the missed work exactly once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type JobName, messageTo, startedBy } from '#contract/jobs/jobs.ts';
import type { What } from '#domain/notifications/kinds.ts';
import type { JobHandlers } from '#local/jobs/handlers.ts';
import { invoke } from '#local/jobs/invoke.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { startOwnTable } from '#test/stores/own-table.ts';

let stop = async () => {};
let handlers: JobHandlers;
let stores: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('#lambdas/applications/store.ts')),
  ...(await import('#lambdas/assessments/store.ts')),
  ...(await import('#lambdas/people/store.ts')),
  ...(await import('#lambdas/work/due-service.ts')),
  ...(await import('#lambdas/persistence/outbox.ts')),
  ...(await import('#lambdas/notifications/store.ts')),
  ...(await import('#lambdas/groups/store.ts')),
  ...(await import('#lambdas/work/service.ts')),
  ...(await import('#lambdas/vendors/store.ts')),
  ...(await import('#lambdas/jobs/scheduled/daily-sweep.ts')),
  ...(await import('#domain/applications/application.ts')),
  ...(await import('#domain/people/role.ts')),
  ...(await import('#domain/people/user.ts')),
  ...(await import('#domain/vendors/vendor.ts')),
});

/** The fixed start time of every test. */
const BEGINS = Date.parse('2026-11-20T12:00:00Z');

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGINS });
  ({ stop } = await startOwnTable());
  Object.assign(process.env, {
    ...{ FILES_BUCKET: 'files', ARCHIVE_BUCKET: 'archive', USER_POOL_ID: 'pool' },
    ...{ LOG_LEVEL: 'SILENT' },
  });
  handlers = await loadJobs();
  stores = await load();
});
afterAll(async () => {
  vi.useRealTimers();
  await stop();
});

const perform = (job: JobName, input: unknown) =>
  invoke(handlers, {
    ...{ id: randomUUID(), job, attempts: 0, sent_at: new Date().toISOString(), body: messageTo(job, input) },
  });

/** Messages from the scheduler that no job has processed. A repeated message is dropped. */
let asked: { name: JobName; date: string }[];
const known = new Set<string>();
beforeEach(() => {
  vi.setSystemTime(BEGINS);
  asked = [];
  vi.spyOn(stores.messages, 'sendDaily').mockImplementation(async (name, date) => {
    if (!known.has(`${name} ${date}`)) asked.push({ name, date });
    known.add(`${name} ${date}`);
  });
  vi.spyOn(stores.messages, 'send').mockImplementation(async (job, input) => perform(job, input));
  vi.spyOn(stores.messages, 'wasAskedDaily').mockImplementation(async (name, date) => known.has(`${name} ${date}`));
});

/** Runs the scheduler at this time, and then the jobs that it started. Handlers see the same day. */
const comeBy = async (time: string) => {
  vi.setSystemTime(Date.parse(time));
  await handlers.clock({ time });
  const done = asked.splice(0);
  for (const { name, date } of done) await perform(name, { date });
  return done;
};

const ADA = { id: 'ada', name: 'Ada Lovelace' };

const newOwner = async () => {
  const { resourceGroups, users, NEWCOMER, heldRole } = stores;
  const id = randomUUID();
  const everything = await resourceGroups.create({ name: id, group_type: 'ALL' }, ADA);
  const person = { email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper', language: 'en' as const };
  const ends = ['evidence_ending', 'vendor_date', 'certificate_ended', 'contract_ended'] as const;
  const kinds = ['assessment_due', 'work_weekly', ...ends] satisfies What['kind'][];
  const notification_preferences = Object.fromEntries(kinds.map((kind) => [kind, 'here' as const]));
  const roles = [heldRole('ApplicationReviewer', everything)];
  await users.create({ ...NEWCOMER, ...person, roles, notification_preferences }, ADA, id);
  return id;
};

const newApplication = (owner: string) => {
  const { applications, ApplicationDraft, UNJUDGED } = stores;
  const people = [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
  const draft = ApplicationDraft.parse({ name: randomUUID() });
  return applications.create({ ...draft, ...UNJUDGED, risk_tier: 'low', people }, ADA);
};

const newMonitoring = (application_id: string, due: string) => {
  const { assessments, FRESH } = stores;
  return assessments.create(
    { ...FRESH, application_id, kind: 'monitoring', demanded_by: null, assignee: null, due },
    ADA,
  );
};

const toldOf = async (person: string, kind: What['kind']) =>
  (await stores.notifications.list(person, 90, 100)).items.filter(({ told }) => told.kind === kind);

test('after days without a scheduler each daily job runs once, for the last day', async () => {
  await comeBy('2026-11-22T12:00:00Z');
  const first = await comeBy('2026-11-23T12:00:00Z');
  expect(first).toHaveLength(startedBy('daily').length);
  expect(await comeBy('2026-11-23T12:15:00Z')).toEqual([]);
  const later = await comeBy('2026-11-28T12:00:00Z');
  expect(later.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    startedBy('daily')
      .map(({ name }) => ({ name, date: '2026-11-28' }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

test('a due day missed by the scheduler is notified once when it runs again', async () => {
  const owner = await newOwner();
  const { id } = await newApplication(owner);
  await newMonitoring(id, '2026-12-10');
  await stores.recomputeDues(id, '2026-11-29');
  await comeBy('2026-11-29T12:00:00Z');
  expect(await toldOf(owner, 'assessment_due')).toEqual([]);

  for (const time of ['2026-12-14T12:00:00Z', '2026-12-14T12:15:00Z', '2026-12-15T12:00:00Z']) await comeBy(time);
  expect(await toldOf(owner, 'assessment_due')).toHaveLength(1);
  expect((await stores.applications.get(id))?.due_state).toBe('overdue');
});

test('the sweep repairs lost due dates, and each owner is notified once', async () => {
  const owner = await newOwner();
  const { id } = await newApplication(owner);
  // The message that the assessment sends is lost.
  await newMonitoring(id, '2026-12-22');
  expect((await stores.applications.get(id))?.next_due).toBeNull();
  await comeBy('2026-12-18T12:00:00Z');
  expect((await stores.applications.get(id))?.next_due).toBe('2026-12-22');
  for (const time of ['2026-12-19T12:00:00Z', '2026-12-20T12:00:00Z']) await comeBy(time);
  expect(await toldOf(owner, 'assessment_due')).toHaveLength(1);
  expect(await stores.repairDues('2026-12-20')).toBe(0);
});

test('the sweep leaves changes of the last hour to their message', async () => {
  const { id } = await newApplication(await newOwner());
  await newMonitoring(id, '2026-12-20');
  await stores.repairDues('2026-11-20', BEGINS);
  expect((await stores.applications.get(id))?.next_due).toBeNull();
});

test('a missed Monday summary is sent on the first day of the week with a scheduler', async () => {
  // 2026-12-14 and 2026-12-21 are Mondays.
  await comeBy('2026-12-14T12:00:00Z');
  const owner = await newOwner();
  const draft = { name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2026-12-01' };
  await stores.recomputeVendorWork((await stores.vendors.create(stores.VendorDraft.parse(draft), ADA)).id);
  const weekly = async () => (await toldOf(owner, 'work_weekly')).map(({ told }) => told.at.slice(0, 10));
  await comeBy('2026-12-20T12:00:00Z');
  expect(await weekly(), 'of that week it was told before').toEqual([]);
  await comeBy('2026-12-23T12:00:00Z');
  expect(await weekly()).toEqual(['2026-12-23']);
  await comeBy('2026-12-24T12:00:00Z');
  expect(await weekly()).toEqual(['2026-12-23']);
  await comeBy('2026-12-28T12:00:00Z');
  expect(await weekly()).toEqual(['2026-12-28']);
});

test('vendor dates missed by the scheduler are notified once: certificates, contract and notice', async () => {
  const owner = await newOwner();
  await comeBy('2027-01-10T12:00:00Z');
  const draft = {
    ...{ name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2027-02-11', notice_days: '14' },
    ...{ iso_27001_until: '2027-01-17', other_certificates: ['PCI DSS 2027-01-10', 'SWIFT 2027-01-09'] },
  };
  await stores.vendors.create(stores.VendorDraft.parse(draft), ADA);
  for (const time of ['2027-02-12T12:00:00Z', '2027-02-12T12:15:00Z', '2027-02-13T12:00:00Z']) await comeBy(time);
  const untilOf = ({ told: { params } }: { told: What }) => ('until' in params ? params.until : '');
  const ended = [...(await toldOf(owner, 'certificate_ended')), ...(await toldOf(owner, 'contract_ended'))];
  expect(ended.map(untilOf)).toEqual(expect.arrayContaining(['2027-01-10', '2027-01-17', '2027-02-11']));
  expect(ended).toHaveLength(3);
  const late = await toldOf(owner, 'vendor_date');
  expect(late.map(({ told }) => told.params)).toMatchObject([{ what: 'notice', until: '2027-01-28', over: 'yes' }]);
});

test('a role is announced once, and is removed once although the scheduler missed its end', async () => {
  const { users, notifications, heldRole } = stores;
  const [auditor, administrator] = [await newOwner(), await newOwner()];
  const [person, setter] = [await users.get(auditor), await users.get(administrator)];
  const [group] = person?.roles.map(({ resource_group }) => resource_group) ?? [];
  if (!person || !setter || !group) throw expect.fail('Two people and a group are needed.');
  const here = { notification_preferences: { role_ending: 'here' as const } };
  await users.update(setter, { ...setter, ...here, roles: [heldRole('Administrator', group)] }, ADA);
  const end = { ends_on: '2027-01-10', end_set_by: administrator };
  const roles = [heldRole('ApplicationAuditor', group, end), heldRole('ApplicationReviewer', group)];
  const { version } = await users.update(person, { ...person, ...here, roles }, ADA);

  for (const time of ['2027-01-02T12:00:00Z', '2027-01-03T12:00:00Z', '2027-01-04T12:00:00Z']) await comeBy(time);
  for (const id of [auditor, administrator]) {
    const { items } = await notifications.list(id, 90, 100);
    const told = items.filter((item) => item.told.kind === 'role_ending');
    expect(told).toMatchObject([{ told: { params: { role: 'ApplicationAuditor', until: '2027-01-10' } } }]);
  }
  expect(await users.get(auditor)).toMatchObject({ version, roles });
  for (const time of ['2027-01-13T12:00:00Z', '2027-01-14T12:00:00Z']) await comeBy(time);
  expect(await users.get(auditor)).toMatchObject({
    ...{ version: version + 1, updated_by: { id: 'system' } },
    roles: [{ name: 'ApplicationReviewer', ends_on: null }],
  });
});
