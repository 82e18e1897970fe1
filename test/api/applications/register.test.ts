import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { RiskDraft } from '#domain/register/risk.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const REASON = 'The board accepts what is left of this risk.';
const RATED = { likelihood: 'likely', impact: 'major' } as const;

const scene = async () => {
  const group = await makeGroup();
  const ada = await signedIn('ApplicationContributor', [group]);
  const application = await ada.api('POST /applications', {
    body: { name: someName('Risky'), resource_groups: [group.id] },
  });
  const add = (more: Partial<RiskDraft> = {}, who = ada) =>
    who.api('POST /risks', { body: { name: someName('Risk'), application_id: application.id, ...RATED, ...more } });
  return { group, ada, application, add };
};

type Person = Awaited<ReturnType<typeof signedIn>>;
const take = (who: Person, id: string, body: object) => who.ask('POST /risks/{id}/steps', { params: { id }, body });

test('an editor adds, changes and deletes a risk, and readers of the application find it', async () => {
  const { group, ada, application, add } = await scene();
  const reader = await signedIn('ApplicationReviewer', [group]);
  const made = await add({ owner: reader.email, category: 'fairness', due_on: addDays(TODAY, -1) });
  expect(made).toMatchObject({
    ...{ application: { id: application.id, name: application.name }, status: 'open', version: 1, may_edit: true },
    ...{ owner: reader.name, owned_by: { id: reader.id }, due_state: 'overdue', level: 'high', inherent_level: 'high' },
    ...{ actions: ['treat', 'close'], acceptance_refusal: 'needs_approver' },
  });

  const params = { id: made.id };
  const body = { ...made, residual_likelihood: 'rare' as const, residual_impact: 'major' as const };
  const changed = await ada.api('PUT /risks/{id}', { params, body });
  expect(changed).toMatchObject({ level: 'medium', inherent_level: 'high', version: 2 });
  const late = { params, body, headers: { 'if-match': '"1"' } };
  expect(problemOf(await ada.ask('PUT /risks/{id}', late))).toMatchObject({ code: 'version_conflict' });

  expect(await reader.api('GET /risks/{id}', { params })).toMatchObject({ may_edit: false, actions: [] });
  const query = { application: [application.name], due_state: ['overdue' as const] };
  expect(await reader.api('GET /risks', { query })).toMatchObject({
    ...{ total: 1, risks: [{ id: made.id, application: { name: application.name }, due_state: 'overdue' }] },
    facets: { level: { medium: 1 }, rating: { 'rare.major': 1 }, inherent_rating: { 'likely.major': 1 } },
  });
  await ada.api('PUT /risks/{id}', { params, body: { ...changed, review_on: TODAY } });
  for (const due_state of [['overdue' as const], ['review_due' as const]])
    expect(await reader.api('GET /risks', { query: { ...query, due_state } })).toMatchObject({
      ...{ risks: [{ id: made.id, due_state: 'overdue', level: 'medium', inherent_level: 'high' }] },
      facets: { due_state: { overdue: 1, review_due: 1 } },
    });
  const history = { params: { what: 'risks' as const, id: made.id } };
  const { entries } = await reader.api('GET /audit/{what}/{id}', history);
  expect(entries.map(({ action }) => action)).toEqual(['changed', 'changed', 'created']);

  for (const refused of [
    await reader.ask('PUT /risks/{id}', { params, body }),
    await reader.ask('POST /risks', { body: { name: someName(), application_id: application.id, ...RATED } }),
  ])
    expect(refused.status).toBe(403);
  await ada.api('DELETE /risks/{id}', { params });
  expect((await ada.ask('GET /risks/{id}', { params })).status).toBe(404);
});

