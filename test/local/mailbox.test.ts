import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { KeptMessage } from '#local/aws/message.ts';
import { createMailbox } from '#local/mailbox/mailbox.ts';
import { mailboxPage } from '#local/mailbox/page.ts';
import { PAGE_STYLE_PATH, pageStyle } from '#local/site/page.ts';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const message = (change: Partial<Omit<KeptMessage, 'at'>> = {}): Omit<KeptMessage, 'at'> => ({
  to: 'ada@example.com',
  channel: 'email',
  subject: 'Your code',
  body: 'Your code is 123456.',
  code: '123456',
  link: null,
  unsubscribe: null,
  attachments: [],
  ...change,
});

test('lists messages newest first with the time they were sent', async () => {
  let now = Date.UTC(2026, 10, 4, 9);
  const mailbox = createMailbox({ data: await newFolder(), now: () => now });
  mailbox.deliver(message({ subject: 'one' }));
  now += 1_000;
  mailbox.deliver(message({ subject: 'two', link: 'https://example.com/x' }));
  expect(mailbox.list()).toEqual([
    { ...message({ subject: 'two', link: 'https://example.com/x' }), at: '2026-11-04T09:00:01.000Z' },
    { ...message({ subject: 'one' }), at: '2026-11-04T09:00:00.000Z' },
  ]);
});

test('finds only the recipient, ignoring case', async () => {
  const mailbox = createMailbox({ data: await newFolder() });
  mailbox.deliver(message({ to: 'Ada@Example.com' }));
  mailbox.deliver(message({ to: 'ada@example.com.au' }));
  mailbox.deliver(message({ to: '+15550100', channel: 'sms' }));
  expect(mailbox.list('aDA@example.COM').map(({ to }) => to)).toEqual(['Ada@Example.com']);
  expect(mailbox.list('+15550100')).toHaveLength(1);
  expect(mailbox.list('')).toHaveLength(3);
});

test('messages survive a restart, even when the last write was cut off', async () => {
  const data = await newFolder();
  createMailbox({ data }).deliver(message({ subject: 'before' }));
  await appendFile(join(data, 'messages.jsonl'), '{"to":"ad');
  const restarted = createMailbox({ data });
  restarted.deliver(message({ subject: 'after' }));
  expect(
    createMailbox({ data })
      .list()
      .map(({ subject }) => subject),
  ).toEqual(['after', 'before']);
});

test('keeps the last thousand messages and limits the file', async () => {
  const data = await newFolder();
  const mailbox = createMailbox({ data });
  for (let number = 0; number < 2_100; number += 1) mailbox.deliver(message({ subject: `${number}` }));
  const kept = mailbox.list();
  expect([kept.length, kept.at(0)?.subject, kept.at(-1)?.subject]).toEqual([1_000, '2099', '1100']);
  expect(createMailbox({ data }).list()).toEqual(kept);
  expect((await readFile(join(data, 'messages.jsonl'), 'utf8')).split('\n').length).toBeLessThan(2_100);
});

test('the page shows and escapes every part of a message', () => {
  const page = mailboxPage(
    [
      {
        ...message({
          subject: '<b>Hi</b>',
          body: 'A & B "quoted"',
          code: `<i>'7'`,
          link: 'http://localhost:3000/?a=1&b=2',
        }),
        at: '2026-11-04T09:00:00.000Z',
      },
    ],
    '"><script>alert(1)</script>',
  );
  expect(page).toContain('To ada@example.com');
  expect(page).toContain('E-mail');
  expect(page).toContain('2026-11-04 09:00:00 UTC');
  expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  expect(page).toContain('A &amp; B &quot;quoted&quot;');
  expect(page).toContain('&lt;i&gt;&#39;7&#39;');
  expect(page).toContain('<a href="http://localhost:3000/?a=1&amp;b=2">');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('the page has an unsubscribe button for one-click messages', () => {
  const withButton = (unsubscribe: string | null) =>
    mailboxPage([{ ...message({ unsubscribe }), at: '2026-11-04T09:00:00.000Z' }], undefined);
  const page = withButton('http://localhost:3000/v2/x?a&b');
  expect(page).toContain('method="post" action="http://localhost:3000/v2/x?a&amp;b"');
  expect(page).toContain('name="List-Unsubscribe" value="One-Click"');
  for (const none of [null, 'javascript:alert(1)']) expect(withButton(none)).not.toContain('List-Unsubscribe');
});

test('the page needs no script or inline style, and links only to web addresses', () => {
  const page = mailboxPage(
    [{ ...message({ link: 'javascript:alert(1)' }), at: '2026-11-04T09:00:00.000Z' }],
    undefined,
  );
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=|href="javascript/i);
  expect(page).toContain(`href="${PAGE_STYLE_PATH}"`);
  expect(pageStyle).toContain('light-dark(');
});

test('an empty mailbox says so and names the recipient', () => {
  expect(mailboxPage([], undefined)).toContain('No messages yet.');
  expect(mailboxPage([], 'bob@example.com')).toContain('No messages to bob@example.com yet.');
});
