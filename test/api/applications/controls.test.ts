import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { problemOf } from '#test/api/client.ts';
import { change, give, type Person, scene, shown, submit, take } from '#test/api/controls.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { enableFramework, setControlDue } from '#test/api/seed/controls.ts';
import { TODAY } from '#test/today.ts';

const LIST = 'GET /applications/{id}/controls';
const REASON = { reason: 'Say who looks at it, and when.' };

test('an untouched control is listed without a row and created by its first change', async () => {
  const { ada, id, at } = await scene();
  const { controls: all, total, facets } = await ada.api(LIST, { params: { id } });
  expect([all.length, facets.state]).toEqual([total, { not_started: total }]);
  expect(all.find((one) => one.id === 'human_check')).toMatchObject({
    ...{ theme: 'people', state: 'not_started', owner: null, overdue: false, evidence_count: 0, updated_at: null },
    ...{ risks: ['overreliance'], lacks: ['owner', 'implementation', 'evidence'] },
  });

  const before = await shown(ada, at);
  expect(before).toMatchObject({ version: 0, possible: ['start', 'submit', 'exclude'], may_work: true });
  const both = await Promise.all(
    ['One', 'Two'].map((implementation) => change(ada, at, { implementation }, { 'if-match': '"0"' })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const now = await shown(ada, at);
  expect(now).toMatchObject({ version: 1, state: 'in_progress' });
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'controls', id: now.entity_id } });
  expect(entries).toMatchObject([{ action: 'started', name: before.title.en, by: { id: ada.id } }]);
  expect((await change(ada, at, {})).body).toMatchObject({ version: 1 });
});

test('a control is submitted when complete, returned with a reason, and accepted with valid evidence', async () => {
  const { ada, rita, id, at } = await scene();
  const late = problemOf(await change(ada, at, { due_on: addDays(TODAY, -2) }));
  expect(late.errors).toMatchObject([{ path: 'due_on', code: 'day_out_of_range', params: { to: expect.any(String) } }]);
  const assigned = { owner: ada.id, due_on: addDays(TODAY, 1), implementation: 'Whoever sends it reads it before.' };
  expect((await change(ada, at, assigned)).body).toMatchObject({
    ...{ owner: { id: ada.id }, overdue: false, lacks: ['evidence'], state: 'in_progress' },
  });
  const due = addDays(TODAY, -2);
  await setControlDue(id, 'human_check', due);
  expect((await change(ada, at, { due_on: due })).body, 'as it was').toMatchObject({ due_on: due, overdue: true });
  const lacking = problemOf(await change(ada, at, { action: 'submit', owner: null, implementation: '' }));
  expect(lacking).toMatchObject({ status: 422, code: 'incomplete' });
  expect(lacking.errors.map(({ path, code }) => [path, code])).toEqual([
    ['owner', 'owner_missing'],
    ['implementation', 'implementation_missing'],
    ['evidence', 'no_evidence'],
  ]);
  await give(ada, at, { effective_from: addDays(TODAY, 1) });
  expect(problemOf(await change(ada, at, { action: 'submit' })).errors).toMatchObject([{ path: 'evidence' }]);
  await give(ada, at);
  expect((await change(ada, at, { action: 'submit' })).body).toMatchObject({
    ...{ state: 'ready_for_review', submitted: { by: { id: ada.id } }, possible: ['start'] },
  });
  expect(problemOf(await change(ada, at, { implementation: 'Nobody' }))).toMatchObject({
    ...{ status: 409, code: 'illegal_transition', possible: ['start', 'accept', 'return'] },
  });
  expect(problemOf(await change(rita, at, { action: 'return' })).errors).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  expect(problemOf(await change(rita, at, { action: 'return', reason: 'No' })).errors).toMatchObject([
    { code: 'too_short' },
  ]);
  expect((await change(rita, at, { action: 'return', ...REASON })).body).toMatchObject({
    ...{ state: 'returned', returned: { reason: 'by_reviewer', text: REASON.reason, by: { id: rita.id } } },
  });
  await change(ada, at, { action: 'submit' });
  const [, counts] = (await shown(ada, at)).evidence;
  await take(ada, at, counts?.id ?? '');
  expect(problemOf(await change(rita, at, { action: 'accept' }))).toMatchObject({
    ...{ status: 422, code: 'incomplete', errors: [{ path: 'evidence', code: 'no_evidence' }] },
  });
  await give(ada, at);
  const accepted = (await change(rita, at, { action: 'accept' })).body;
  expect(accepted).toMatchObject({
    ...{ state: 'accepted', accepted: { by: { id: rita.id } }, overdue: false, lacks: [], possible: ['return'] },
  });
  expect(problemOf(await change(ada, at, { action: 'submit' })).possible).toEqual(['start', 'return']);

  const { entries } = await ada.api('GET /applications/{id}/activity', { params: { id } });
  expect(entries.filter(({ what }) => what === 'control').map(({ action }) => action)).toEqual([
    ...['accepted', 'evidence_added', 'evidence_removed', 'submitted', 'returned', 'submitted'],
    ...['evidence_added', 'evidence_added', 'changed', 'started'],
  ]);
});

