import { expect, inject, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { setRoles } from '#local/demo/people.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { changePerson, readPerson } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';
import { readCalendar, readEventFile } from '#test/read-calendar.ts';
import { TODAY } from '#test/today.ts';

const get = async (address: string, headers: Record<string, string> = {}) => {
  const { pathname } = new URL(address);
  return fetch(`${new URL(inject('endpoints').api).origin}${pathname}`, { headers });
};
const eventsAt = async (address: string) => readCalendar(await (await get(address)).bytes()).events;

/** A person with access to one vendor whose contract ends, and the address of their calendar. */
const subscribed = async () => {
  const group = await makeGroup();
  const grace = await signedIn('ApplicationContributor', [group]);
  const body = { name: someName('Vendor'), resource_groups: [group.id], contract_end: addDays(TODAY, 20) };
  const { id } = await grace.api('POST /vendors', { body });
  const { address } = await grace.api('POST /calendar/address', {});
  const own = async (at = address) => (await eventsAt(at)).filter(({ url }) => url.includes(id));
  return { grace, address, own, name: body.name, contract_end: body.contract_end };
};

test('a calendar address shows the due dates of its owner in their language, as long as they have access', async () => {
  const { grace, address, own, name, contract_end } = await subscribed();
  await eventually(async () => {
    const [event, ...more] = await own();
    expect([event?.day, more]).toEqual([contract_end, []]);
    expect(event?.summary).toMatch(new RegExp(`^${name}: (The contract expires|Contract expiry)$`));
  });
  await grace.api('PATCH /access/user', { body: { language: 'es' } });
  expect((await own())[0]?.summary).toMatch(/: (Vence el contrato|Vencimiento del contrato)$/);
  await setRoles(grace.id, []);
  expect(await eventsAt(address)).toEqual([]);
});

test('programs may keep a calendar and ask whether it has changed', async () => {
  const { address } = await subscribed();
  const first = await get(address);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const { status, headers } = await fetch(
    `${new URL(inject('endpoints').api).origin}${new URL(address).pathname}?_=1`,
    {
      method: 'HEAD',
    },
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  await eventually(async () => {
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  });
});

test('an address stops working when it is replaced, revoked, or its owner is disabled', async () => {
  const { grace, address } = await subscribed();
  const statusOf = async (at: string) => (await get(at)).status;
  const { address: second } = await grace.api('POST /calendar/address', {});
  expect([await statusOf(address), await statusOf(second)]).toEqual([404, 200]);
  expect(await grace.api('GET /calendar/address', {})).toEqual({ created_at: expect.any(String) });

  await changePerson(grace.id, { status: 'disabled' });
  expect(await statusOf(second)).toBe(404);
  await changePerson(grace.id, { status: 'active' });
  expect(await statusOf(second)).toBe(200);

  await grace.api('DELETE /calendar/address', {});
  expect(await statusOf(second)).toBe(404);
  expect(await grace.api('GET /calendar/address', {})).toEqual({ created_at: null });
});

test('a wrong address is answered like one that never existed', async () => {
  const { address } = await subscribed();
  const wrong = [address.replace(/.{3}\.ics$/, 'AAA.ics'), address.replace('.ics', ''), address.replace(/[^/]+$/, 'x')];
  const answers = await Promise.all(wrong.map(async (at) => (await get(at)).json()));
  for (const { request_id: _, ...problem } of answers)
    expect(problem).toEqual(expect.objectContaining({ status: 404, detail: answers[0].detail }));
});

test('only the hash of the secret is stored, and the audit log says only that the address changed', async () => {
  const { grace, address } = await subscribed();
  const secret = address.slice(-47, -4);
  const admin = await signedIn('Administrator');
  const { entries } = await admin.api('GET /audit/{what}/{id}', { params: { what: 'users', id: grace.id } });
  expect(entries[0]?.changes).toEqual([{ field: 'calendar', hidden: true }]);
  const stored = await readPerson(grace.id);
  expect(stored?.calendar?.hash).toHaveLength(43);
  expect(JSON.stringify([entries, stored])).not.toContain(secret);
});

test('a mail about a task has the event of the calendar, with the same UID', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [group])];
  const { address } = await grace.api('POST /calendar/address', {});
  const { id } = await ada.api('POST /applications', {
    body: { name: someName('Claims'), resource_groups: [group.id] },
  });
  const task = {
    application_id: id,
    title: 'Pida la ficha; año, señas',
    due_on: addDays(TODAY, 20),
    assignee: grace.id,
  };
  await ada.api('POST /tasks', { body: task });
  await ada.api('POST /tasks', { body: { ...task, title: 'No date', due_on: null } });
  const mailed = await eventually(async () => {
    const mails = (await mailsTo(grace.email)).filter(({ body }) => body.includes('/tasks?task='));
    expect(mails).toHaveLength(2);
    return mails.flatMap(({ attachments }) => attachments);
  });
  expect(mailed.map(({ name }) => name)).toEqual(['due-date.ics']);
  await eventually(async () => {
    const events = (await eventsAt(address)).filter(({ url }) => url.includes(id));
    expect(events).toHaveLength(1);
    expect(readEventFile(Buffer.from(mailed[0]?.text ?? ''))).toEqual(events);
  });
});
