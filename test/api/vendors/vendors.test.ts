import { expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { addDays } from '#domain/day.ts';
import type { VendorDraft } from '#domain/vendors/vendor.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { createApplication } from '#test/api/seed/applications.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { putRow, readVendorRow } from '#test/api/seed/rows.ts';
import { TEST } from '#test/api/seed/test-actor.ts';
import { TODAY } from '#test/today.ts';

test('any role reads a created vendor, and an editor updates it', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const body = { name: someName('Acme'), website: 'https://acme.example/ai', description: 'Models', owner: 'Grace' };
  const made = await contributor.api('POST /vendors', { body });
  expect(made).toMatchObject({ ...body, version: 1, created_by: { id: contributor.id } });

  const params = { id: made.id };
  const reader = await signedIn('ApplicationReviewer');
  expect(await reader.api('GET /vendors/{id}', { params })).toEqual(made);
  const changed = await contributor.api('PUT /vendors/{id}', { params, body: { ...made, owner: 'Ada' } });
  expect(changed).toMatchObject({ ...body, owner: 'Ada', version: 2 });
  const late = { params, body, headers: { 'if-match': '"1"' } };
  expect(problemOf(await contributor.ask('PUT /vendors/{id}', late))).toMatchObject({ code: 'version_conflict' });
});

const IN_A_YEAR = addDays(TODAY, 365);

test('stores, lists and counts vendor attributes, and reads rows without them', async () => {
  const ada = await signedIn('ApplicationContributor');
  const name = someName('Acme');
  const said: Partial<VendorDraft> = {
    ...{ category: 'model_provider', criticality: 'high', data_shared: 'personal', trains_on_data: 'opted_out' },
    ...{ country: 'Spain', processing_countries: ['Spain', 'Ireland'], sub_processors: ['Hosting Ltd'] },
    ...{ contract_begin: TODAY, contract_end: IN_A_YEAR, notice_days: '90', exit_plan: 'Another model is tested.' },
    ...{ soc_2_until: addDays(TODAY, 40), other_certificates: [`PCI DSS ${addDays(TODAY, 20)}`] },
    contacts: ['Pat, security, pat@acme.example'],
  };
  const made = await ada.api('POST /vendors', { body: { ...said, name } });
  expect(made).toMatchObject({ ...said, iso_27001_until: '' });

  const query = { text: name, category: ['model_provider' as const], certificates: ['other' as const] };
  const found = await ada.api('GET /vendors', { query: { ...query, sort: '-next_date' } });
  expect(found).toMatchObject({
    vendors: [{ id: made.id }],
    facets: { criticality: { high: 1 }, certificates: { soc_2: 1, other: 1 }, processing_countries: { Ireland: 1 } },
  });
  expect(found.vendors[0]).not.toHaveProperty('exit_plan');

  const { id } = await ada.api('POST /vendors', { body: { name: someName() } });
  const { pk, sk, version, created_at, created_by, updated_at, updated_by, trail_length, trail_hash } =
    await readVendorRow(id);
  const old = { pk, sk, id, name, version, created_at, created_by, updated_at, updated_by, trail_length, trail_hash };
  await putRow(old);
  expect(await ada.api('GET /vendors/{id}', { params: { id } })).toMatchObject({
    ...{ name, category: null, contract_end: '', notice_days: null, contacts: [], resource_groups: [] },
  });
});

const A_SHORT_ONE = { contract_begin: '2026-12-01', contract_end: '2026-12-10' };

test.each([
  [{ contract_begin: '2027-01-01', contract_end: '2027-01-01' }, 'contract_end', 'day_too_early'],
  [{ ...A_SHORT_ONE, notice_days: '365' as const }, 'notice_days', 'notice_too_long'],
  [{ contract_end: '2027-02-30' }, 'contract_end', 'not_a_day'],
  [{ other_certificates: ['PCI DSS'] }, 'other_certificates.0', 'not_dated'],
  [{ other_certificates: ['PCI DSS 2027-13-01'] }, 'other_certificates.0', 'not_dated'],
])('%# rejects an invalid vendor and names the field', async (more, path, code) => {
  const ada = await signedIn('ApplicationContributor');
  const refused = problemOf(await ada.ask('POST /vendors', { body: { name: someName('Acme'), ...more } }));
  expect(refused).toMatchObject({ status: 422, errors: [{ path, code }] });
});

