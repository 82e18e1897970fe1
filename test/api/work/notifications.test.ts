import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { What } from '#domain/notifications/kinds.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { notifyPerson, sealText } from '#test/api/seed/notifications.ts';
import { notifyOfChange } from '#test/notify-somebody.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const NOBODY = { id: 'somebody', name: 'Ana' };

type Person = Awaited<ReturnType<typeof signedIn>>;

const listOf = async ({ api }: Person, days = '14') =>
  (await api('GET /notifications/{days}', { params: { days } })).notifications;
const textsOf = async (person: Person, days?: string) =>
  (await listOf(person, days)).map(({ notification_text }) => notification_text);
const mark = ({ ask }: Person, notification_id: string) =>
  ask('PUT /notifications/mark_read/{notification_id}', { params: { notification_id } });

const made = (name: string): What => ({
  kind: 'made_owner',
  params: { thing: 'vendor', id: randomUUID(), name },
});
const changed = (name: string, id: string): What => ({
  kind: 'owned_changed',
  params: { thing: 'application', id, name },
});

const tellThem = (person: Person, what: What, { event = randomUUID() as string, by = NOBODY } = {}) =>
  notifyPerson(person.id, what, { id: event, by });

test('lists notifications of the requested days, newest first, and marks one or all as read', async () => {
  const person = await signedIn();
  for (const [name, days] of [
    ['last month', 30],
    ['last week', 7],
    ['today', 0],
  ] as const)
    await notifyOfChange(person.id, name, { at: Date.now() - days * DAY });
  expect(await textsOf(person)).toEqual(['Ana changed today', 'Ana changed last week']);
  expect(await textsOf(person, '90')).toHaveLength(3);

  const read = async () => (await listOf(person, '90')).map(({ notification_read }) => notification_read);
  const [, lastWeek] = await listOf(person);
  expect((await mark(person, lastWeek?.notification_id ?? '')).status).toBe(204);
  expect(await read()).toEqual([false, true, false]);
  expect((await mark(person, 'all')).status).toBe(204);
  expect(await read()).toEqual([true, true, true]);
});

test("a user cannot mark another's notification", async () => {
  const [owner, other] = [await signedIn(), await signedIn()];
  await notifyOfChange(owner.id, 'mine');
  const [mine] = await listOf(owner);
  expect((await mark(other, mine?.notification_id ?? '')).status).toBe(404);
});

test.each(['0', '91', '-1', '1.5', 'x', '%20'])('rejects %j as the number of days', async (days) => {
  const person = await signedIn();
  const refused = await person.ask('GET /notifications/{days}', { params: { days } });
  expect(problemOf(refused)).toMatchObject({ status: 400, errors: [{ path: 'days' }] });
});

test('each notification is in the current language of its reader and links to its object', async () => {
  const person = await signedIn();
  const what = made('Acme Models');
  await tellThem(person, what);
  const link = `/vendors/detail/${what.kind === 'made_owner' && what.params.id}`;
  expect(await listOf(person)).toMatchObject([
    { notification_text: 'Ana made you the owner of Acme Models', notification_link: link },
  ]);
  await person.api('PATCH /access/user', { body: { language: 'es' } });
  expect(await textsOf(person)).toEqual(['Ana le designó responsable de Acme Models']);
});

test('similar unread notifications are merged under the newest name, and read ones are not', async () => {
  const person = await signedIn();
  const id = randomUUID();
  const other = randomUUID();
  await tellThem(person, changed('Claims', id));
  await tellThem(person, changed('Something else', other));
  await tellThem(person, changed('Claims triage', id), { by: { id: 'bo', name: 'Bo' } });
  expect(await textsOf(person), 'what grows comes first').toEqual([
    'Bo and Ana changed Claims triage',
    'Ana changed Something else',
  ]);
  await tellThem(person, changed('Claims triage', id), { by: { id: 'cy', name: 'Cy' } });
  expect(await textsOf(person)).toContain('Cy and 2 others changed Claims triage');

  const [grown] = await listOf(person);
  await mark(person, grown?.notification_id ?? '');
  await tellThem(person, changed('Claims triage', id), { by: { id: 'bo', name: 'Bo' } });
  expect((await listOf(person)).map((one) => [one.notification_text, one.notification_read])).toEqual([
    ['Bo changed Claims triage', false],
    ['Cy and 2 others changed Claims triage', true],
    ['Ana changed Something else', false],
  ]);
  await mark(person, 'all');
  await tellThem(person, changed('Claims triage', id));
  expect((await listOf(person)).map(({ notification_read }) => notification_read)).toEqual([false, true, true, true]);
});

test('the same event notifies once, also when repeated or concurrent', async () => {
  const person = await signedIn();
  const id = randomUUID();
  const events = ['one', 'two', 'three'].map(
    (event) => () => tellThem(person, changed('Claims triage', id), { event, by: { id: event, name: event } }),
  );
  await Promise.all([...events, ...events, ...events].map((again) => again()));
  const [only, ...more] = await textsOf(person);
  expect(more).toEqual([]);
  expect(only).toMatch(/^(one|two|three) and 2 others changed Claims triage$/);

  await mark(person, 'all');
  for (const again of events) await again();
  expect((await listOf(person)).map(({ notification_read }) => notification_read)).toEqual([true]);
});

