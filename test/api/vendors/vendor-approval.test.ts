/** A vendor from proposal to end, with the same approval process as applications. */

import { expect, test } from 'vitest';
import { DecisionMade } from '#domain/approval/approval.ts';
import { addDays, addMonths } from '#domain/day.ts';
import type { VendorDraft } from '#domain/vendors/vendor.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A complete vendor and the people who propose, own, review and approve it. */
const begun = async (about: Partial<VendorDraft> = {}) => {
  const group = await makeGroup();
  const [ada, olga, rita, alan] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const said = { description: 'Models', criticality: 'high' as const, data_shared: 'internal' as const };
  const body = { name: someName('Acme'), owner: olga.email, resource_groups: [group.id], ...said, ...about };
  const { id, name } = await ada.api('POST /vendors', { body });
  const params = { id };
  const get = () => ada.api('GET /vendors/{id}', { params });
  return {
    ...{ group, ada, olga, rita, alan, id, name, params, get },
    change: async (content: Partial<VendorDraft>) =>
      ada.api('PUT /vendors/{id}', { params, body: { ...(await get()), ...content } }),
    submit: (who = ada, more = {}) =>
      who.ask('POST /vendors/{id}/approval/submissions', { params, body: { note: '' }, ...more }),
    show: (who = ada) => who.api('GET /vendors/{id}/approval', { params }),
    decide: (who: Person, said: Partial<DecisionMade> = {}, more = {}) =>
      who.ask('POST /vendors/{id}/approval/decisions', {
        params,
        body: DecisionMade.parse({ round: 1, stage: 1, verdict: 'approve', reason: 'Well described', ...said }),
        ...more,
      }),
  };
};

const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
    (one) => one.notification_text,
  );

const conditionOf = ({ id }: Person) => ({ text: 'It signs our terms', owner: id, due: addMonths(TODAY, 1) });

test('a vendor goes from proposal through review to approval with a fulfilled condition', async () => {
  const { ada, olga, rita, alan, id, name, params, get, submit, decide, show } = await begun();
  expect(await get()).toMatchObject({ state: 'proposed', approval_status: 'not_submitted' });
  expect(await submit()).toMatchObject({
    status: 201,
    body: { status: 'in_review', stages: ['reviewer', 'approver'] },
  });
  expect(await get()).toMatchObject({ state: 'in_review' });
  await eventually(async () => expect(await textsOf(rita)).toContain(`${name} is waiting for your decision`));
  const { waiting } = await rita.api('GET /approvals/waiting', {});
  expect(waiting).toMatchObject([{ thing: 'vendor', id, role: 'reviewer', risk_tier: 'high' }]);

  expect(problemOf(await decide(ada))).toMatchObject({ status: 403, code: 'forbidden' });
  expect(problemOf(await decide(olga))).toMatchObject({ status: 403, code: 'own_application' });
  expect(problemOf(await decide(rita, {}, { headers: { 'if-match': '"1"' } }))).toMatchObject({
    code: 'version_conflict',
  });
  expect(await decide(rita)).toMatchObject({ status: 201, body: { stage: 2 } });
  const said = { stage: 2, verdict: 'approve_with_conditions' as const, conditions: [conditionOf(olga)] };
  expect(await decide(alan, said)).toMatchObject({ body: { status: 'approved_with_conditions' } });
  expect(await get()).toMatchObject({ state: 'approved_with_conditions', approval: { open_conditions: 1 } });
  await eventually(async () => expect(await textsOf(olga)).toContain(`${name} was approved with conditions`));
  const given = expect.stringMatching(`assigned you a condition of the approval of ${name}, .*“It signs our terms”`);
  await eventually(async () => expect(await textsOf(olga)).toContainEqual(given));

  const query = { text: name, state: ['approved_with_conditions' as const] };
  const listed = await ada.api('GET /vendors', { query });
  expect(listed).toMatchObject({ total: 1, facets: { state: { approved_with_conditions: 1 } } });

  await eventually(async () =>
    expect((await olga.api('GET /my-work', {})).items).toContainEqual(
      expect.objectContaining({ kind: 'condition', able: true }),
    ),
  );
  const met = { params: { id, number: '1' }, body: { done: true, note: 'Signed' } };
  expect((await alan.ask('PUT /vendors/{id}/approval/conditions/{number}', met)).status).toBe(403);
  const done = await olga.api('PUT /vendors/{id}/approval/conditions/{number}', met);
  expect(done.conditions).toMatchObject([{ done: { note: 'Signed', by: { id: olga.id } } }]);
  expect(await get()).toMatchObject({ approval: { open_conditions: 0 } });
  expect(await show()).toMatchObject({
    round: { number: 1, vendor: { name, criticality: 'high' } },
    may: { submit: true },
  });
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', id } });
  expect(entries.map(({ action }) => action)).toEqual([
    ...['condition_settled', 'approved_with_conditions', 'stage_approved', 'submitted_for_approval', 'created'],
  ]);
  expect(await ada.api('GET /vendors/{id}/approval/rounds', { params })).toMatchObject({ rounds: [{ number: 1 }] });
});