test('a risk of another group is answered like one that does not exist, and follows its application', async () => {
  const { group, application, add } = await scene();
  const [admin, other] = [await signedIn('Administrator'), await makeGroup()];
  const stranger = await signedIn('ApplicationContributor', [other]);
  const risk = await add();
  const params = { id: risk.id };
  const unknown = { id: crypto.randomUUID() };
  const answersOf = async (one: { id: string }) => {
    const asked = [
      await stranger.ask('GET /risks/{id}', { params: one }),
      await stranger.ask('PUT /risks/{id}', { params: one, body: { name: someName(), ...RATED } }),
      await stranger.ask('DELETE /risks/{id}', { params: one }),
      await take(stranger, one.id, { action: 'treat' }),
      await stranger.ask('GET /audit/{what}/{id}', { params: { what: 'risks', ...one } }),
    ];
    return asked.map((answer) => [answer.status, problemOf(answer).detail]);
  };
  expect(await answersOf(risk)).toEqual(await answersOf(unknown));
  const refusals = [application.id, unknown.id].map(async (application_id) =>
    problemOf(await stranger.ask('POST /risks', { body: { name: someName(), application_id, ...RATED } })),
  );
  for (const refusal of await Promise.all(refusals))
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'application_id', code: 'no_such_application' }] });

  const query = { application_id: [application.id] };
  expect(await stranger.api('GET /risks', { query })).toMatchObject({ total: 0, facets: { application: {} } });
  const { resource_groups: _, ...rest } = application;
  const moved = { ...rest, resource_groups: [group.id, other.id] };
  await admin.api('PUT /applications/{id}', { params: { id: application.id }, body: moved });
  await eventually(async () => expect((await stranger.api('GET /risks', { query })).total).toBe(1));
  expect(await stranger.api('GET /risks/{id}', { params })).toMatchObject({ id: risk.id });
});

test('the owner has the treatment and the review in My Work, deadlines and calendar until the risk is closed', async () => {
  const { group, ada, add } = await scene();
  const owner = await signedIn('ApplicationContributor', [group]);
  const admin = await signedIn('Administrator');
  const [due_on, review_on] = [addDays(TODAY, -2), addDays(TODAY, 5)];
  const dated = { owner: owner.email, due_on, review_on };
  const risk = await add(dated);
  const ofOrganization = await add({ application_id: null, owner: admin.email, review_on }, admin);
  const itemsOf = async (who: typeof ada, id: string) =>
    (await who.api('GET /my-work', {})).items
      .filter(({ params }) => params.risk === id)
      .map(({ kind, due, thing }) => [kind, due, thing.kind]);
  await eventually(async () =>
    expect(await itemsOf(owner, risk.id)).toEqual([
      ['risk_treatment', due_on, 'application'],
      ['risk_review', review_on, 'application'],
    ]),
  );
  await eventually(async () =>
    expect(await itemsOf(admin, ofOrganization.id)).toEqual([['risk_review', review_on, 'risk']]),
  );
  const { deadlines } = await ada.api('GET /deadlines', { query: {} });
  const ours = deadlines.filter(({ id }) => id === risk.id || id === ofOrganization.id);
  expect(ours).toEqual([{ kind: 'risk_review', on: review_on, id: risk.id, name: risk.name }]);

  expect((await take(ada, risk.id, { action: 'close', reason: REASON })).status).toBe(200);
  await eventually(async () => expect(await itemsOf(owner, risk.id)).toEqual([]));
  await admin.api('DELETE /risks/{id}', { params: { id: ofOrganization.id } });
  await eventually(async () => expect(await itemsOf(admin, ofOrganization.id)).toEqual([]));
});

test('a new owner is notified, and without access their tasks fall to the owner of the application', async () => {
  const { group, ada, add } = await scene();
  const [owner, admin] = [await signedIn('ApplicationReviewer', [group]), await signedIn('Administrator')];
  const risk = await add({ review_on: TODAY });
  await ada.api('PUT /risks/{id}', { params: { id: risk.id }, body: { ...risk, owner: owner.email } });
  const textsOf = async () =>
    (await owner.api('GET /notifications/{days}', { params: { days: '7' } })).notifications.map((one) => [
      one.notification_text,
      one.notification_link,
    ]);
  await eventually(async () =>
    expect(await textsOf()).toContainEqual([
      `${ada.name} made you the owner of the risk ${risk.name}`,
      `/risks/detail/${risk.id}`,
    ]),
  );
  const hasTask = async (who: Person) =>
    (await who.api('GET /my-work', {})).items.some(({ params }) => params.risk === risk.id);
  await eventually(async () => expect([await hasTask(owner), await hasTask(ada)]).toEqual([true, false]));
  await admin.api('DELETE /access/users/{user_id}/roles/{role_id}', {
    params: { user_id: owner.id, role_id: 'ApplicationReviewer' },
  });
  await eventually(async () => expect(await hasTask(ada)).toBe(true));
  expect((await ada.api('GET /risks/{id}', { params: { id: risk.id } })).owner_has_access).toBe(false);
});

