/** Requests to identity. A header names the operation. */
import type { APIRequestContext, BrowserContext, Page, Request, Route } from '@playwright/test';

const operationOf = (request: Request) =>
  request.method() === 'POST' ? request.headers()['x-amz-target']?.split('.')[1] : undefined;

export const identityCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) calls.push(operation);
  });
  return calls;
};

/** Intercepts calls of one operation, or of any. */
export const onIdentity = (where: Page | BrowserContext, operation: string, handle: (route: Route) => unknown) =>
  where.route('**/*', (route) => {
    const asked = operationOf(route.request());
    return asked !== undefined && (operation === 'any' || operation === asked) ? handle(route) : route.fallback();
  });

/** Identity answers with this challenge instead. */
export const challengeWith = (page: Page, operation: string, challenge: string) =>
  onIdentity(page, operation, (route) =>
    route.fulfill({ json: { ChallengeName: challenge, Session: 'session-of-a-test', ChallengeParameters: {} } }),
  );

/** Requests new tokens with this refresh token, to see whether it is still valid. */
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
