/** What a browser asks of identity. Each call names its operation in a header. */
import type { APIRequestContext, BrowserContext, Page, Request, Route } from '@playwright/test';

const operationOf = (request: Request) =>
  request.method() === 'POST' ? request.headers()['x-amz-target']?.split('.')[1] : undefined;

/** The operations that are asked for from now on. */
export const identityCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) calls.push(operation);
  });
  return calls;
};

/** Calls of the operation, or of any, come by here on their way. */
export const onIdentity = (where: Page | BrowserContext, operation: string, handle: (route: Route) => unknown) =>
  where.route('**/*', (route) => {
    const asked = operationOf(route.request());
    return asked !== undefined && (operation === 'any' || operation === asked) ? handle(route) : route.fallback();
  });

/** Identity wants to know something else than it would. */
export const challengeWith = (page: Page, operation: string, challenge: string) =>
  onIdentity(page, operation, (route) =>
    route.fulfill({ json: { ChallengeName: challenge, Session: 'session-of-a-test', ChallengeParameters: {} } }),
  );

/** Whether identity still gives new tokens for one that it gave to whoever signed in. */
export const refreshWith = async (request: APIRequestContext, origin = '', refreshToken = '') => {
  const where = await (await request.get(`${origin}/local/endpoints.json`)).json();
  return request.post(where.identity, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    data: JSON.stringify({ RefreshToken: refreshToken, ClientId: where.web_client_id }),
  });
};
