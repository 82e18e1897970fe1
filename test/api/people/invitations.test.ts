/** Batch invitations: requested, sent by a job, and reported to the requester. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { runJob } from '#test/api/seed/jobs.ts';
import { requestInvitations } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const newEmail = () => `${randomUUID()}@example.com`;
const someone = (email = newEmail()) => ({ email, first_name: 'Grace', last_name: 'Hopper' });

const whenDone = ({ api }: Person, id: string) =>
  eventually(async () => {
    const found = await api('GET /access/invitations/{invitations_id}', { params: { invitations_id: id } });
    expect(found.state).toBe('done');
    return found;
  });

const became = (people: readonly { outcome: string; reason: string | null }[]) =>
  people.map(({ outcome, reason }) => [outcome, reason]);

test('invites each valid person of a batch once, and reports the outcome of every entry', async () => {
  const [ada, other, group] = [await signedIn('Administrator'), await signedIn('Administrator'), await makeGroup()];
  const role = 'ApplicationReviewer' as const;
  const body = {
    people: [
      { ...someone(), role, groups: [group.id], language: 'es' as const },
      someone(other.email.toUpperCase()),
      { ...someone(), role, groups: [randomUUID()] },
    ],
  };
  const headers = { 'idempotency-key': randomUUID() };
  const asked = await ada.ask('POST /access/invitations', { body, headers });
  expect(asked.status).toBe(202);
  const { id } = asked.body as { id: string };
  expect(await ada.ask('POST /access/invitations', { body, headers })).toMatchObject({ status: 202, body: { id } });

  const { people, created_by } = await whenDone(other, id);
  expect(created_by).toEqual({ id: ada.id, name: ada.name });
  expect(became(people)).toEqual([
    ['invited', null],
    ['existing', null],
    ['failed', 'no_such_group'],
  ]);
  const [{ email = '', user_id } = {}] = people;
  const made = await ada.api('GET /access/users/{user_id}', { params: { user_id: user_id ?? '' } });
  expect(made).toMatchObject({ email, status: 'invited', language: 'es', roles: [{ name: role }] });
  expect(await mailsTo(email)).toHaveLength(1);

  await runJob.invite({ id, part: 0 });
  const again = await ada.api('GET /access/users/{user_id}', { params: { user_id: made.id } });
  expect(again.version).toBe(made.version);
  expect(await mailsTo(email)).toHaveLength(1);
  const { notifications } = await ada.api('GET /notifications/{days}', { params: { days: '1' } });
  // An administrator also gets notifications about other tests.
  const told = notifications.filter(({ notification_link }) => notification_link?.startsWith('/manage-users/'));
  expect(told.map(({ notification_text, notification_link }) => [notification_text, notification_link])).toEqual([
    ['1 of 3 people in your file were invited', `/manage-users/invitations?batch=${id}`],
  ]);
});

test('a large batch invites no one when its author is not an administrator', async () => {
  const ada = await signedIn('ApplicationReviewer');
  const people = Array.from({ length: 120 }, () => ({
    ...someone(),
    language: 'en' as const,
    role: null,
    groups: [],
    ends_on: '',
  }));
  const { id } = await requestInvitations({ id: ada.id, name: ada.name }, people);
  const other = await signedIn('Administrator');
  const found = await whenDone(other, id);
  expect(found.people.map(({ email }) => email)).toEqual(people.map(({ email }) => email));
  expect(new Set(found.people.map(({ reason }) => reason))).toEqual(new Set(['not_allowed']));
});

test('rejects a batch with an invalid person and names the entry', async () => {
  const ada = await signedIn('Administrator');
  const twice = newEmail();
  const wrong = async (people: unknown[]) =>
    problemOf(await ada.ask('POST /access/invitations', { body: { people } })).errors?.map(({ path, code }) => [
      path,
      code,
    ]);
  expect(await wrong([someone(), someone('nobody')])).toEqual([['people.1.email', 'not_an_email']]);
  expect(await wrong([someone(twice), { ...someone(twice.toUpperCase()), role: 'ApplicationReviewer' }])).toEqual([
    ['people.1.role', 'role_without_group'],
    ['people.1.email', 'repeated_address'],
  ]);
  expect(await wrong(Array.from({ length: 1_001 }, () => someone()))).toEqual([['people', 'too_many_entries']]);
  const free = newEmail();
  const check = { emails: [ada.email.toUpperCase(), free] };
  expect(await ada.api('POST /access/invitations/check', { body: check })).toEqual({
    existing: [ada.email.toUpperCase()],
  });
});
