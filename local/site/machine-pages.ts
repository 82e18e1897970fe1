/** The pages that exist only locally: endpoints, mailbox, jobs, webhooks and web operations. */
import type { Endpoints } from '#local/endpoints.ts';
import { jobsPage } from '#local/jobs/page.ts';
import type { Queues } from '#local/jobs/queues.ts';
import type { Mailbox } from '#local/mailbox/mailbox.ts';
import { mailboxPage } from '#local/mailbox/page.ts';
import { OPERATIONS_PATH, type Operations } from '#local/web-operations/operations.ts';
import { operationsPage } from '#local/web-operations/page.ts';
import { webhooksPage } from '#local/webhooks/page.ts';
import type { Receiver } from '#local/webhooks/receiver.ts';
import { PAGE_STYLE_PATH, pageStyle } from './page.ts';

type Page = { type: string; body: string };

const json = (value: unknown): Page => ({ type: 'application/json', body: JSON.stringify(value) });

const html = (body: string): Page => ({ type: 'text/html; charset=utf-8', body });

type Parts = {
  endpoints: Endpoints;
  mailbox: Mailbox;
  queues: Queues;
  receiver: Receiver;
  operations: Operations;
  /** Reads the recorded interactions, newest first. */
  interactions: () => Promise<string[]>;
};

export const makeMachinePages =
  ({ endpoints, mailbox, queues, receiver, operations, interactions }: Parts) =>
  async (path: string, query: URLSearchParams): Promise<Page | undefined> => {
    const to = query.get('to') ?? undefined;
    switch (path) {
      case '/local/endpoints.json':
        return json(endpoints);
      case '/local/mailbox.json':
        return json({ messages: mailbox.list(to) });
      case '/local/mailbox':
        return html(mailboxPage(mailbox.list(to), to));
      case '/local/jobs.json':
        return json(queues.state());
      case '/local/jobs':
        return html(jobsPage(queues.state()));
      case '/local/webhooks.json':
        return json({ received: receiver.list(to) });
      case '/local/webhooks':
        return html(webhooksPage(receiver.list(to), to));
      case `${OPERATIONS_PATH}.json`:
        return json({ ...operations.list(), interactions: await interactions() });
      case OPERATIONS_PATH:
        return html(operationsPage(operations.list(), await interactions()));
      case PAGE_STYLE_PATH:
        return { type: 'text/css; charset=utf-8', body: pageStyle };
      default:
        return undefined;
    }
  };
