import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { problemOf } from '#test/api/client.ts';
import { type At, change, give, IN_A_YEAR, type Person, scene, shown, submit, take } from '#test/api/controls.ts';
import { signedIn, someName } from '#test/api/people.ts';
import { readCompliance, removeApplication } from '#test/api/seed/applications.ts';
import { createDocument, readEvidence, readRemainingControls } from '#test/api/seed/controls.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { readTest } from '#test/api/seed/tests.ts';
import { SMALL, tested, scene as testScene } from '#test/api/tests.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const REGISTER = 'GET /evidence';

/** A control that was accepted with one piece of evidence. */
const accepted = async () => {
  const { ada, rita, at, ...rest } = await scene();
  await give(ada, at, { expires_on: IN_A_YEAR });
  await submit(ada, at);
  const { body } = await change(rita, at, { action: 'accept' });
  const [piece] = (await shown(ada, at)).evidence;
  expect(Object(body).state).toBe('accepted');
  return { ada, rita, at, ...rest, piece: piece ?? expect.fail() };
};

const other = (at: At, controlId = 'training') => ({ ...at, controlId });

test('stores a link and a statement with attester and validity, and records them', async () => {
  const { ada, id, at } = await scene();
  const made = await give(ada, at, { expires_on: addDays(TODAY, 10) });
  expect([made.status, Object(made.body).state]).toEqual([201, 'in_progress']);
  const text = 'Each answer is read by the person who sends it.';
  const statement = { kind: 'statement', name: 'How we work', url: undefined, text, effective_from: addDays(TODAY, 1) };
  await give(ada, at, statement);
  const now = await shown(ada, at);
  expect(now).toMatchObject({
    evidence_count: 2,
    evidence_ends: addDays(TODAY, 10),
    ends_soon: true,
    lacks: ['owner', 'implementation'],
  });
  const proves = [{ application_id: id, control: 'human_check' }];
  expect(now.evidence).toMatchObject([
    { kind: 'link', url: 'https://wiki.example.com', standing: 'ends_soon', attested_by: { id: ada.id }, proves },
    { kind: 'statement', text, standing: 'not_yet', expires_on: null, relied_on: false, proves },
  ]);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'controls', id: now.entity_id } });
  expect(entries[0]).toMatchObject({
    action: 'evidence_added',
    changes: [{ field: 'evidence', to: { name: 'How we work' } }],
  });
});

test.each([
  [{ url: 'https://ada:secret@example.com' }, 'url', 'not_a_link'],
  [{ url: 'javascript:alert(1)' }, 'url', 'not_a_link'],
  [{ effective_from: '2020-01-01', expires_on: '2020-12-31' }, 'expires_on', 'in_the_past'],
  [{ expires_on: TODAY }, 'expires_on', 'day_too_early'],
  [{ effective_from: '0000-01-01' }, 'effective_from', 'day_out_of_range'],
  [{ expires_on: '9999-12-31' }, 'expires_on', 'day_out_of_range'],
  [{ kind: 'statement' }, 'url', 'not_with_this'],
  [{ kind: 'document', url: undefined, document_id: randomUUID() }, 'document_id', 'no_such_document'],
])('%# rejects invalid evidence and names the invalid field', async (more, path, code) => {
  const { ada, at } = await scene();
  const refused = problemOf(await give(ada, at, more));
  expect(refused.status).toBe(422);
  expect(refused.errors).toContainEqual(expect.objectContaining({ path, code }));
  expect((await shown(ada, at)).version).toBe(0);
});

