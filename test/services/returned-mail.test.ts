/** Bounces and complaints. The local mail stand-in treats the simulator addresses of SES as SES does. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { send } from '#lambdas/mail/send.ts';
import { notifyOfSecurityChange } from '#lambdas/notifications/notify-of-security-change.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { users } from '#lambdas/people/store.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { addPerson } from '#local/demo/people.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { ask, askWell, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn('Administrator');
});

const PASSWORD = 'Correct-Horse-9-Battery';

/** A person whose address bounces mail or reports it as spam. */
const somebody = async (what: 'bounce' | 'complaint') => {
  const email = `${what}+${randomUUID()}@simulator.amazonses.com`;
  const id = await addPerson({ email, password: PASSWORD, first_name: 'Grace', last_name: 'Hopper', roles: [] });
  return { id, email, token: (await tokensOf({ email, password: PASSWORD })).access };
};
type Somebody = Awaited<ReturnType<typeof somebody>>;

let minute = 0;
/** Notifies the person of a security change, which is always mailed. */
const mail = async ({ id }: Somebody) => {
  const user = (await users.get(id)) ?? expect.fail();
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
  await notifyOfSecurityChange(user, 'password', { id: 'request', at });
};

const stopped = async ({ id }: Somebody) =>
  (await admin.api('GET /access/users/{user_id}', { params: { user_id: id } })).mail_stopped;
const own = ({ token }: Somebody) => askWell('GET /access/user', token, {});
const again = ({ id }: Somebody) => admin.api('POST /access/users/{user_id}/mail', { params: { user_id: id } });
const toldOf = async ({ id }: Somebody) =>
  (await notifications.list(id, 90, 100)).items.map(({ told }) => told.kind).toSorted();
const deedsOf = async ({ id }: Somebody) => {
  const { entries } = await admin.api('GET /audit', { query: { what: ['user'], id, limit: 100 } });
  return entries.map(({ action, by }) => [action, by.name]);
};

test('a bounced address gets only notifications in the product until an administrator resumes mail', async () => {
  const person = await somebody('bounce');
  expect(await stopped(person)).toBeNull();
  await mail(person);
  await eventually(async () => expect(await stopped(person)).toEqual({ why: 'bounced', at: expect.any(String) }));
  expect((await own(person)).mail_stopped).toEqual(await stopped(person));
  const listed = await admin.api('GET /access/users', { query: { text: person.email, mail: ['bounced'] } });
  expect(listed.users).toMatchObject([{ id: person.id, mail_stopped: { why: 'bounced' } }]);
  expect(listed.facets.mail).toMatchObject({ bounced: 1 });
  const others = await admin.api('GET /access/users', { query: { text: person.email, mail: ['sent', 'complained'] } });
  expect(others.users).toEqual([]);
  await eventually(async () => expect(await toldOf(person)).toEqual(['mail_returned', 'security']));
  expect((await deedsOf(person))[0]?.[0]).toBe('mail_bounced');

  await mail(person);
  expect(await toldOf(person)).toEqual(['mail_returned', 'security', 'security']);
  // A mandatory mail without a notification in the product is not sent either.
  await send((await users.get(person.id)) ?? expect.fail(), ({ email }) => email.released());
  expect(await mailsTo(person.email)).toHaveLength(1);

  // Resuming mail also removes the address from the suppression list of SES, or the next mail would not be sent.
  expect((await again(person)).mail_stopped).toBeNull();
  expect((await deedsOf(person))[0]).toEqual(['mail_resumed', admin.name]);
  await mail(person);
  expect(await mailsTo(person.email)).toHaveLength(2);
  await eventually(async () => expect((await own(person)).mail_stopped?.why).toBe('bounced'));
  // The mail bounces again, which causes a second notification.
  await eventually(async () =>
    expect((await toldOf(person)).filter((kind) => kind === 'mail_returned')).toHaveLength(2),
  );
});

test('a new address gets mail again', async () => {
  const person = await somebody('bounce');
  await mail(person);
  await eventually(async () => expect(await stopped(person)).not.toBeNull());
  const email = `${randomUUID()}@example.com`;
  await updateUser(person.id, { id: person.id, name: 'Grace Hopper' }, () => ({ email }));
  expect(await stopped(person)).toBeNull();
  await mail(person);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a complaint stops mail and turns off mail preferences', async () => {
  const person = await somebody('complaint');
  expect((await own(person)).notification_preferences.made_owner).toBe('mail');
  await mail(person);
  await eventually(async () => expect((await own(person)).mail_stopped?.why).toBe('complained'));
  expect(Object.values((await own(person)).notification_preferences)).not.toContain('mail');
  await eventually(async () => expect(await toldOf(person)).toEqual(['mail_returned', 'security']));

  await again(person);
  expect((await own(person)).mail_stopped).toBeNull();
  expect(Object.values((await own(person)).notification_preferences), 'theirs to choose').not.toContain('mail');
});

test('shows a bounced invitation to the administrator who sent it', async () => {
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
  const { id } = await admin.api('POST /access/users', { body: { email, first_name: 'Grace' } });
  const invited = { id, email, token: '' };
  await eventually(async () => expect((await stopped(invited))?.why).toBe('bounced'));
});

test('only an administrator resumes mail, without effect for a user who gets mail', async () => {
  const person = await somebody('bounce');
  const before = await again(person);
  expect(before.mail_stopped).toBeNull();
  const params = { user_id: person.id };
  expect((await ask('POST /access/users/{user_id}/mail', person.token, { params })).status).toBe(403);
  const nobody = await admin.ask('POST /access/users/{user_id}/mail', { params: { user_id: randomUUID() } });
  expect(problemOf(nobody).status).toBe(404);
  expect((await again(person)).version).toBe(before.version);
});

test('removing an address from the local suppression list requires credentials', async () => {
  const path = '/local/ses/v2/email/suppression/addresses/grace%40example.com';
  const { status } = await fetch(`${inject('endpoints').web}${path}`, { method: 'DELETE' });
  expect(status).toBe(403);
});