test('reviewers cannot decide on controls that they own, submitted, changed or gave evidence for', async () => {
  const { group, ada, rita, at } = await scene();
  const [both, owner] = await Promise.all([signedIn('Administrator'), signedIn('ApplicationReviewer', [group])]);
  await give(ada, at);
  await change(both, at, { owner: owner.id });
  await change(ada, at, { action: 'submit', implementation: 'As it should be.' });
  const own = async (who: Person, action: string) => {
    const refused = problemOf(await change(who, at, { action, ...(action === 'return' && REASON) }));
    return [refused.status, refused.code, refused.detail];
  };
  expect(await own(owner, 'accept')).toEqual([
    403,
    'own_work',
    'You own this control, so someone else must review it.',
  ]);
  // Assigning an owner does not count as work on the control.
  expect(await shown(both, at)).toMatchObject({ own_work: false, possible: ['start', 'accept', 'return'] });
  await give(both, at);
  const program = await programOf(both, 'Administrator', group);
  expect((await own(program, 'return'))[1]).toBe('own_work');
  expect((await own(both, 'return'))[2]).toContain('added or removed evidence');
  expect(await shown(both, at)).toMatchObject({ own_work: true, possible: ['start'] });
  await change(both, at, { action: 'start' });
  await change(both, at, { action: 'submit' });
  expect((await own(both, 'accept'))[2]).toContain('You submitted');
  expect((await own(ada, 'accept'))[0]).toBe(403);

  await change(rita, at, { action: 'return', ...REASON });
  await change(ada, at, { action: 'submit' });
  expect((await change(both, at, { action: 'accept' })).status).toBe(200);

  await change(rita, at, { action: 'return', ...REASON });
  await give(program, at);
  await change(ada, at, { action: 'submit' });
  expect((await own(both, 'accept'))[1]).toBe('own_work');
  expect(await shown(both, at)).toMatchObject({ own_work: true });
  expect((await change(rita, at, { action: 'accept' })).status).toBe(200);
});

test('the owner of a control works on it, other readers cannot, and strangers get 404', async () => {
  const { ada, sam, rita, at } = await scene();
  for (const person of [sam, rita]) expect((await change(person, at, { action: 'start' })).status).toBe(403);
  await change(ada, at, { owner: sam.id });
  expect((await change(sam, at, { action: 'start', implementation: 'I look at it.' })).body).toMatchObject({
    ...{ state: 'in_progress', may_work: true },
  });
  const elsewhere = await signedIn('ApplicationContributor', [await makeGroup()]);
  expect((await change(elsewhere, at, { action: 'submit' })).status).toBe(404);
  const unseen = problemOf(await change(ada, at, { owner: elsewhere.id }));
  expect(unseen.errors).toMatchObject([{ path: 'owner', code: 'cannot_see_it' }]);
  for (const controlId of ['no_such_thing', 'constructor'])
    expect((await change(ada, { ...at, controlId }, { action: 'start' })).status).toBe(404);
  expect((await change(ada, at, { owner: null, due_on: '2027-02-30' })).status).toBe(422);
});

