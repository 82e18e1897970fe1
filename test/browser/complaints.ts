import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

/** One test removes the company logo, which any other test may be about to load. */
const BY_OTHERS = [/status of 404 .*\/logos\//];

/** Browser complaints: console errors and violations of the content security policy. */
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
    /** Allows a complaint that the test causes on purpose. Any other complaint fails the test. */
    provoke: (complaint: RegExp) => {
      provoked.push(complaint);
    },
    unexpected: () => heard.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint))),
  };
};

/** Errors are reported when the page is idle. */
export const expectReport = (request: APIRequestContext, message: string) =>
  expect
    .poll(async () => JSON.stringify((await (await request.get('/local/web-operations.json')).json()).errors))
    .toContain(message);