test('resolves the typed address of an owner to the user, and keeps other text', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [group])];
  const body = { name: someName('Acme'), owner: grace.email, resource_groups: [group.id] };
  const made = await ada.api('POST /vendors', { body });
  expect(made.owned_by?.id).toBe(grace.id);
  expect(made.owner).toBe(made.owned_by?.name);
  const params = { id: made.id };
  const moved = await ada.api('PUT /vendors/{id}', { params, body: { ...made, owner: 'The board' } });
  expect(moved).toMatchObject({ owner: 'The board', owned_by: null });
});

test('vendor details list dates in order and only the visible applications that use the vendor', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [admin, ada] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const days = { contract_end: IN_A_YEAR, notice_days: '30' as const, iso_27001_until: addDays(TODAY, -2) };
  const { id } = await admin.api('POST /vendors', { body: { name: someName('Acme'), ...days } });
  for (const group of [mine, theirs])
    await admin.api('POST /applications', {
      body: { name: someName('Uses it'), vendor_id: id, resource_groups: [group.id] },
    });
  const seen = (person: typeof ada) => person.api('GET /vendors/{id}/details', { params: { id } });
  expect(await seen(ada)).toMatchObject({
    vendor: { id },
    dates: [
      { what: 'iso_27001', days: -2 },
      { what: 'notice', on: addDays(IN_A_YEAR, -30) },
      { what: 'contract', days: 365 },
    ],
    applications: [{ vendor_id: id, resource_groups: [mine.id] }],
    application_count: 1,
  });
  expect((await seen(admin)).application_count).toBe(2);
  const hidden = await admin.api('POST /vendors', { body: { name: someName(), resource_groups: [theirs.id] } });
  expect((await ada.ask('GET /vendors/{id}/details', { params: { id: hidden.id } })).status).toBe(404);
});

test('lists the names of all visible vendors in order', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [admin, ada] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const word = someName();
  const make = (name: string, resource_groups: string[]) =>
    admin.api('POST /vendors', { body: { name: `${word} ${name}`, resource_groups } });
  for (const [name, groups] of [
    ['C', []],
    ['B', [theirs.id]],
    ['A', [mine.id]],
  ] as const)
    await make(name, [...groups]);
  const named = async (person: typeof ada) => {
    const { vendors: all } = await person.api('GET /vendors/names', {});
    return all.filter(({ name }) => name.startsWith(word)).map(({ name, state }) => [name.slice(-1), state]);
  };
  expect(await named(admin)).toEqual(['A', 'B', 'C'].map((name) => [name, 'proposed']));
  expect(await named(ada)).toEqual(['A', 'C'].map((name) => [name, 'proposed']));
});

test('vendor and model details show an application as the application list does', async () => {
  const [group, ada] = [await makeGroup(), await signedIn('ApplicationContributor')];
  const vendor = await ada.api('POST /vendors', { body: { name: someName('Acme') } });
  const model = await ada.api('POST /models', { body: { name: someName('Acme One'), provider: 'Acme' } });
  const decided = {
    ...{
      round: 1,
      stages: ['approver' as const],
      stage: 1,
      submitted_by: TEST,
      submitted_at: '2026-11-01T10:00:00.000Z',
    },
    ...{ reopened: null, decided_at: '2026-11-03T10:00:00.000Z', last_decided_at: null, decided_by: [TEST.id] },
    ...{ until: null, conditions: 2, open_conditions: 1, condition_due: TODAY },
  };
  const draft = ApplicationDraft.parse({ name: someName('Uses both'), resource_groups: [group.id] });
  const uses = { vendor_id: vendor.id, foundation_models: [model.id] };
  const approved = { approval_status: 'approved_with_conditions' as const, approval: decided };
  await createApplication({ ...draft, ...UNJUDGED, ...uses, ...approved });

  const admin = await signedIn('Administrator');
  const listed = await admin.api('GET /applications', { query: { text: draft.name } });
  const told = [{ name: draft.name, open_conditions: 1, decided: true }];
  expect(listed.applications).toMatchObject(told);
  const ofVendor = await admin.api('GET /vendors/{id}/details', { params: { id: vendor.id } });
  expect(ofVendor.applications).toMatchObject(told);
  const ofModel = await admin.api('GET /models/{id}/details', { params: { id: model.id } });
  expect(ofModel.applications).toMatchObject(told);
});