test('rejects the submission of an incomplete vendor and lists the missing fields', async () => {
  const { submit, show } = await begun({ description: '', criticality: null, data_shared: null, owner: 'The board' });
  const refused = problemOf(await submit());
  expect(refused).toMatchObject({ status: 422, code: 'incomplete' });
  const missing = ['provided_missing', 'criticality_missing', 'data_shared_missing', 'owner_missing'];
  expect(refused.errors.map(({ code }) => code)).toEqual(missing);
  expect((await show()).checklist.every(({ path, done }) => path === 'details' && !done)).toBe(true);
});

test('even a vendor of low criticality needs approval, and higher criticality reopens it', async () => {
  const { alan, submit, decide, change, show, get, name, rita } = await begun({ criticality: 'low' });
  expect(await submit()).toMatchObject({ body: { status: 'in_review', stages: ['approver'] } });
  expect(await decide(alan)).toMatchObject({ body: { status: 'approved' } });
  await change({ website: 'https://acme.example' });
  expect(await get()).toMatchObject({ state: 'approved' });
  await change({ data_shared: 'personal' });
  expect(await show()).toMatchObject({ status: 'approved', changes: [{ field: 'data_shared', from: 'internal' }] });
  await change({ criticality: 'critical' });
  expect(await get()).toMatchObject({ state: 'in_review', approval: { stages: ['reviewer', 'approver'], round: 2 } });
  await eventually(async () => expect(await textsOf(rita)).toContain(`${name} is waiting for your decision`));
  const reopened = `The approval of ${name} was reopened because its criticality or risk has changed`;
  await eventually(async () => expect(await textsOf(alan)).toContain(reopened));
});

test.each([
  ['request_changes', 'proposed', 'changes_requested'],
  ['reject', 'rejected', 'rejected'],
] as const)('after the verdict %s a vendor is %s', async (verdict, state, approval_status) => {
  const { alan, submit, decide, get } = await begun({ criticality: 'medium' });
  await submit();
  await decide(alan, { verdict });
  expect(await get()).toMatchObject({ state, approval_status });
  expect(await submit()).toMatchObject({ body: { status: 'in_review', round: { number: 2 } } });
});

test('an ended vendor is read-only until reactivated, and a vendor in review cannot be ended', async () => {
  const { ada, rita, params, get, submit, change } = await begun();
  const end = (who: Person) =>
    who.ask('POST /vendors/{id}/ending', { params, body: { reason: 'Another one is used' } });
  expect((await end(rita)).status).toBe(403);
  await submit();
  expect(problemOf(await end(ada))).toMatchObject({ status: 409, code: 'in_review' });
  await ada.api('POST /vendors/{id}/approval/withdrawal', { params, body: { reason: '' } });
  expect(await end(ada)).toMatchObject({
    status: 200,
    body: { state: 'ended', ending: { reason: 'Another one is used' } },
  });
  for (const refused of [
    await ada.ask('PUT /vendors/{id}', { params, body: { ...(await get()), website: 'https://acme.example' } }),
    await submit(),
    await end(ada),
  ])
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'retired' });
  const back = { params, body: { reason: 'It is cheaper now' } };
  expect(await ada.api('POST /vendors/{id}/return', back)).toMatchObject({ state: 'proposed', ending: null });
  expect(problemOf(await ada.ask('POST /vendors/{id}/return', back))).toMatchObject({ code: 'illegal_transition' });
  await change({ website: 'https://acme.example' });
});

test('a vendor approval expires after its last day, with reminders to the condition owner', async () => {
  const { olga, alan, id, name, submit, decide, get } = await begun({ criticality: 'low' });
  await submit();
  const conditions = [{ ...conditionOf(olga), due: addDays(TODAY, 5) }];
  await decide(alan, { verdict: 'approve_with_conditions', conditions, until: addDays(TODAY, 20) });
  await runDaily.vendorApproval(id, TODAY);
  const texts = await textsOf(olga);
  expect(texts.some((text) => text.startsWith(`A condition of the approval of ${name} is due`))).toBe(true);
  expect(texts.some((text) => text.startsWith(`The approval of ${name} expires on`))).toBe(true);
  await runDaily.vendorApproval(id, addDays(TODAY, 21));
  expect(await get()).toMatchObject({
    state: 'proposed',
    approval_status: 'expired',
    approval: { open_conditions: 0 },
  });
});

test('finds users with access to a vendor by address', async () => {
  const { olga, params, rita } = await begun();
  const query = { text: olga.email };
  const { users } = await rita.api('GET /vendors/{id}/authorized-users', { params, query });
  expect(users.map(({ id }) => id)).toEqual([olga.id]);
});

