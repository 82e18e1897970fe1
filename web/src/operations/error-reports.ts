/** Sentry: errors, performance and session replays of pages, with all text and values masked. */
import type { Envelope } from '@sentry/core';
import * as Sentry from '@sentry/react';
import { maskedDeep, maskedMessage } from '#domain/operations/masking.ts';
import { config } from '#web/config.ts';
import type { NotedError } from './kept-errors.ts';
import { whoeverIsHere } from './who.ts';

/** A replay has two lines of JSON: the header and the events. */
const maskedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : JSON.stringify(maskedDeep(JSON.parse(line)))))
    .join('\n');

const maskedPayload = (payload: unknown) => (typeof payload === 'string' ? maskedLines(payload) : maskedDeep(payload));

/** Masks every envelope in the transport, so that event kinds of later Sentry versions are masked too. */
const makeTransport: typeof Sentry.makeFetchTransport = (options) => {
  const transport = Sentry.makeFetchTransport(options);
  return {
    ...transport,
    send: ([headers, items]) => {
      const masked = items.map(([header, payload]) => [header, maskedPayload(payload)]);
      const envelope: object = [maskedDeep(headers), masked];
      return transport.send(envelope as Envelope); // masking does not change the kind of an item
    },
  };
};

const NOTHING = { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false };

/** Starts the reports. Errors are captured only through `kept-errors.ts`. */
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
    // Errors come from kept-errors.ts only. INP spans are disabled because they name elements by their text.
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
        useCompression: false, // Sentry creates the worker from a blob, which the content security policy forbids
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