test('does not notify the actor or a disabled user', async () => {
  const person = await signedIn();
  await tellThem(person, made('Acme'), { by: { id: person.id, name: person.name } });
  await notifyPerson(person.id, made('Acme'), { by: NOBODY }, { status: 'disabled' });
  expect(await listOf(person)).toEqual([]);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('each kind follows its preference: in the product, by mail too, or off', async () => {
  const person = await signedIn();
  const choose = (notification_preferences: object) =>
    person.api('PATCH /access/user', { body: { notification_preferences } });
  const counts = async () => [(await listOf(person)).length, (await mailsTo(person.email)).length];

  await tellThem(person, changed('By default here', randomUUID()));
  expect(await counts()).toEqual([1, 0]);
  expect(await choose({ owned_changed: 'mail' })).toMatchObject({
    notification_preferences: { owned_changed: 'mail', made_owner: 'mail' },
  });
  await tellThem(person, changed('By mail too', randomUUID()));
  expect(await counts()).toEqual([2, 1]);
  await choose({ made_owner: 'none' });
  await tellThem(person, made('Not at all'));
  expect(await counts()).toEqual([2, 1]);
  const { notification_preferences } = await person.api('GET /access/user', {});
  expect(notification_preferences, 'of what was chosen before, all is kept').toMatchObject({
    made_owner: 'none',
    owned_changed: 'mail',
  });
});

test('security notifications cannot be turned off, and unknown preferences are rejected', async () => {
  const person = await signedIn();
  for (const notification_preferences of [{ security: 'none' }, { nonsense: 'here' }, { made_owner: 'loud' }])
    expect((await person.ask('PATCH /access/user', { body: { notification_preferences } })).status).toBe(400);
  const what: What = { kind: 'security', params: { what: 'passkey', email: '' } };
  await notifyPerson(person.id, what, {}, { notification_preferences: { security: 'none' } });
  expect(await textsOf(person)).toEqual(['Your passkeys were changed']);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ subject: 'Your passkeys were changed', unsubscribe: null });
});

test('similar notifications cause one mail a day, in the language of the reader', async () => {
  const person = await signedIn();
  await person.api('PATCH /access/user', {
    body: { language: 'es', notification_preferences: { owned_changed: 'mail' } },
  });
  const id = randomUUID();
  for (const who of ['Ana', 'Bo', 'Cy'])
    await tellThem(person, changed('Claims triage', id), { by: { id: who, name: who } });
  await mark(person, 'all');
  await tellThem(person, changed('Claims triage', id));
  const [mail, ...more] = await mailsTo(person.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Ana cambió Claims triage' });
  expect(mail?.link).toMatch(new RegExp(`^http.*/applications/detail/${id}$`));
  expect(mail?.body).toContain('«Cambia algo de lo que usted es responsable»');
});

const tokenIn = (link: string | null | undefined) => link?.split('/').at(-1) ?? '';
const oneClick = (token: string) => ask('POST /notifications/unsubscribe/{token}', undefined, { params: { token } });

test('one-click unsubscribe ends the mails of its kind only', async () => {
  const person = await signedIn();
  await person.api('PATCH /access/user', { body: { notification_preferences: { owned_changed: 'mail' } } });
  await tellThem(person, made('Acme'));
  const [mail] = await mailsTo(person.email);
  const token = tokenIn(mail?.unsubscribe);
  expect(mail?.body).toContain(`/unsubscribe#${token}`);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(person.id);

  const asked = await ask('GET /notifications/unsubscribe/{token}', undefined, { params: { token } });
  expect(asked.body).toEqual({ kind: 'made_owner' });
  const chosen = async () => (await person.api('GET /access/user', {})).notification_preferences;
  expect(await chosen(), 'to look changes nothing').toMatchObject({ made_owner: 'mail', owned_changed: 'mail' });

  const clicked = await fetch(mail?.unsubscribe ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(204);
  expect(await chosen()).toMatchObject({ made_owner: 'here', owned_changed: 'mail' });
  await tellThem(person, made('Acme again'));
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await textsOf(person)).toHaveLength(2);

  await person.api('PATCH /access/user', { body: { notification_preferences: { made_owner: 'none' } } });
  expect((await oneClick(token)).status).toBe(204);
  expect((await chosen()).made_owner, 'what is off already stays off').toBe('none');
});

test('rejects forged unsubscribe links, and accepts a valid one of an unknown user', async () => {
  const person = await signedIn();
  const sealed = await sealText(`${person.id} made_owner`, 'unsubscribe');
  const forged = [
    'x',
    `${sealed}AAAA`,
    sealed.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    Buffer.from(`${person.id} made_owner`).toString('base64url'),
    await sealText(`${person.id} made_owner`, 'something else'),
    await sealText(`${person.id} security`, 'unsubscribe'),
    await sealText(`${person.id} nonsense`, 'unsubscribe'),
  ];
  for (const token of forged) {
    expect((await oneClick(token)).status).toBe(404);
    expect((await ask('GET /notifications/unsubscribe/{token}', undefined, { params: { token } })).status).toBe(404);
  }
  expect((await person.api('GET /access/user', {})).notification_preferences.made_owner).toBe('mail');
  expect((await oneClick(await sealText(`${randomUUID()} made_owner`, 'unsubscribe'))).status).toBe(204);
});
