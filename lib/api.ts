import { Duration, NestedStack } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { DirectoryEnvironment, Environment, SignInDirectory } from '#contract/environment.ts';
import { gatewayRoutes } from '#contract/http/gateway-routes.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { mayWrite, type RouteKey, type Routes } from '#contract/http/route.ts';
import { domains } from '#contract/index.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { Site } from './edge/site.ts';
import { PlumblineFunction } from './functions/plumbline-function.ts';
import type { Gateway } from './gateway.ts';
import type { People } from './identity/people.ts';
import type { Mail } from './mail.ts';
import type { Archive } from './storage/archive.ts';
import type { Files } from './storage/files.ts';
import type { Records } from './storage/records.ts';
import type { Provider } from './tenants/provider.ts';
import type { Target } from './tenants/tenant.ts';

/** SAML directories identify people by the attribute in their own claims, OIDC directories by the pool's attribute. */
const directoryEnvironment = (providers: readonly Provider[], origin: string): DirectoryEnvironment => ({
  SITE_ORIGIN: origin,
  DIRECTORIES: JSON.stringify(
    providers.map(({ type, name, domains, claims }): SignInDirectory => {
      return { name, domains, email: type === 'saml' ? claims.email : 'email' };
    }),
  ),
});

/** Expensive routes, limited to a twentieth of the default rate. */
const HELD_BACK = [
  'POST /exports',
  'POST /exports/own-data',
  'POST /exports/people/{user_id}',
  'POST /access/invitations',
  'POST /applications/{id}/tests',
  'POST /tests/kit/prompts',
  'POST /tests/kit/profiles',
] as const satisfies readonly RouteKey[];
const isHeldBack = (key: string) => HELD_BACK.some((one) => one.replace(' ', ` ${PREFIX}`) === key);

type Parts = {
  archive: Archive;
  files: Files;
  gateway: Gateway;
  mail: Mail;
  people: People;
  records: Records;
  site: Site;
};

type Grant = (lambda: LambdaFunction, parts: Parts, target: Target) => void;

const addDirectoryEnvironment: Grant = (lambda, { site }, { tenant }) => {
  for (const [name, value] of Object.entries(directoryEnvironment(tenant.providers, site.origin)))
    lambda.addEnvironment(name, value);
};

/** The rights of each domain's function, in addition to reading records and, if a route writes, writing them. */
const RIGHTS: Readonly<Partial<Record<keyof typeof domains, Grant>>> = {
  access: (lambda, { people }) => people.letLookUp(lambda),
  applications: (lambda, { records }) => records.letReadTrail(lambda),
  audit: (lambda, { archive, records }) => {
    records.letReadTrail(lambda);
    records.letScan(lambda);
    archive.letCompare(lambda);
  },
  calendar: (lambda, { site }) => {
    lambda.addEnvironment('SITE_ORIGIN', site.origin);
  },
  clients: (lambda, { people }) => people.letManageClients(lambda),
  company: (lambda, { site }) => site.letKeepLogos(lambda),
  diligence: (lambda, { mail }) => mail.letSend(lambda),
  directory: addDirectoryEnvironment,
  documents: (lambda, { files }) => files.letHandOutDocuments(lambda),
  exports: (lambda, { files }) => files.letHandOutExports(lambda),
  legal: (lambda, { mail }) => mail.letSend(lambda),
  people: (lambda, { mail, people }) => {
    people.letManageAccounts(lambda);
    mail.letSendAgain(lambda);
  },
  scim: (lambda, parts, target) => {
    parts.people.letManageAccounts(lambda);
    parts.people.letLinkAccounts(lambda);
    addDirectoryEnvironment(lambda, parts, target);
  },
  security: (lambda, { mail, people }) => {
    people.letChangeAccounts(lambda);
    mail.letSend(lambda);
  },
  tests: (lambda, { files }) => files.letHandOutTests(lambda),
};

/** The API: one route on the gateway for each route of the contract, and one Lambda function for each domain. */
export class Api extends Construct {
  constructor(scope: Construct, id: string, target: Target, parts: Parts) {
    super(scope, id);
    const { gateway, people, records } = parts;
    const environment: Environment = {
      TABLE_NAME: records.tableName,
      USER_POOL_ID: people.userPoolId,
      WEB_CLIENT_ID: people.webClientId,
      TOKEN_URL: people.tokenUrl,
    };

    // A stack is limited to 500 resources and each route is one, so routes are in nested stacks. The first letter of
    // the domain decides the stack, so that no route ever moves.
    const [toF, fromG] = [new NestedStack(this, 'Routes'), new NestedStack(this, 'RoutesFromG')];
    const heldBack: { key: string; route: Construct }[] = [];

    for (const domain of keysOf(domains)) {
      const declared: Routes = domains[domain];
      const { lambda } = new PlumblineFunction(this, target, {
        name: domain,
        entry: `${domain}/index.ts`,
        timeout: Duration.seconds(10),
        environment,
      });
      // One permission for each function, because one for each route would exceed the size of the function's policy.
      const integration = new HttpLambdaIntegration(domain, lambda, { scopePermissionToRoute: false });
      const routesStack = domain < 'g' ? toF : fromG;
      for (const { method, path } of gatewayRoutes(domain, declared)) {
        const key = `${method} ${path}`;
        const route = new HttpRoute(routesStack, `${method}${path}`, {
          httpApi: gateway.api,
          integration,
          authorizer: gateway.authorizer,
          routeKey: HttpRouteKey.with(path, HttpMethod[method]),
        });
        if (isHeldBack(key)) heldBack.push({ key, route });
      }
      if (domain === 'description') {
        // Answers all other paths and methods with a problem document. The route has no path, so it needs a separate
        // permission.
        new HttpRoute(gateway.api, 'Elsewhere', {
          httpApi: gateway.api,
          integration: new HttpLambdaIntegration('elsewhere', lambda),
          authorizer: gateway.authorizer,
          routeKey: HttpRouteKey.DEFAULT,
        });
        continue;
      }
      records.letRead(lambda);
      if (mayWrite(declared)) records.letWrite(lambda);
      else records.letMakeCursorKey(lambda);
      RIGHTS[domain]?.(lambda, parts, target);
    }
    gateway.holdBack(heldBack, 1 / 20);
  }
}