test('a control is excluded with a reason, and a reviewer can return it', async () => {
  const { ada, rita, id, at } = await scene();
  expect(problemOf(await change(ada, at, { action: 'exclude' })).errors).toMatchObject([{ code: 'required' }]);
  expect((await change(ada, at, { action: 'exclude', reason: 'Nothing is sent to anybody.' })).body).toMatchObject({
    ...{ state: 'not_applicable', justification: 'Nothing is sent to anybody.', lacks: [] },
  });
  expect((await give(ada, at)).status).toBe(409);
  expect((await change(rita, at, { action: 'return', ...REASON })).body).toMatchObject({
    state: 'returned',
    justification: '',
  });
  const { controls: listed } = await ada.api(LIST, { params: { id }, query: { state: ['returned'] } });
  expect(listed).toMatchObject([{ id: 'human_check', state: 'returned' }]);
});

test('filters controls by state, owner, framework, theme and words of either language, with facets', async () => {
  const { ada, id, at } = await scene();
  await change(ada, at, { owner: ada.id, implementation: 'It is read.' });
  const found = async (query: object) => (await ada.api(LIST, { params: { id }, query })).controls.map((one) => one.id);
  expect(await found({ owner: [ada.id] })).toEqual(['human_check']);
  expect(await found({ state: ['in_progress', 'accepted'] })).toEqual(['human_check']);
  expect(await found({ owner: ['none'], theme: ['people'] })).not.toContain('human_check');
  expect(await found({ framework: ['no-such-framework'] })).toEqual([]);
  const { title } = await shown(ada, at);
  for (const text of [title.en, title.es.toUpperCase()]) expect(await found({ text })).toContain('human_check');
  const { facets } = await ada.api(LIST, { params: { id }, query: { theme: ['people'] } });
  expect(facets.owner).toMatchObject({ [ada.id]: 1 });
  expect(facets.lacks).toMatchObject({ evidence: expect.any(Number) });
});

test('enabled frameworks ask for controls and show the requirements that each serves', async () => {
  const { ada, id, at } = await scene();
  await enableFramework('iso-iec42001');
  const { controls: found } = await ada.api(LIST, { params: { id }, query: { framework: ['iso-iec42001'] } });
  expect(found.length).toBeGreaterThan(10);
  const { for: asking, asked_by } = await shown(ada, { ...at, controlId: found[0]?.id ?? '' });
  expect(asked_by.map(({ framework, requirement }) => [framework.id, requirement.id])).toEqual(
    asking.map(({ framework, requirement }) => [framework, requirement]),
  );
  expect(asked_by[0]).toMatchObject({ reason: { en: expect.any(String), es: expect.any(String) } });
});

test('the controls of a retired application cannot change', async () => {
  const { ada, at, id } = await scene();
  const before = (await change(ada, at, { action: 'start' })).body;
  await ada.api('POST /applications/{id}/retirement', { params: { id }, body: { reason: 'Its vendor is gone.' } });
  for (const asked of [change(ada, at, { action: 'submit' }), give(ada, at)])
    expect(problemOf(await asked)).toMatchObject({ status: 409, code: 'retired' });
  expect(await shown(ada, at)).toMatchObject({ ...Object(before), possible: [], may_work: false });
});

test('one of two concurrent reviewers decides, and the other gets a version conflict', async () => {
  const { group, ada, rita, at } = await scene();
  const peer = await signedIn('ApplicationReviewer', [group]);
  await give(ada, at);
  const { version } = Object((await submit(ada, at)).body);
  const headers = { 'if-match': `"${version}"` };
  const both = await Promise.all([
    change(rita, at, { action: 'accept' }, headers),
    change(peer, at, { action: 'return', ...REASON }, headers),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
