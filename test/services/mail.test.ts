import { randomUUID } from 'node:crypto';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test, vi } from 'vitest';
import { linkOf } from '#domain/notifications/notification-content.ts';
import { say } from '#domain/notifications/said.ts';
import { send } from '#lambdas/mail/send.ts';
import { notifyOfSecurityChange } from '#lambdas/notifications/notify-of-security-change.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { mailsTo } from '#test/api/mailbox.ts';

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0';
const asked = { id: 'request-1', at: '2026-11-21T14:02:00.000Z', browser: FIREFOX };
const somebody = (language: 'en' | 'es' = 'en') => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  language,
  status: 'active' as const,
  notification_preferences: {},
});

test.each([
  ['en', 'Your password was changed', ['November 21, 2026', 'From: Firefox on macOS', '/forgot-password']],
  ['es', 'Se cambió su contraseña', ['21 de noviembre de 2026', 'Desde: Firefox en macOS', '/forgot-password']],
] as const)('a reader of %s is notified in it, by mail and in the product', async (language, subject, lines) => {
  const person = somebody(language);
  await notifyOfSecurityChange(person, 'password', asked);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ subject, channel: 'email', code: null });
  for (const line of lines) expect(mail?.body).toContain(line);
  const { items } = await notifications.list(person.id, 14, 25);
  expect(items.map(({ told }) => [say(language, told), linkOf(told)])).toEqual([[subject, '/settings/security']]);
});

test('escapes user text in a mail', async () => {
  const mails = mockClient(SESv2Client).on(SendEmailCommand).resolves({});
  await send(somebody(), () => ({ subject: '<b>', paragraphs: ['"><img src=x> & co'] }));
  const sent = mails.commandCalls(SendEmailCommand)[0]?.args[0].input.Content?.Simple?.Body;
  expect(sent?.Html?.Data).toContain('>&quot;&gt;&lt;img src=x&gt; &amp; co</p>');
  expect(sent?.Text?.Data).toBe('"><img src=x> & co');
  mails.restore();
});

test('a mail goes out without its attachment when SES refuses attachments', async () => {
  const refused = Object.assign(new Error('Not authorized'), { name: 'AccessDeniedException' });
  const mails = mockClient(SESv2Client).on(SendEmailCommand).rejectsOnce(refused).resolves({});
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const other = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await send(somebody(), () => ({ subject: 'Due', paragraphs: ['Due'], event: 'BEGIN:VCALENDAR' }));
  for (const spy of [write, other]) spy.mockRestore();
  const sent = mails.commandCalls(SendEmailCommand).map(({ args }) => args[0].input.Content?.Simple?.Attachments);
  expect(sent).toEqual([
    [expect.objectContaining({ FileName: 'due-date.ics', ContentType: 'text/calendar' })],
    undefined,
  ]);
  mails.restore();
});

test('logs a failed mail with the request id, and still notifies in the product', async () => {
  const mails = mockClient(SESv2Client).on(SendEmailCommand).rejects(new Error('SES is out'));
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const person = somebody();
  await notifyOfSecurityChange(person, 'passkey', asked);
  const log = write.mock.calls.join();
  write.mockRestore();
  mails.restore();
  expect(log).toContain('"request_id":"request-1"');
  expect(log).toContain('SES is out');
  expect((await notifications.list(person.id, 14, 25)).items).toHaveLength(1);
});

test('sending mail on this machine requires its credentials', async () => {
  const { email } = somebody();
  const stranger = new SESv2Client({ credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
  const Text = { Data: 'x' };
  const Content = { Simple: { Subject: Text, Body: { Text, Html: Text } } };
  const mail = new SendEmailCommand({ FromEmailAddress: 'x@x.x', Destination: { ToAddresses: [email] }, Content });
  await expect(stranger.send(mail)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  expect(await mailsTo(email)).toEqual([]);
});

test.each([{ FileName: 'due-date.exe' }, { ContentType: 'application/x-msdownload' }])(
  'SES on this machine refuses an attachment with %o, which is no calendar',
  async (attachment) => {
    const { email } = somebody();
    const Text = { Data: 'x' };
    const Attachments = [
      { FileName: 'a.ics', ContentType: 'text/calendar', RawContent: Buffer.from('x'), ...attachment },
    ];
    const Content = { Simple: { Subject: Text, Body: { Text, Html: Text }, Attachments } };
    const mail = new SendEmailCommand({ FromEmailAddress: 'x@x.x', Destination: { ToAddresses: [email] }, Content });
    await expect(new SESv2Client().send(mail)).rejects.toMatchObject({ name: 'BadRequestException' });
    expect(await mailsTo(email)).toEqual([]);
  },
);

test('a failed mail is sent once when the event is repeated', async () => {
  const person = somebody();
  const at = new Date().toISOString();
  const told = {
    kind: 'made_owner' as const,
    params: { thing: 'vendor' as const, id: randomUUID(), name: 'Acme' },
    at,
    by: [],
  };
  await notifications.add(person.id, { event: 'e', told, byMail: true });
  let sent = 0;
  const failing = notifications.mailOnce(person.id, 'e', () => Promise.reject(new Error('SES is out')));
  await expect(failing).rejects.toThrow('SES is out');
  const send = async () => {
    sent += 1;
  };
  await Promise.all([1, 2, 3].map(() => notifications.mailOnce(person.id, 'e', send)));
  expect(sent).toBe(1);
});
