/** Sentry: what goes wrong on pages, how long they take, and what was to be seen, each word and value of it masked. */
import type { Envelope } from '@sentry/core';
import * as Sentry from '@sentry/react';
import { maskedDeep, maskedMessage } from '#domain/operations/masking.ts';
import { config } from '#web/config.ts';
import type { NotedError } from './kept-errors.ts';
import { whoeverIsHere } from './who.ts';

/** A replay is two lines: what it is of, and what happened. */
const maskedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : JSON.stringify(maskedDeep(JSON.parse(line)))))
    .join('\n');

const maskedPayload = (payload: unknown) => (typeof payload === 'string' ? maskedLines(payload) : maskedDeep(payload));

/** Whatever is sent goes by here: no event of a later version, of a kind that nobody thought of, goes past it. */
const makeTransport: typeof Sentry.makeFetchTransport = (options) => {
  const transport = Sentry.makeFetchTransport(options);
  return {
    ...transport,
    send: ([headers, items]) => {
      const masked = items.map(([header, payload]) => [header, maskedPayload(payload)]);
      const envelope: object = [maskedDeep(headers), masked];
      return transport.send(envelope as Envelope); // masking changes no item's kind
    },
  };
};

const NOTHING = { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false };

/** From now on; errors are those that it is given. */
export const beginReports = (dsn: string) => {
  const { tenant, stage } = config();
  Sentry.init({
    dsn,
    environment: stage,
    initialScope: { tags: { tenant } },
    dataCollection: NOTHING,
    transport: makeTransport,
    tracesSampleRate: 1,
    tracePropagationTargets: [],
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Errors come from kept-errors.ts alone. What somebody pressed is called by the words on it, so it is left out.
    defaultIntegrations: false,
    integrations: [
      Sentry.linkedErrorsIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.httpContextIntegration(),
      Sentry.breadcrumbsIntegration({ dom: false }),
      Sentry.browserTracingIntegration({ enableInp: false }),
      Sentry.replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false, // its worker is made of a text, which no page may run
      }),
    ],
    beforeSend: (event, { data }) => {
      for (const exception of event.exception?.values ?? [])
        exception.value = exception.value && maskedMessage(exception.value);
      return typeof data?.at === 'number' ? { ...event, timestamp: data.at / 1000 } : event;
    },
  });
  whoeverIsHere((user) => Sentry.setUser(user ? { id: user.id } : null));
  return ({ error, at }: NotedError) => {
    Sentry.captureException(error, { mechanism: { handled: false, type: 'noted' }, data: { at } });
  };
};
