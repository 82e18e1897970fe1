/** The page of the mailbox. */
import { escaped } from '#local/aws/html.ts';
import type { KeptMessage } from '#local/aws/message.ts';
import { page, timeOf } from '#local/site/page.ts';

const CHANNELS = { email: 'E-mail', sms: 'Text message' } as const;

/** Shows a link that is no web address, such as `javascript:`, as text. */
const linkTo = (link: string) =>
  /^https?:\/\//i.test(link) ? `<a href="${escaped(link)}">${escaped(link)}</a>` : escaped(link);

/** A one-click unsubscribe button, as mail programs show it. */
const unsubscribeButton = (out: string | null) =>
  out === null || !/^https?:\/\//i.test(out)
    ? ''
    : `
      <form class="out" method="post" action="${escaped(out)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`;

const attached = ({ name, text }: KeptMessage['attachments'][number]) =>
  `\n      <details><summary>${escaped(name)}</summary><pre>${escaped(text)}</pre></details>`;

const article = ({ to, channel, subject, body, code, link, unsubscribe, attachments, at }: KeptMessage) => `
    <article>
      <p class="about"><span>To ${escaped(to)}</span><span>${CHANNELS[channel]}</span>${timeOf(at)}</p>
      <h2>${escaped(subject || CHANNELS[channel])}</h2>
      <p class="body">${escaped(body)}</p>${code === null ? '' : `\n      <p class="code">${escaped(code)}</p>`}${
        link === null ? '' : `\n      <p class="link">${linkTo(link)}</p>`
      }${attachments.map(attached).join('')}${unsubscribeButton(unsubscribe)}
    </article>`;

const nothing = (to: string | undefined) =>
  `\n    <p>${to ? `No messages to ${escaped(to)} yet.` : 'No messages yet.'}</p>`;

export const mailboxPage = (messages: readonly KeptMessage[], to?: string) =>
  page(
    '/local/mailbox',
    `    <p class="quiet">The mails and text messages that Plumbline sent on this machine, newest first. None of them left the machine.</p>
    <form method="get" role="search">
      <label>Recipient <input type="search" name="to" value="${escaped(to ?? '')}" placeholder="Everyone" autocomplete="off" spellcheck="false"></label>
      <button>Show</button>
    </form>${messages.map(article).join('') || nothing(to)}`,
  );