test('one piece proves controls of several applications and is reusable by people with access', async () => {
  const { ada, at, id, group, piece } = await accepted();
  const pieces = (who: Person, application: string, query: object = {}) =>
    who.api('GET /applications/{id}/evidence', { params: { id: application }, query });
  expect((await pieces(ada, id)).evidence).toMatchObject([{ id: piece.id, standing: 'in_force' }]);
  const body = { name: someName('Second'), resource_groups: [group.id] };
  const second = await ada.api('POST /applications', { body });
  const { evidence: usable } = await pieces(ada, second.id, { text: 'dashboard' });
  expect(usable.map((one) => one.id)).toEqual([piece.id]);

  const use = (who: Person, params: At) =>
    who.ask('POST /applications/{id}/controls/{controlId}/evidence', { params, body: { use: piece.id } });
  const both = await Promise.all([use(ada, other(at)), use(ada, { ...at, id: second.id })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(problemOf(await use(ada, at)).errors).toMatchObject([{ path: 'use', code: 'taken' }]);
  const { proves } = (await shown(ada, at)).evidence[0] ?? expect.fail();
  expect(proves.map(({ application_name, control }) => [application_name, control]).toSorted()).toEqual(
    [
      [second.name, 'human_check'],
      [expect.any(String), 'human_check'],
      [expect.any(String), 'training'],
    ].toSorted(),
  );

  const stranger = await scene();
  expect(problemOf(await use(stranger.ada, stranger.at)).errors).toMatchObject([{ code: 'no_such_evidence' }]);
  expect((await pieces(stranger.ada, stranger.id)).evidence).toEqual([]);

  for (const params of [at, other(at), { ...at, id: second.id }])
    expect((await take(ada, params, piece.id)).status).toBe(200);
  expect(await readEvidence(piece.id)).toBeUndefined();
  expect((await pieces(ada, id)).total).toBe(0);
});

test('a document is evidence in a ready, accessible version, and cannot be deleted while used', async () => {
  const { ada, id, at, group } = await scene();
  const by = { id: ada.id, name: ada.name };
  const version = (number: number, state: 'ready' | 'error') => ({
    ...{
      number,
      state,
      error: null,
      file_name: 'Report.csv',
      format: 'csv' as const,
      size: 12,
      content_type: 'text/csv',
    },
    ...{ sha256: 'a'.repeat(64), uploaded_at: new Date().toISOString(), uploaded_by: by },
  });
  const content = {
    application_id: id,
    name: 'Report',
    document_kind: 'test_report' as const,
    progress: null,
    uses: 0,
  };
  const document = await createDocument({ ...content, versions: [version(1, 'ready'), version(2, 'error')] }, by);
  const as = { kind: 'document', url: undefined, document_id: document.id };
  const refused = problemOf(await give(ada, at, { ...as, version: 2 }));
  expect(refused.errors).toMatchObject([{ path: 'version', code: 'not_ready' }]);
  await give(ada, at, as);
  const [piece] = (await shown(ada, at)).evidence;
  expect(piece).toMatchObject({ kind: 'document', document: { id: document.id, version: 1 } });
  await ada.ask('POST /applications/{id}/controls/{controlId}/evidence', {
    params: other(at),
    body: { use: piece?.id },
  });
  const uses = async () => {
    const { used_in } = await ada.api('GET /documents/{id}', { params: { id: document.id } });
    return used_in.map(({ control }) => control).toSorted();
  };
  expect(await uses()).toEqual(['human_check', 'training']);

  const remove = { params: { id, documentId: document.id } };
  const held = problemOf(await ada.ask('DELETE /applications/{id}/document/{documentId}', remove));
  expect(held).toMatchObject({ status: 409, code: 'in_use' });
  const peer = await ada.api('POST /applications', { body: { name: someName('Peer'), resource_groups: [group.id] } });
  expect((await give(ada, { ...at, id: peer.id }, as)).status, 'of another application').toBe(201);
  const stranger = await scene();
  const unseen = problemOf(await give(stranger.ada, stranger.at, as));
  expect(unseen.errors).toMatchObject([{ path: 'document_id', code: 'no_such_document' }]);

  const admin = await signedIn('Administrator');
  const relied = problemOf(await admin.ask('DELETE /applications/{id}', { params: { id } }));
  expect(relied).toMatchObject({
    ...{ status: 409, code: 'in_use' },
    errors: [{ code: 'evidence_elsewhere', params: { document: 'Report', application: peer.name } }],
  });

  const [twin] = (await shown(ada, { ...at, id: peer.id })).evidence;
  for (const params of [at, other(at)]) await take(ada, params, piece?.id ?? '');
  await take(ada, { ...at, id: peer.id }, twin?.id ?? '');
  expect(await uses()).toEqual([]);
  expect((await ada.ask('DELETE /applications/{id}/document/{documentId}', remove)).status).toBe(204);
});

test('an accepted control shows the evidence that it relies on and is returned without it', async () => {
  const { ada, rita, at, piece } = await accepted();
  expect(piece.relied_on).toBe(true);
  await give(ada, at, { name: 'Another' });
  const both = (await shown(ada, at)).evidence;
  expect(both.map(({ relied_on }) => relied_on)).toEqual([false, false]);
  expect((await take(ada, at, piece.id)).body).toMatchObject({ state: 'accepted', evidence: [{ relied_on: true }] });
  expect((await take(ada, at, piece.id)).status).toBe(404);
  expect((await take(rita, at, both[1]?.id ?? '')).status).toBe(403);
  expect((await take(ada, at, both[1]?.id ?? '', 'The wiki is gone.')).body).toMatchObject({
    ...{ state: 'returned', accepted: null, evidence: [] },
    returned: { reason: 'evidence_removed', text: 'The wiki is gone.', by: { name: 'Plumbline' } },
  });
  const { entity_id } = await shown(ada, at);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'controls', id: entity_id } });
  expect(entries[0]).toMatchObject({ action: 'evidence_removed', by: { id: ada.id } });
  expect(entries[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
    ...[
      ['control_state', 'returned'],
      ['evidence', undefined],
      ['reason', 'The wiki is gone.'],
    ],
  ]);
});

