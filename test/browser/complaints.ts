import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

/** One test takes the company's logo away, which any other may be about to show. */
const BY_OTHERS = [/status of 404 .*\/logos\//];

/** What browsers have to complain about: errors, and breaches of the content security policy. */
export const makeComplaints = () => {
  const heard: string[] = [];
  const provoked = [...BY_OTHERS];
  return {
    of: (context: BrowserContext) => {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => heard.push(error.error().message));
    },
    /** The test brings this about on purpose. Everything else fails it. */
    provoke: (complaint: RegExp) => {
      provoked.push(complaint);
    },
    unexpected: () => heard.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint))),
  };
};

/** What is told of an error once the page has nothing else to do. */
export const expectReport = (request: APIRequestContext, message: string) =>
  expect
    .poll(async () => JSON.stringify((await (await request.get('/local/web-operations.json')).json()).errors))
    .toContain(message);