test('only people with access to everything see and add risks of the organization', async () => {
  const { group, ada, add } = await scene();
  const admin = await signedIn('Administrator');
  const risk = await add({ application_id: null, name: someName('Strategy') }, admin);
  expect(risk).toMatchObject({ application: null, may_edit: true });
  expect(problemOf(await ada.ask('POST /risks', { body: { name: someName(), ...RATED } })).errors).toMatchObject([
    { path: 'application_id', code: 'application_needed' },
  ]);
  const everywhere = await signedIn('ApplicationReviewer');
  const query = { text: risk.name };
  expect(await everywhere.api('GET /risks', { query })).toMatchObject({ total: 1, facets: { application: { '': 1 } } });
  for (const reader of [ada, await signedIn('ApplicationReviewer', [group])]) {
    expect((await reader.api('GET /risks', { query })).total).toBe(0);
    expect((await reader.ask('GET /risks/{id}', { params: { id: risk.id } })).status).toBe(404);
    expect((await reader.ask('GET /audit/{what}/{id}', { params: { what: 'risks', id: risk.id } })).status).toBe(404);
  }
});

test('a high level is accepted by an approver who neither owns the risk nor changed it', async () => {
  const { group, ada, add } = await scene();
  const [owner, approver] = [
    await signedIn('ApplicationApprover', [group]),
    await signedIn('ApplicationApprover', [group]),
  ];
  const admin = await signedIn('Administrator');
  const { id, ...risk } = await add({ owner: owner.email });
  const accept = { action: 'accept', reason: REASON };
  await admin.api('PUT /risks/{id}', { params: { id }, body: { ...risk, description: 'More' } });
  for (const [who, why] of [
    [ada, 'needs_approver'],
    [owner, 'owns'],
    [admin, 'changed'],
  ] as const) {
    expect((await take(who, id, accept)).status).toBe(403);
    expect((await who.api('GET /risks/{id}', { params: { id } })).acceptance_refusal).toBe(why);
  }
  const short = problemOf(await take(approver, id, { action: 'accept', reason: 'Because.' }));
  expect(short.errors).toMatchObject([{ path: 'reason', code: 'too_short' }]);
  expect((await take(approver, id, accept)).status).toBe(200);
  const accepted = await ada.api('GET /risks/{id}', { params: { id } });
  expect(accepted).toMatchObject({
    ...{ status: 'accepted', acceptance: { by: { id: approver.id }, reason: REASON, level: 'high' } },
    actions: ['close', 'reopen'],
  });

  const kept = await ada.api('PUT /risks/{id}', { params: { id }, body: { ...accepted, review_on: TODAY } });
  expect(kept.status).toBe('accepted');
  const raised = await ada.api('PUT /risks/{id}', { params: { id }, body: { ...kept, impact: 'severe' } });
  expect(raised).toMatchObject({ status: 'open', acceptance: null, level: 'critical' });
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'risks', id } });
  expect(entries[0]?.action).toBe('reopened');
});

test('a person who raises, treats or reopens a risk that they accepted does not accept its high level', async () => {
  const { group, add } = await scene();
  const admin = await signedIn('Administrator');
  const accept = { action: 'accept', reason: REASON };
  const { id } = await add({ likelihood: 'rare', impact: 'minor', treatment: 'mitigate' }, admin);
  const params = { id };
  expect((await take(admin, id, accept)).status).toBe(200);
  const accepted = await admin.api('GET /risks/{id}', { params });
  const raised = await admin.api('PUT /risks/{id}', { params, body: { ...accepted, ...RATED } });
  expect(raised).toMatchObject({ status: 'open', level: 'high', acceptance_refusal: 'changed' });
  expect(problemOf(await take(admin, id, accept))).toMatchObject({ status: 403, code: 'own_work' });

  const approver = await signedIn('ApplicationApprover', [group]);
  for (const action of ['treat', 'reopen'] as const) {
    expect((await take(approver, id, accept)).status).toBe(200);
    expect((await take(admin, id, { action: 'reopen' })).status).toBe(200);
    if (action === 'treat') expect((await take(admin, id, { action })).status).toBe(200);
    expect(problemOf(await take(admin, id, accept))).toMatchObject({ status: 403, code: 'own_work' });
  }
});