test('concurrent changes to the evidence of a control are all kept', async () => {
  const { ada, at } = await scene();
  const given = await Promise.all(['One', 'Two', 'Three'].map((name) => give(ada, at, { name })));
  const statuses = given.map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201]);
  const { evidence: pieces } = await shown(ada, at);
  expect(pieces.map(({ name }) => name).toSorted()).toEqual(['One', 'Three', 'Two']);
  await Promise.all(pieces.map(({ id }) => take(ada, at, id)));
  expect((await shown(ada, at)).evidence).toEqual([]);
});

test('the register lists all evidence to company-wide reviewers and refuses group members', async () => {
  const { ada, rita, at, name, piece } = await accepted();
  const title = someName('Penetration test');
  await give(ada, other(at), { name: title, expires_on: addDays(TODAY, 5) });
  const everywhere = await signedIn('ApplicationReviewer');
  const found = await everywhere.api(REGISTER, { query: { text: name } });
  expect(found.evidence.map(({ name }) => name)).toEqual([title, piece.name]);
  expect(found.facets).toMatchObject({ kind: { link: 2 }, standing: { ends_soon: 1, in_force: 1 } });
  const soon = { text: title, standing: ['ends_soon' as const], sort: '-expires_on' as const };
  expect((await everywhere.api(REGISTER, { query: soon })).evidence).toMatchObject([
    { proves: [{ application_id: at.id, application_name: name, control: 'training' }] },
  ]);
  const proving = await everywhere.api(REGISTER, { query: { text: name, control: ['training'] } });
  expect(proving).toMatchObject({ total: 1, facets: { control: { training: 1, human_check: 1 } } });
  for (const person of [rita, ada]) expect((await person.ask(REGISTER)).status).toBe(403);
});

test('exports the register as filtered, with current control and application names', async () => {
  const { ada, rita, at, name } = await accepted();
  const title = someName('Penetration test');
  await give(ada, other(at), { name: title, expires_on: IN_A_YEAR });
  const renamed = someName('Renamed');
  const { version: _, ...application } = await ada.api('GET /applications/{id}', { params: { id: at.id } });
  await ada.api('PUT /applications/{id}', { params: { id: at.id }, body: { ...application, name: renamed } });
  const columns = ['name', 'control', 'kind', 'expires_on'].map((id) => ({ id, header: id }));
  const query = `${new URLSearchParams({ text: name, control: 'training' })}`;
  const body = { list: 'evidence' as const, name: 'Evidence', query, columns };
  expect((await rita.ask('POST /exports', { body })).status).toBe(403);
  const everywhere = await signedIn('ApplicationReviewer');
  const { id } = await everywhere.api('POST /exports', { body });
  const text = await eventually(async () => {
    const { download } = await everywhere.api('GET /exports/{id}', { params: { id } });
    return (await fetch(download ?? expect.fail('It is not there yet.'))).text();
  });
  expect(text.replace('\uFEFF', '')).toBe(
    `name,control,kind,expires_on\r\n${title},Training of people (${renamed}),link,${IN_A_YEAR}\r\n`,
  );
  const view = { list: 'evidence' as const, name: someName('View'), query };
  expect(await everywhere.api('POST /list-views', { body: view })).toMatchObject(view);
});

const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
    (one) => one.notification_text,
  );

test('expiring evidence is notified, and its expiry returns the control and lowers coverage', async () => {
  const { ada, rita, at, id, name, piece } = await accepted();
  const application = { params: { id } };
  const acceptedNow = async () => (await readCompliance(id))?.accepted;
  await eventually(async () => expect(await acceptedNow()).toEqual(['human_check']));
  for (const days of [40, 30, 29, 7, 0, 0]) await runDaily.evidence(piece.id, addDays(IN_A_YEAR, -days));
  const ending = (await textsOf(ada)).filter((text) => text.startsWith('“Dashboard”'));
  expect(ending).toEqual([expect.stringContaining(`of ${name}, expires on`)]);
  expect(await shown(ada, at)).toMatchObject({ state: 'accepted' });

  await runDaily.evidence(piece.id, addDays(IN_A_YEAR, 1));
  await runDaily.evidence(piece.id, addDays(IN_A_YEAR, 1));
  expect(await shown(ada, at)).toMatchObject({
    ...{ state: 'returned', accepted: null, returned: { reason: 'evidence_expired', by: { name: 'Plumbline' } } },
  });
  await eventually(async () => expect(await acceptedNow()).toEqual([]));
  await eventually(async () =>
    expect(await textsOf(ada)).toContain(`Controls of ${name} were returned because their evidence has expired`),
  );
  const { entries } = await ada.api('GET /applications/{id}/activity', application);
  expect(entries[0]).toMatchObject({
    ...{ what: 'control', action: 'evidence_expired', as: 'system' },
    changes: [{ field: 'control_state', from: 'accepted', to: 'returned' }],
  });
  await give(ada, at, { name: 'Newer' });
  await submit(ada, at);
  expect((await change(rita, at, { action: 'accept' })).status).toBe(200);
  await runDaily.evidence(piece.id, addDays(IN_A_YEAR, 2));
  expect(await shown(ada, at)).toMatchObject({ state: 'accepted' });
});

