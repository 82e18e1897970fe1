/** The mailbox as a person sees it. Without a script, and with its style in a file of its own, it fits a strict CSP. */
import { escaped } from '#local/html.ts';
import type { KeptMessage } from './message.ts';

/** Where the page looks for `mailboxStyle`. */
export const MAILBOX_STYLE_PATH = '/local/mailbox.css';

export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #0f141a);
  --card: light-dark(#fff, #161d26);
  --text: light-dark(#0f141a, #e6e9ed);
  --quiet: light-dark(#55606e, #a4adb8);
  --line: light-dark(#d5d9e0, #2c3644);
  --accent: light-dark(#0b5cad, #6db3ff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0.25rem 0 0.75rem; font-size: 1.125rem; overflow-wrap: anywhere; }
.quiet { margin: 0.25rem 0 1.25rem; color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-bottom: 1.5rem; }
label { flex: 1 1 16rem; font-weight: 600; }
input { display: block; width: 100%; margin-top: 0.25rem; padding: 0.5rem 0.75rem; }
input, button { min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: inherit; font: inherit; }
input { font-weight: 400; }
button { padding: 0 1.25rem; border-color: var(--accent); color: var(--accent); font-weight: 600; cursor: pointer; }
article { margin-bottom: 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
.about { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
.body { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.code { margin: 0.75rem 0 0; font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: 0.08em; overflow-wrap: anywhere; user-select: all; }
.link { margin: 0.75rem 0 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
.out { margin: 0.75rem 0 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const CHANNELS = { email: 'E-mail', sms: 'Text message' } as const;

const timeOf = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

/** A link that is no web address (`javascript:`) is shown as text. */
const linkTo = (link: string) =>
  /^https?:\/\//i.test(link) ? `<a href="${escaped(link)}">${escaped(link)}</a>` : escaped(link);

/** As mail programs have it: a button of their own, which asks nothing more. */
const way = (out: string | null) =>
  out === null || !/^https?:\/\//i.test(out)
    ? ''
    : `
      <form class="out" method="post" action="${escaped(out)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`;

const article = ({ to, channel, subject, body, code, link, unsubscribe, at }: KeptMessage) => `
    <article>
      <p class="about"><span>To ${escaped(to)}</span><span>${CHANNELS[channel]}</span><time datetime="${escaped(at)}">${timeOf(at)}</time></p>
      <h2>${escaped(subject || CHANNELS[channel])}</h2>
      <p class="body">${escaped(body)}</p>${code === null ? '' : `\n      <p class="code">${escaped(code)}</p>`}${
        link === null ? '' : `\n      <p class="link">${linkTo(link)}</p>`
      }${way(unsubscribe)}
    </article>`;

const nothing = (to: string | undefined) =>
  `\n    <p>${to ? `Nothing was sent to ${escaped(to)} yet.` : 'Nothing was sent yet.'}</p>`;

export const mailboxPage = (messages: readonly KeptMessage[], to?: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mailbox · Plumbline</title>
    <link rel="icon" type="image/svg+xml" href="/plumbline.svg">
    <link rel="stylesheet" href="${MAILBOX_STYLE_PATH}">
  </head>
  <body>
  <main>
    <h1>Mailbox</h1>
    <p class="quiet">The mails and text messages that Plumbline has sent on this machine, newest first. None of them left it.</p>
    <form method="get" role="search">
      <label>Recipient <input type="search" name="to" value="${escaped(to ?? '')}" placeholder="Everyone" autocomplete="off" spellcheck="false"></label>
      <button>Show</button>
    </form>${messages.map(article).join('') || nothing(to)}
  </main>
  </body>
</html>
`;