test('an editor accepts a low level, closes with a reason and reopens', async () => {
  const { ada, add } = await scene();
  const { id } = await add({ likelihood: 'rare', impact: 'minor' });
  const treat = problemOf(await take(ada, id, { action: 'treat' }));
  expect(treat).toMatchObject({ code: 'incomplete', errors: [{ path: 'treatment' }] });
  expect(problemOf(await take(ada, id, { action: 'close' })).errors).toMatchObject([{ path: 'reason' }]);
  for (const [body, status] of [
    [{ action: 'accept', reason: REASON }, 'accepted'],
    [{ action: 'close', reason: REASON }, 'closed'],
    [{ action: 'reopen' }, 'open'],
  ] as const) {
    expect((await take(ada, id, body)).status).toBe(200);
    expect(await ada.api('GET /risks/{id}', { params: { id } })).toMatchObject({ status });
  }
  expect(problemOf(await take(ada, id, { action: 'reopen' }))).toMatchObject({ code: 'illegal_transition' });
});

test('a risk names controls of its application that mitigate it, and keeps them', async () => {
  const { ada, application, add } = await scene();
  const { controls } = await ada.api('GET /applications/{id}/controls', { params: { id: application.id }, query: {} });
  const key = controls[0]?.id ?? expect.fail('The risks of an unanswered intake suggest controls.');
  const risk = await add({ controls: [key] });
  expect(risk.controls).toEqual([key]);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'risks', id: risk.id } });
  expect(entries[0]?.names).toEqual({ [key]: controls[0]?.title.en });
  const unknown = { params: { id: risk.id }, body: { ...risk, controls: [key, 'no_such_control'] } };
  const ofOrganization = { body: { name: someName(), ...RATED, controls: [key] } };
  const refused = [
    await ada.ask('PUT /risks/{id}', unknown),
    await (await signedIn('Administrator')).ask('POST /risks', ofOrganization),
  ];
  expect(refused.map((answer) => problemOf(answer).errors)).toMatchObject([
    [{ path: 'controls.1', code: 'no_such_thing' }],
    [{ path: 'controls.0', code: 'no_such_thing' }],
  ]);
});

test('names are unique within an application, and the application never changes', async () => {
  const { ada, application, add } = await scene();
  const [first, other] = [await add(), await scene()];
  const again = { name: first.name.toUpperCase(), application_id: application.id, ...RATED };
  expect(problemOf(await ada.ask('POST /risks', { body: again })).errors).toMatchObject([{ code: 'name_taken_by' }]);
  expect((await other.add({ name: first.name })).name).toBe(first.name);
  const moved = { params: { id: first.id }, body: { ...first, application_id: null } };
  expect(problemOf(await ada.ask('PUT /risks/{id}', moved)).errors).toMatchObject([{ code: 'stays_with_application' }]);
});

test.each([
  [{ residual_likelihood: 'rare' as const }, 'residual_impact', 'impact_required'],
  [{ owner: 'Nobody at all' }, 'owner', 'cannot_see_it'],
  [{ library_id: 'mit.9.9' }, 'library_id', 'no_such_library_risk'],
  [{ due_on: '2027-02-30' }, 'due_on', 'not_a_day'],
])('%# rejects an invalid risk and names the field', async (more, path, code) => {
  const { ada, application } = await scene();
  const body = { name: someName(), application_id: application.id, ...RATED, ...more };
  expect(problemOf(await ada.ask('POST /risks', { body }))).toMatchObject({ status: 422, errors: [{ path, code }] });
});

test('risks of a retired application are read-only, and a deleted application takes its risks along', async () => {
  const { ada, application, add } = await scene();
  const risk = await add();
  const params = { id: application.id };
  await ada.api('POST /applications/{id}/retirement', { params, body: { reason: 'It is no longer used by anyone.' } });
  expect(await ada.api('GET /risks/{id}', { params: { id: risk.id } })).toMatchObject({ may_edit: false, actions: [] });
  expect(problemOf(await take(ada, risk.id, { action: 'close', reason: REASON })).code).toBe('retired');
  expect(problemOf(await ada.ask('PUT /risks/{id}', { params: { id: risk.id }, body: risk })).code).toBe('retired');

  const gone = await scene();
  const lost = await gone.add();
  const admin = await signedIn('Administrator');
  await admin.api('DELETE /applications/{id}', { params: { id: gone.application.id } });
  const query = { text: lost.name };
  await eventually(async () => expect((await admin.api('GET /risks', { query })).total).toBe(0));
});