test('notifies the owner of a vendor 90, 30 and 7 days before a date, once each', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [group])];
  const ends = { contract_end: IN_A_YEAR, notice_days: '60' as const, other_certificates: [`PCI DSS ${IN_A_YEAR}`] };
  const about = { name: someName('Acme'), owner: grace.email, resource_groups: [group.id] };
  const { id, name } = await ada.api('POST /vendors', { body: { ...about, ...ends } });
  const daysBefore = (...days: number[]) =>
    runDaily.vendorDates(
      id,
      days.map((day) => addDays(IN_A_YEAR, -day)),
    );
  await daysBefore(91, 90, 30, 7, -1);
  const { notifications } = await grace.api('GET /notifications/{days}', { params: { days: '14' } });
  const texts = notifications.map((one) => one.notification_text).filter((text) => !text.includes('made you'));
  const of = (what: string) => texts.filter((text) => text.startsWith(what)).length;
  expect(of(`PCI DSS of ${name} expires on`)).toBeGreaterThan(0);
  expect(of(`The contract with ${name} expires on`)).toBeGreaterThan(0);
  expect(of(`The last day to terminate the contract with ${name} is`)).toBeGreaterThan(0);
  const before = texts.length;
  await daysBefore(90, 7);
  const again = await grace.api('GET /notifications/{days}', { params: { days: '14' } });
  expect(again.notifications.filter((one) => !one.notification_text.includes('made you'))).toHaveLength(before);
});

test('notifies application owners once when a certificate or contract of their vendor ended', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const ada = await signedIn('Administrator');
  const grace = await signedIn('ApplicationContributor', [mine]);
  const alan = await signedIn('ApplicationApprover', [theirs]);
  const ends = { iso_42001_until: IN_A_YEAR, soc_2_until: addDays(IN_A_YEAR, 1), contract_end: IN_A_YEAR };
  const vendor = await ada.api('POST /vendors', { body: { name: someName('Acme'), ...ends } });
  const use = (name: string, owner: string, group: typeof mine) =>
    ada.api('POST /applications', { body: { name, owner, resource_groups: [group.id], vendor_id: vendor.id } });
  const [first, second, third] = [someName('A'), someName('B'), someName('C')];
  await use(first, grace.email, mine);
  await use(second, grace.email, mine);
  await use(third, alan.email, theirs);
  await runDaily.vendorDates(
    vendor.id,
    [0, 1, 2, 7, 8].map((days) => addDays(IN_A_YEAR, days)),
  );

  const told = async ({ api }: typeof ada) =>
    (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications
      .map((one) => one.notification_text)
      .filter((text) => text.includes(`${vendor.name} expired on`))
      .toSorted();
  const day = (on: string) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(on));
  const ended = [
    `ISO 42001 of ${vendor.name} expired on ${day(IN_A_YEAR)}.`,
    `SOC 2 of ${vendor.name} expired on ${day(ends.soc_2_until)}.`,
    `The contract with ${vendor.name} expired on ${day(IN_A_YEAR)}.`,
  ];
  expect(await told(grace)).toEqual(
    ended.map((text) => `${text} ${first} and 1 more of your applications use this vendor`),
  );
  expect(await told(alan)).toEqual(ended.map((text) => `${text} ${third} uses this vendor`));
  expect(await told(ada)).toHaveLength(3);
});

