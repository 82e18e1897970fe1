/** What is there on one machine and never in the cloud: where things are, and the mails that were "sent". */
import type { Endpoints } from '#local/endpoints.ts';
import type { Mailbox } from '#local/mailbox/mailbox.ts';
import { MAILBOX_STYLE_PATH, mailboxPage, mailboxStyle } from '#local/mailbox/page.ts';

type Page = { type: string; body: string };

const json = (value: unknown): Page => ({ type: 'application/json', body: JSON.stringify(value) });

export const makeMachinePages =
  (endpoints: Endpoints, mailbox: Mailbox) =>
  (path: string, query: URLSearchParams): Page | undefined => {
    const to = query.get('to') ?? undefined;
    switch (path) {
      case '/local/endpoints.json':
        return json(endpoints);
      case '/local/mailbox.json':
        return json({ messages: mailbox.list(to) });
      case '/local/mailbox':
        return { type: 'text/html; charset=utf-8', body: mailboxPage(mailbox.list(to), to) };
      case MAILBOX_STYLE_PATH:
        return { type: 'text/css; charset=utf-8', body: mailboxStyle };
      default:
        return undefined;
    }
  };
