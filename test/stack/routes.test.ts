import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { gatewayRoutes } from '#contract/http/gateway-routes.ts';
import { domains as declared } from '#contract/index.ts';
import { cloud, functions, resources } from './cloud.ts';

const template = cloud();
const domains = () => functions(template).filter(({ name }) => name in declared);
const Route = z.object({ Properties: z.object({ RouteKey: z.string() }) });

test('the gateway has every route of the contract once, and a fallback for all others', () => {
  const promised = Object.entries(declared).flatMap(([domain, routes]) =>
    gatewayRoutes(domain, routes).map(({ method, path }) => `${method} ${path}`),
  );
  const routes = resources(template, 'AWS::ApiGatewayV2::Route').map((route) => Route.parse(route).Properties.RouteKey);
  expect(routes.toSorted()).toEqual([...promised, '$default'].toSorted());
  expect(routes).toContain('ANY /scim/v2/{proxy+}');
});

test('every API domain has one function on Node 24 and arm64 that stops after 10 seconds', () => {
  const found = domains();
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted());
  for (const { Runtime, Architectures, Timeout } of found)
    expect({ Runtime, Architectures, Timeout }).toEqual({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Timeout: 10,
    });
});

test('every API domain receives the addresses of the table and the user pool', () => {
  for (const { Environment } of domains())
    expect(Environment.Variables).toMatchObject({
      TABLE_NAME: expect.anything(),
      USER_POOL_ID: expect.anything(),
      WEB_CLIENT_ID: expect.anything(),
      TOKEN_URL: expect.anything(),
    });
});

test('the gateway may call each function, and the fallback without a path too', () => {
  const allowed = JSON.stringify(resources(template, 'AWS::Lambda::Permission'));
  expect(allowed.match(/"\/\*\/\*\/\*"/g)).toHaveLength(Object.keys(declared).length);
  expect(allowed.match(/"\/\*\/\*"/g)).toHaveLength(1);
});

test('the gateway logs requests without identities, and throttles floods', () => {
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('identity|authorizer')) },
    DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
  });
});