test('notifies people when a control is assigned, submitted or returned to them', async () => {
  const { ada, rita, sam, at, name } = await scene();
  await change(ada, at, { owner: sam.id });
  await change(ada, other(at), { owner: sam.id });
  await give(sam, at);
  await submit(sam, at);
  await change(rita, at, { action: 'return', reason: 'Say who looks at it.' });
  await eventually(async () => {
    expect((await textsOf(sam)).toSorted()).toEqual([
      `Test Person assigned you controls of ${name}`,
      `Test Person returned “${(await shown(sam, at)).title.en}” of ${name} to you`,
    ]);
    expect(await textsOf(rita)).toEqual([`Test Person submitted controls of ${name} for review`]);
  });
});

test('deleting an application deletes its controls and keeps evidence used elsewhere', async () => {
  const { ada, at, id, group, piece } = await accepted();
  const second = await ada.api('POST /applications', {
    body: { name: someName('Staying'), resource_groups: [group.id] },
  });
  const staying = { ...at, id: second.id };
  const body = { use: piece.id };
  await ada.api('POST /applications/{id}/controls/{controlId}/evidence', { params: staying, body });
  const admin = await signedIn('Administrator');
  await admin.api('DELETE /applications/{id}', { params: { id } });
  await eventually(async () => {
    expect(await readRemainingControls(id)).toEqual([]);
    expect((await shown(ada, staying)).evidence).toMatchObject([{ proves: [{ application_id: second.id }] }]);
  });
});

test('a bias test result is evidence with its verdict and hash, and is kept while used', async () => {
  const { ada, rita, group, params } = await testScene();
  const at = { ...params, controlId: 'human_check' };
  const one = await tested(ada, params, 'Hired.csv', SMALL);
  const as = { kind: 'test_result', url: undefined, test_id: one.id };
  const peer = await ada.api('POST /applications', { body: { name: someName('Peer'), resource_groups: [group.id] } });
  const wrong = async (to: At, more: object) => problemOf(await give(ada, to, { ...as, ...more })).errors;
  expect(await wrong({ ...at, id: peer.id }, {})).toMatchObject([{ path: 'test_id', code: 'no_such_test' }]);
  expect(await wrong(at, { test_id: randomUUID() })).toMatchObject([{ path: 'test_id', code: 'no_such_test' }]);
  const faulty = await tested(ada, params, 'Empty.csv', 'sex,hired\n');
  expect(faulty.result).toBeNull();
  expect(await wrong(at, { test_id: faulty.id })).toMatchObject([{ path: 'test_id', code: 'no_result' }]);

  await give(ada, at, as);
  const result = one.result ?? expect.fail();
  const { verdict, sha256 } = result;
  const test = { id: one.id, application_id: params.id, name: 'Who is hired', verdict, sha256 };
  const [piece] = (await shown(ada, at)).evidence;
  expect(piece).toMatchObject({ kind: 'test_result', document: null, url: null, text: null, test });
  await submit(ada, at);
  expect((await change(rita, at, { action: 'accept' })).body).toMatchObject({ state: 'accepted' });

  const use = { params: { ...at, id: peer.id }, body: { use: piece?.id } };
  expect((await ada.ask('POST /applications/{id}/controls/{controlId}/evidence', use)).status).toBe(201);
  const admin = await signedIn('Administrator');
  expect(problemOf(await admin.ask('DELETE /applications/{id}', { params }))).toMatchObject({
    ...{ status: 409, code: 'in_use' },
    errors: [{ path: 'tests', code: 'evidence_elsewhere', params: { application: peer.name } }],
  });
  // Simulates a reuse of the evidence that starts while its application is being deleted.
  await removeApplication(params.id, { id: admin.id, name: admin.name });
  await eventually(async () => expect(await readTest(faulty.id)).toBeUndefined());
  expect((await readTest(one.id))?.result).toEqual(result);
  expect((await shown(ada, { ...at, id: peer.id })).evidence).toMatchObject([{ test }]);
});
