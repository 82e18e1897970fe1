/** Notifications, from a change over HTTP to the text that the recipient reads. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Audit } from '#domain/audit/audit.ts';
import { notifyOwners } from '#lambdas/notifications/notify-owners.ts';
import { users } from '#lambdas/people/store.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A person with a unique name. */
const owner = async (...role: Parameters<typeof signedIn>) => {
  const person = await signedIn(...role);
  const first_name = someName('Grace').replaceAll('-', ' ');
  const { last_name } = await person.api('PATCH /access/user', { body: { first_name } });
  return { ...person, name: `${first_name} ${last_name}` };
};

/** An owner with access to one new group only: wider access brings notifications about other tests. */
const someOwner = async () => owner('ApplicationContributor', [await makeGroup()]);

const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
    (one) => one.notification_text,
  );
/** Ignores the order, which is undefined for concurrent changes. */
const expectTexts = (person: Person, texts: string[]) =>
  eventually(async () => expect((await textsOf(person)).toSorted()).toEqual(texts.toSorted()));

test('notifies the new owner of a vendor, and the previous owner of the change', async () => {
  const [ada, before, after] = [await signedIn('Administrator'), await someOwner(), await someOwner()];
  const name = someName('Vendor');
  const made = await ada.api('POST /vendors', { body: { name, owner: before.name.toUpperCase() } });
  await expectTexts(before, [`Test Person made you the owner of ${name}`]);
  const mails = () => mailsTo(before.email);
  await eventually(async () => expect((await mails()).map(({ subject }) => subject)).toEqual(await textsOf(before)));

  await ada.api('PUT /vendors/{id}', { params: { id: made.id }, body: { name, owner: after.email } });
  await expectTexts(after, [`Test Person made you the owner of ${name}`]);
  await expectTexts(before, [`Test Person changed ${name}`, `Test Person made you the owner of ${name}`]);
});

test('a different spelling of the owner does not notify the same owner again', async () => {
  const [ada, grace] = [await signedIn('Administrator'), await someOwner()];
  const name = someName('Vendor');
  const { id, version } = await ada.api('POST /vendors', { body: { name, owner: grace.name } });
  const again = { name, owner: ` ${grace.name.toUpperCase()} ` };
  expect((await ada.api('PUT /vendors/{id}', { params: { id }, body: again })).version).toBe(version);
  await ada.api('PUT /vendors/{id}', { params: { id }, body: { ...again, country: 'Spain' } });
  await expectTexts(grace, [`Test Person changed ${name}`, `Test Person made you the owner of ${name}`]);
});

test('merges changes by others into one notification for the owner, without their own changes', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await owner('Administrator'), await owner('ApplicationContributor', [group])];
  const name = someName('Claims');
  const body = { name, owner: grace.name, resource_groups: [group.id] };
  const { id } = await grace.api('POST /applications', { body });
  await grace.api('PUT /applications/{id}', { params: { id }, body: { ...body, purpose: 'mine' } });
  for (const purpose of ['one', 'two', 'three'])
    await ada.api('PUT /applications/{id}', { params: { id }, body: { ...body, purpose } });
  await expectTexts(grace, [`${ada.name} changed ${name}`]);
  expect(await mailsTo(grace.email)).toEqual([]);
});

const audit = (what: string, id: string, changes: Audit['changes'], version = 2): Audit => ({
  ...{ what, id, version, action: 'changed', at: new Date().toISOString(), changes },
  by: { id: 'somebody', name: 'Ana' },
});

test('does not notify owners without access or disabled owners', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const stranger = await owner('ApplicationContributor', [theirs]);
  const [gone, none] = [await owner('ApplicationContributor', [mine]), await owner()];
  const user = (await users.get(gone.id)) ?? expect.fail();
  const ada = await signedIn('Administrator');
  const { id } = await ada.api('POST /applications', { body: { name: someName(), resource_groups: [mine.id] } });
  const vendor = await ada.api('POST /vendors', { body: { name: someName() } });
  const owners = (...people: readonly Person[]) => [
    { field: 'people', from: [], to: people.map(({ id, name }) => ({ role: 'owner', id, name })) },
  ];
  await notifyOwners(audit('application', id, owners(gone)));
  expect(await textsOf(gone), 'who may see it').toHaveLength(1);

  await users.update(user, { ...user, status: 'disabled' }, { id: 'test', name: 'Test' });
  for (const person of [stranger, gone, none]) {
    await notifyOwners(audit('application', id, owners(person), 3));
    await notifyOwners(audit('vendor', vendor.id, [{ field: 'owner', to: person.name }], 3));
  }
  expect(await textsOf(stranger), 'vendors are for everybody with a role').toEqual([
    `Ana made you the owner of ${vendor.name}`,
  ]);
  expect(await textsOf(none)).toEqual([]);
  const again = (await users.get(gone.id)) ?? expect.fail();
  await users.update(again, { ...again, status: 'active' }, { id: 'test', name: 'Test' });
  expect(await textsOf(gone)).toHaveLength(1);
});

test('repeated and reordered events notify once per change', async () => {
  const ada = await signedIn('Administrator');
  const grace = await someOwner();
  const name = someName('Vendor');
  const { id } = await ada.api('POST /vendors', { body: { name } });
  const heard = [
    audit('vendor', id, [{ field: 'owner', from: '', to: grace.name }], 10),
    audit('vendor', id, [{ field: 'owner', from: grace.name, to: '' }], 11),
    audit('vendor', id, [{ field: 'owner', from: grace.name, to: '' }], 12),
  ];
  const shuffled = [...heard, ...heard, ...heard]
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at);
  await Promise.all(shuffled.map(({ one }) => notifyOwners(one)));
  expect((await textsOf(grace)).toSorted()).toEqual([`Ana changed ${name}`, `Ana made you the owner of ${name}`]);
  expect(await mailsTo(grace.email)).toHaveLength(1);
});

test('ignores deleted objects and objects without an owner', async () => {
  const grace = await owner('Administrator');
  await notifyOwners(audit('vendor', randomUUID(), [{ field: 'owner', to: grace.name }]));
  await notifyOwners(audit('resource group', randomUUID(), [{ field: 'owner', to: grace.name }]));
  expect(await textsOf(grace)).toEqual([]);
});