test('a vendor whose risk exceeds the approved one is reopened for the new stages', async () => {
  const { ada, alan, rita, name, submit, decide, get, change } = await begun({ criticality: 'low' });
  await submit();
  await decide(alan);
  expect(await get()).toMatchObject({ state: 'approved' });
  await change({ website: 'https://acme.example', trains_on_data: 'no' });
  expect(await get()).toMatchObject({ state: 'approved' });
  await change({ trains_on_data: 'yes', data_shared: 'special' });
  expect(await get()).toMatchObject({
    ...{ state: 'in_review', risk: 'high' },
    approval: { stages: ['reviewer', 'approver'], reopened: { from: 'low', to: 'high', by: { id: ada.id } } },
  });
  await eventually(async () => expect(await textsOf(rita)).toContain(`${name} is waiting for your decision`));
});

test('a vendor of high criticality is reopened when its risk or its criticality rises', async () => {
  const { alan, rita, submit, decide, get, change } = await begun({ data_shared: 'none', trains_on_data: 'no' });
  const approve = async (round: number) => {
    await decide(rita, { round });
    expect(await decide(alan, { round, stage: 2 })).toMatchObject({ body: { status: 'approved' } });
  };
  await submit();
  await approve(1);
  await change({ data_shared: 'special', trains_on_data: 'yes' });
  expect(await get()).toMatchObject({ state: 'in_review', risk: 'high', approval: { round: 2, stage: 1 } });
  await approve(2);
  await change({ data_shared: 'none', trains_on_data: 'no' });
  await change({ data_shared: 'special', trains_on_data: 'yes' });
  expect(await get()).toMatchObject({ state: 'approved', risk: 'high', approval: { round: 2 } });
  await change({ criticality: 'critical' });
  expect(await get()).toMatchObject({ state: 'in_review', approval: { round: 3 } });
});

test('a group editor cannot narrow, claim or end a company-wide vendor without owning it', async () => {
  const { ada, group } = await begun();
  const admin = await signedIn('Administrator');
  const { id } = await admin.api('POST /vendors', { body: { name: someName('Acme'), description: 'Models' } });
  const params = { id };
  const body = { name: someName('Acme'), description: 'Models', resource_groups: [group.id] };
  const taken = await ada.ask('PUT /vendors/{id}', { params, body });
  expect(taken).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'resource_groups', code: 'for_everybody' }] },
  });
  const end = (who: Person) => who.ask('POST /vendors/{id}/ending', { params, body: { reason: 'Not needed' } });
  expect((await end(ada)).status).toBe(403);
  const given = { params, body: { ...body, owner: ada.email, resource_groups: [] } };
  expect(await ada.ask('PUT /vendors/{id}', given)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'owner', code: 'answered_for' }] },
  });
  await admin.api('PUT /vendors/{id}', given);
  expect((await end(ada)).status).toBe(200);
});

test('the submitter withdraws a company-wide vendor, and a named owner fulfills its condition', async () => {
  const { ada, olga } = await begun();
  const [admin, other] = await Promise.all([signedIn('Administrator'), signedIn('ApplicationApprover')]);
  const said = { description: 'Models', criticality: 'high' as const, data_shared: 'internal' as const };
  const { id } = await admin.api('POST /vendors', { body: { name: someName('Acme'), owner: admin.email, ...said } });
  const params = { id };
  const submit = (who: Person) => who.api('POST /vendors/{id}/approval/submissions', { params, body: { note: '' } });
  const withdraw = (who: Person) =>
    who.ask('POST /vendors/{id}/approval/withdrawal', { params, body: { reason: 'Not yet' } });
  await submit(admin);
  expect(await ada.api('GET /vendors/{id}/approval', { params })).toMatchObject({
    may: { withdraw: false, settle: false },
  });
  expect((await withdraw(ada)).status).toBe(403);
  expect((await withdraw(admin)).status).toBe(200);
  await submit(ada);
  expect((await withdraw(ada)).status).toBe(200);

  await submit(ada);
  const reviewer = await signedIn('ApplicationReviewer');
  const decide = (who: Person, more: Partial<DecisionMade>) =>
    who.api('POST /vendors/{id}/approval/decisions', {
      params,
      body: DecisionMade.parse({ round: 3, stage: 1, verdict: 'approve', reason: 'Well described', ...more }),
    });
  await decide(reviewer, {});
  await decide(other, { stage: 2, verdict: 'approve_with_conditions', conditions: [conditionOf(olga)] });
  const met = { params: { id, number: '1' }, body: { done: true, note: 'Signed' } };
  expect((await ada.ask('PUT /vendors/{id}/approval/conditions/{number}', met)).status).toBe(403);
  expect((await olga.ask('PUT /vendors/{id}/approval/conditions/{number}', met)).status).toBe(200);
});
