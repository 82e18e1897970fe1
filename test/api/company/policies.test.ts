import { afterAll, expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { PolicyDraft } from '#domain/policies/policy.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Auditors are few in other tests, so a policy for them gives hardly anyone else a task. */
const FOR_AUDITORS = {
  ...({ kind: 'ai_use', text: 'Use only approved tools.', acknowledgement: 'asked' } as const),
  audience_roles: ['ApplicationAuditor' as const],
};

const made: { admin: Person; id: string }[] = [];

const scene = async (more: Partial<PolicyDraft> = {}) => {
  const admin = await signedIn('Administrator');
  const draft = await admin.api('POST /policies', { body: { name: someName('Policy'), ...FOR_AUDITORS, ...more } });
  made.push({ admin, id: draft.id });
  const params = { id: draft.id };
  const read = (who: Person) => who.api('GET /policies/{id}', { params });
  const publish = async (sent: object = {}, who = admin) =>
    who.ask('POST /policies/{id}/versions', {
      ...{ params, body: { effective_on: TODAY, ...sent } },
      headers: { 'if-match': `"${(await read(admin)).version}"` },
    });
  const acknowledge = async (who: Person, completed_on: string | null = null) => {
    const { published } = await read(admin);
    const body = { version: published?.number ?? 1, hash: published?.hash ?? '', completed_on };
    return who.ask('POST /policies/{id}/acknowledgements', { params, body });
  };
  const report = (query: object = {}, who = admin) =>
    who.api('GET /policies/{id}/acknowledgements', { params, query: { limit: 500, ...query } });
  return { admin, draft, params, read, publish, acknowledge, report };
};

const auditor = async () => signedIn('ApplicationAuditor', [await makeGroup()]);

const workOf = async (who: Person, id: string) =>
  (await who.api('GET /my-work', {})).items.filter(({ thing }) => thing.id === id).map(({ kind, due }) => [kind, due]);

const toldOf = async (who: Person, id: string) => {
  const { notifications } = await who.api('GET /notifications/{days}', { params: { days: '14' } });
  const told = notifications.filter(({ notification_link }) => notification_link?.endsWith(id));
  return told.map(({ notification_text }) => notification_text);
};

afterAll(async () => {
  for (const { admin, id } of made)
    await admin.ask('POST /policies/{id}/steps', {
      params: { id },
      body: { action: 'retire', reason: 'The test is over.' },
    });
});

test('the audience finds a published policy in My Work, is notified, and acknowledges it', async () => {
  const reader = await auditor();
  const { admin, draft, params, read, publish, acknowledge, report } = await scene();
  expect(draft).toMatchObject({ status: 'draft', published: null, may_edit: true, may_delete: true, own: null });
  expect((await reader.ask('GET /policies/{id}', { params })).status).toBe(404);

  expect((await publish()).status).toBe(200);
  const due_on = addDays(TODAY, 30);
  const shown = await read(reader);
  expect(shown).toMatchObject({
    ...{ status: 'in_force', published: { number: 1, effective_on: TODAY }, text: '', may_edit: false, actions: [] },
    ...{ own: { state: 'pending', due_on, acknowledged: null }, may_see_report: false, has_changes: false },
  });
  const version = await reader.api('GET /policies/{id}/versions/{number}', { params: { ...params, number: '1' } });
  expect(version).toMatchObject({ text: FOR_AUDITORS.text, hash: shown.published?.hash, asks_from: 1 });
  expect(await workOf(reader, draft.id)).toEqual([['policy', due_on]]);
  await eventually(async () => {
    expect(await toldOf(reader, draft.id)).toEqual([expect.stringContaining('Read and acknowledge the policy')]);
  });
  const listed = await reader.api('GET /policies', { query: { text: draft.name, own_state: ['pending'] } });
  expect(listed).toMatchObject({ total: 1, policies: [{ id: draft.id, own_state: 'pending' }] });
  expect((await report({ text: reader.email })).people).toMatchObject([{ id: reader.id, state: 'pending', due_on }]);

  expect((await acknowledge(reader)).status).toBe(200);
  expect((await acknowledge(reader)).status).toBe(200);
  expect((await read(reader)).own).toMatchObject({ state: 'acknowledged', acknowledged: { version: 1 } });
  expect(await workOf(reader, draft.id)).toEqual([]);
  const { counts, people, total } = await report({ text: reader.email, state: ['acknowledged'] });
  expect({ total, people }).toMatchObject({
    total: 1,
    people: [{ email: reader.email, acknowledged: { version: 1, hash: version.hash } }],
  });
  expect(counts.asked).toBe(counts.acknowledged + counts.pending + counts.overdue);

  const history = { params: { what: 'policies' as const, ...params } };
  const { entries } = await admin.api('GET /audit/{what}/{id}', history);
  expect(entries.map(({ action }) => action)).toEqual(['acknowledged', 'published', 'created']);
  expect(entries[0]).toMatchObject({
    ...{
      by: { id: reader.id },
      changes: [
        { field: 'version_number', to: 1 },
        { field: 'sha256', to: version.hash },
      ],
    },
  });
  expect((await reader.ask('GET /audit/{what}/{id}', history)).status).toBe(404);
});

test('a new version keeps acknowledgements or asks again, with a reason, and never changes', async () => {
  const reader = await auditor();
  const { admin, params, read, publish, acknowledge, report } = await scene();
  await publish();
  await acknowledge(reader);
  const change = async (text: string) =>
    admin.api('PUT /policies/{id}', { params, body: { ...(await read(admin)), text } });
  expect(await change('Use only approved tools. Check results.')).toMatchObject({ has_changes: true });
  const first = { params: { ...params, number: '1' } };
  expect(await admin.api('GET /policies/{id}/versions/{number}', first)).toMatchObject({ text: FOR_AUDITORS.text });

  expect(problemOf(await publish({ ask_again: 'no' })).errors).toMatchObject([
    { path: 'what_changed', code: 'required' },
    { path: 'reason', code: 'required' },
  ]);
  const kept = { what_changed: 'Adds a check.', ask_again: 'no', reason: 'The duty existed before.' };
  expect((await publish(kept)).status).toBe(200);
  expect((await read(reader)).own).toMatchObject({ state: 'acknowledged', acknowledged: { version: 1 } });
  expect((await report({ text: reader.email, version: 2 })).people).toMatchObject([{ state: 'acknowledged' }]);

  await change('Use only approved tools. Check and record results.');
  expect((await publish({ ...kept, ask_again: 'yes', reason: 'Recording is new.' })).status).toBe(200);
  expect((await read(reader)).own).toMatchObject({ state: 'pending', acknowledged: null });
  expect((await report({ text: reader.email, version: 1 })).people).toMatchObject([
    { state: 'acknowledged', due_on: null },
  ]);
  const { versions } = await admin.api('GET /policies/{id}/versions', { params });
  expect(versions).toMatchObject([
    { number: 3, ask_again: 'yes', reason: 'Recording is new.', asks_from: 3 },
    { number: 2, ask_again: 'no', asks_from: 1 },
    { number: 1, ask_again: null },
  ]);
  const { published } = await read(admin);
  const stale = { version: 2, hash: published?.hash ?? '' };
  const late = await reader.ask('POST /policies/{id}/acknowledgements', { params, body: stale });
  expect(problemOf(late).code).toBe('newer_version');
});

test('readers see the version that applies, the coming one and earlier ones, with the names they were published with', async () => {
  const reader = await auditor();
  const { admin, draft, params, read, publish } = await scene({ purpose: 'Which tools.' });
  expect(await read(admin)).toMatchObject({ applies: null });
  await publish();
  expect(await read(reader)).toMatchObject({ applies: 1 });
  const name = someName('Renamed');
  const change = { name, purpose: 'Which data.', text: 'Use no personal data.' };
  await admin.api('PUT /policies/{id}', { params, body: { ...(await read(admin)), ...change } });
  const before = { name: draft.name, purpose: 'Which tools.', published: { name: draft.name } };
  expect(await read(reader)).toMatchObject(before);
  expect(await read(admin)).toMatchObject({ ...change, has_changes: true, published: before.published });
  const listed = await reader.api('GET /policies', { query: { text: draft.name } });
  expect(listed.policies).toMatchObject([{ id: draft.id, purpose: 'Which tools.' }]);
  for (const taken of [name, draft.name]) {
    const body = { name: taken, ...FOR_AUDITORS };
    expect(problemOf(await admin.ask('POST /policies', { body })).code, 'both names are taken').toBe('taken');
  }

  const soon = addDays(TODAY, 30);
  expect((await publish({ what_changed: 'Data.', effective_on: soon, reason: 'New.' })).status).toBe(200);
  expect(await read(reader)).toMatchObject({
    ...{ name, purpose: 'Which data.', applies: 1 },
    published: { number: 2 },
  });
  const { versions } = await reader.api('GET /policies/{id}/versions', { params });
  expect(versions).toMatchObject([
    { number: 2, effective_on: soon, name },
    { number: 1, name: draft.name },
  ]);
  const first = { params: { ...params, number: '1' } };
  expect(await reader.api('GET /policies/{id}/versions/{number}', first)).toMatchObject({ purpose: 'Which tools.' });
});

test('days to acknowledge count from a version that can apply, and later versions do not apply from the past', async () => {
  const reader = await auditor();
  const { admin, params, read, publish } = await scene();
  await publish({ effective_on: addDays(TODAY, 100) });
  expect((await read(reader)).own).toMatchObject({ due_on: addDays(TODAY, 130) });
  await admin.api('PUT /policies/{id}', { params, body: { ...(await read(admin)), text: 'Another text.' } });
  const sooner = { what_changed: 'Starts sooner.', ask_again: 'no', reason: 'The duties are the same.' };
  expect(problemOf(await publish({ ...sooner, effective_on: addDays(TODAY, -2) })).errors).toMatchObject([
    { path: 'effective_on', code: 'day_out_of_range' },
  ]);
  expect((await publish({ ...sooner, effective_on: addDays(TODAY, 50) })).status).toBe(200);
  expect((await read(reader)).own, 'the first version never applies').toMatchObject({ due_on: addDays(TODAY, 80) });
  await admin.api('PUT /policies/{id}', { params, body: { ...(await read(admin)), text: 'A third text.' } });
  expect((await publish({ ...sooner, effective_on: addDays(TODAY, 70) })).status).toBe(200);
  expect((await read(reader)).own, 'the second version still applies first').toMatchObject({
    due_on: addDays(TODAY, 80),
  });
});

test('a version is published only as it was read, and only with changes', async () => {
  const { admin, params, read, publish } = await scene();
  const body = { effective_on: TODAY };
  const { version } = await read(admin);
  const send = (match?: string) =>
    admin.ask('POST /policies/{id}/versions', {
      params,
      body,
      headers: match === undefined ? {} : { 'if-match': match },
    });
  for (const match of [undefined, '*'])
    expect(problemOf(await send(match))).toMatchObject({ status: 428, code: 'version_required' });
  await admin.api('PUT /policies/{id}', { params, body: { ...(await read(admin)), text: 'Another text.' } });
  expect(problemOf(await send(`"${version}"`)).status).toBe(412);
  expect((await publish()).status).toBe(200);
  const same = await publish({ what_changed: 'Nothing.', reason: 'None.' });
  expect(problemOf(same)).toMatchObject({ status: 409, code: 'nothing_changed' });
});

test('people state when they completed a training, at the latest today', async () => {
  const reader = await auditor();
  const { publish, acknowledge, read } = await scene({ kind: 'ai_literacy', due_days: '7' });
  await publish();
  expect(problemOf(await acknowledge(reader)).errors).toMatchObject([{ path: 'completed_on', code: 'required' }]);
  const early = problemOf(await acknowledge(reader, addDays(TODAY, 2)));
  expect(early.errors).toMatchObject([{ path: 'completed_on', code: 'day_out_of_range' }]);
  expect((await acknowledge(reader, addDays(TODAY, -3))).status).toBe(200);
  expect((await read(reader)).own).toMatchObject({ acknowledged: { completed_on: addDays(TODAY, -3) } });
});

test('a person who joins the audience is asked from that day on, and one who leaves is not counted', async () => {
  const { draft, read, publish, report } = await scene({ due_days: '14' });
  await publish();
  const group = await makeGroup();
  const person = await signedIn('ApplicationContributor', [group]);
  expect((await report({ text: person.email })).total).toBe(0);
  const setRole = (name: 'ApplicationAuditor' | 'ApplicationContributor') => setRoles(person.id, [{ name, group }]);
  await setRole('ApplicationAuditor');
  expect((await read(person)).own).toMatchObject({ state: 'pending', due_on: addDays(TODAY, 14) });
  await eventually(async () => expect(await toldOf(person, draft.id)).toHaveLength(1));
  await setRole('ApplicationContributor');
  await eventually(async () => expect((await report({ text: person.email })).total).toBe(0));
  expect((await person.ask('GET /policies/{id}', { params: { id: draft.id } })).status).toBe(404);
});

test('the owner works on the policy and is reminded of its review; others only read it', async () => {
  const [owner, reader] = [await signedIn('ApplicationContributor', [await makeGroup()]), await auditor()];
  const { draft, params, read, publish } = await scene({ owner: owner.email, review_on: addDays(TODAY, 10) });
  expect(await workOf(owner, draft.id)).toEqual([['policy_review', addDays(TODAY, 10)]]);
  const changed = await owner.api('PUT /policies/{id}', {
    params,
    body: { ...(await read(owner)), review_months: '12' },
  });
  expect(changed).toMatchObject({ owned_by: { id: owner.id }, may_delete: false, may_see_report: true });
  expect((await publish({}, owner)).status).toBe(200);
  expect((await read(owner)).review_on > addDays(TODAY, 300)).toBe(true);
  expect((await owner.ask('DELETE /policies/{id}', { params })).status).toBe(403);
  // Administrators have more deadlines than one response has.
  const { deadlines } = await owner.api('GET /deadlines', { query: { days: 366 } });
  expect(deadlines.filter(({ id }) => id === draft.id)).toMatchObject([{ kind: 'policy_review' }]);

  for (const refused of [
    await reader.ask('PUT /policies/{id}', { params, body: { name: someName(), ...FOR_AUDITORS } }),
    await reader.ask('GET /policies/{id}/acknowledgements', { params }),
    await reader.ask('POST /policies/{id}/steps', { params, body: { action: 'review' } }),
    await owner.ask('POST /policies', { body: { name: someName(), ...FOR_AUDITORS } }),
  ])
    expect(refused.status).toBe(403);
});

test('only a policy that was never published is deleted; a published one is retired and restored', async () => {
  const reader = await auditor();
  const unpublished = await scene();
  await unpublished.admin.api('DELETE /policies/{id}', { params: unpublished.params });
  const { admin, draft, params, read, publish } = await scene({ text: '' });
  expect(problemOf(await publish())).toMatchObject({ code: 'incomplete', errors: [{ path: 'text' }] });
  const body = { ...draft, link: 'https://example.com/policy' };
  await admin.api('PUT /policies/{id}', { params, body });
  const late = { params, body, headers: { 'if-match': '"1"' } };
  expect(problemOf(await admin.ask('PUT /policies/{id}', late))).toMatchObject({ code: 'version_conflict' });
  await publish({ effective_on: addDays(TODAY, 100) });
  expect(problemOf(await admin.ask('DELETE /policies/{id}', { params })).code).toBe('was_published');
  const training = { params, body: { ...body, kind: 'ai_literacy' as const } };
  expect(problemOf(await admin.ask('PUT /policies/{id}', training)).errors).toMatchObject([{ path: 'kind' }]);
  const take = (step: object) => admin.ask('POST /policies/{id}/steps', { params, body: step });
  expect(problemOf(await take({ action: 'retire' })).errors).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await take({ action: 'retire', reason: 'Replaced by another policy.' })).status).toBe(200);
  expect((await reader.ask('GET /policies/{id}', { params })).status).toBe(404);
  expect(problemOf(await publish()).code).toBe('retired');
  expect((await take({ action: 'restore' })).status).toBe(200);
  const { due_on = '' } = (await read(reader)).own ?? {};
  expect(due_on > addDays(TODAY, 100), 'the days begin when it applies').toBe(true);
  expect(problemOf(await take({ action: 'restore' })).code).toBe('illegal_transition');
});

test('an API client reads policies but acknowledges nothing', async () => {
  const { admin, params, publish } = await scene();
  await publish();
  const program = await programOf(admin, 'ApplicationAuditor', await makeGroup());
  expect((await program.ask('GET /policies/{id}', { params })).status).toBe(200);
  const body = { version: 1, hash: 'f'.repeat(64) };
  expect((await program.ask('POST /policies/{id}/acknowledgements', { params, body })).status).toBe(403);
});

test.each([
  [{ owner: 'Nobody at all' }, 'owner', 'cannot_see_it'],
  [{ link: 'javascript:alert(1)' }, 'link', 'not_a_link'],
  [{ review_on: '2027-02-30' }, 'review_on', 'not_a_day'],
])('%# rejects an invalid policy and names the field', async (more, path, code) => {
  const admin = await signedIn('Administrator');
  const body = { name: someName(), ...FOR_AUDITORS, ...more };
  expect(problemOf(await admin.ask('POST /policies', { body }))).toMatchObject({
    status: 422,
    errors: [{ path, code }],
  });
});