test('rejects a second vendor with the same name in any case, and names the existing one', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const name = someName('Acme');
  await contributor.api('POST /vendors', { body: { name } });
  const other = await contributor.api('POST /vendors', { body: { name: someName() } });
  const body = { name: name.toUpperCase() };
  for (const refused of [
    await contributor.ask('POST /vendors', { body }),
    await contributor.ask('PUT /vendors/{id}', { params: { id: other.id }, body }),
  ])
    expect(problemOf(refused)).toMatchObject({
      status: 409,
      errors: [{ path: 'name', code: 'name_taken_by', params: { existing: name } }],
    });
});

test('a vendor in groups is visible only to their members, with only the shared groups', async () => {
  const [mine, theirs, elsewhere] = [await makeGroup(), await makeGroup(), await makeGroup()];
  const admin = await signedIn('Administrator');
  const [member, stranger] = [
    await signedIn('ApplicationContributor', [mine]),
    await signedIn('ApplicationContributor', [elsewhere]),
  ];
  const body = { name: someName('Acme'), resource_groups: [mine.id, theirs.id] };
  const made = await admin.api('POST /vendors', { body });
  const params = { id: made.id };
  const query = { text: made.name };
  const listed = (person: typeof admin, more = {}) => person.api('GET /vendors', { query: { ...query, ...more } });

  const seen = await listed(member);
  expect(seen).toMatchObject({ total: 1, vendors: [{ id: made.id, resource_groups: [mine.id] }] });
  expect(seen.facets.resource_groups).toEqual({ [mine.id]: 1 });
  expect(await listed(member, { resource_groups: [theirs.id] })).toMatchObject({ total: 0 });
  expect(await member.api('GET /vendors/{id}', { params })).toMatchObject({ resource_groups: [mine.id] });
  const kept = { params, body: { ...body, resource_groups: [mine.id], owner: 'Ada' } };
  await member.api('PUT /vendors/{id}', kept);
  expect(await admin.api('GET /vendors/{id}', { params })).toMatchObject({ ...body, owner: 'Ada' });

  expect(await listed(stranger)).toMatchObject({ total: 0, vendors: [], facets: { resource_groups: {} } });
  for (const answer of [
    await stranger.ask('GET /vendors/{id}', { params }),
    await stranger.ask('PUT /vendors/{id}', kept),
  ])
    expect(answer.status).toBe(404);
  const built = { name: someName(), vendor_id: made.id, resource_groups: [elsewhere.id] };
  const unbuilt = problemOf(await stranger.ask('POST /applications', { body: built }));
  expect(unbuilt.errors).toMatchObject([{ path: 'vendor_id', code: 'no_such_vendor' }]);
  const taken = problemOf(await stranger.ask('POST /vendors', { body: { name: made.name } }));
  expect(taken.existing, 'the name of what is out of reach').toBeUndefined();

  await admin.api('PUT /vendors/{id}', { params, body: { name: made.name } });
  expect(await listed(stranger), 'in no group').toMatchObject({ total: 1, vendors: [{ resource_groups: [] }] });
});

test('a group editor cannot move a vendor out of their groups or into others', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const admin = await signedIn('Administrator');
  const member = await signedIn('ApplicationContributor', [mine]);
  const refused = async (resource_groups: string[], before: string[]) => {
    const { id, name } = await admin.api('POST /vendors', { body: { name: someName(), resource_groups: before } });
    return problemOf(await member.ask('PUT /vendors/{id}', { params: { id }, body: { name, resource_groups } })).errors;
  };
  expect(await refused([theirs.id], [mine.id])).toMatchObject([{ path: 'resource_groups', code: 'not_your_group' }]);
  expect(await refused([], [mine.id, theirs.id])).toMatchObject([{ path: 'resource_groups', code: 'groups_required' }]);
  const all = Array.from({ length: 21 }, () => mine.id.replace(/^.{8}/, () => crypto.randomUUID().slice(0, 8)));
  const many = problemOf(await admin.ask('POST /vendors', { body: { name: someName(), resource_groups: all } }));
  expect(many.errors).toMatchObject([{ path: 'resource_groups', code: 'too_many_entries', params: { max: 20 } }]);
});
