import { Duration, NestedStack } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { DirectoryEnvironment, Environment, SignInDirectory } from '#contract/environment.ts';
import { domains } from '#contract/index.ts';
import { prefixOf, SCIM_PREFIX } from '#contract/prefix.ts';
import { mayWrite, type RouteKey, split } from '#contract/route.ts';
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

/** A SAML directory's own name for the address finds somebody, and with OIDC the pool's. */
const directoryEnvironment = (providers: readonly Provider[], origin: string): DirectoryEnvironment => ({
  SITE_ORIGIN: origin,
  DIRECTORIES: JSON.stringify(
    providers.map(({ type, name, domains, claims }): SignInDirectory => {
      return { name, domains, email: type === 'saml' ? claims.email : 'email' };
    }),
  ),
});

/** What makes much work for one request: so it is let through for a twentieth of what others are. */
const HELD_BACK = [
  'POST /exports',
  'POST /exports/own-data',
  'POST /exports/people/{user_id}',
  'POST /access/invitations',
  'POST /applications/{id}/tests',
  'POST /tests/kit/prompts',
  'POST /tests/kit/profiles',
] as const satisfies readonly RouteKey[];
const isHeldBack = (key: string) => HELD_BACK.some((one) => one === key);

type Parts = {
  archive: Archive;
  files: Files;
  gateway: Gateway;
  mail: Mail;
  people: People;
  records: Records;
  site: Site;
};

/** The contract's routes, each on the gateway by name, and one function for each of its domains. */
export class Api extends Construct {
  constructor(scope: Construct, id: string, target: Target, parts: Parts) {
    super(scope, id);
    const { tenant } = target;
    const { archive, files, gateway, mail, people, records, site } = parts;
    const environment: Environment = {
      TABLE_NAME: records.tableName,
      USER_POOL_ID: people.userPoolId,
      WEB_CLIENT_ID: people.webClientId,
      TOKEN_URL: people.tokenUrl,
    };

    // A stack holds 500 resources, and each route is one: they have stacks of their own within this one, by the first
    // letter of their domain, so that none ever moves from one to the other.
    const [toF, fromG] = [new NestedStack(this, 'Routes'), new NestedStack(this, 'RoutesFromG')];
    const heldBack: { key: string; route: Construct }[] = [];

    for (const [domain, declared] of Object.entries(domains)) {
      const { lambda } = new PlumblineFunction(this, target, {
        name: domain,
        entry: `${domain}/index.ts`,
        timeout: Duration.seconds(10),
        environment,
      });
      // One permission a function: one a route would not fit into the function's policy in the end.
      const integration = new HttpLambdaIntegration(domain, lambda, { scopePermissionToRoute: false });
      const routesStack = domain < 'g' ? toF : fromG;
      const routes = Object.keys(declared).map(split);
      for (const { method, path } of routes) {
        const whole = `${prefixOf(domain)}${path}`;
        const route = new HttpRoute(routesStack, `${method}${whole}`, {
          httpApi: gateway.api,
          integration,
          authorizer: gateway.authorizer,
          routeKey: HttpRouteKey.with(whole, HttpMethod[method]),
        });
        if (isHeldBack(`${method} ${path}`)) heldBack.push({ key: `${method} ${whole}`, route });
      }

      // What SCIM has not, it says in its own words.
      if (domain === 'scim')
        gateway.api.addRoutes({
          path: `${SCIM_PREFIX}/{proxy+}`,
          methods: [HttpMethod.ANY],
          integration,
          authorizer: gateway.authorizer,
        });
      if (domain === 'description') {
        // It says of any other path and method, as a problem document, that there is no such thing. This route has no
        // path, so it needs a permission of its own.
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
      if (domain === 'company') site.letKeepLogos(lambda);
      if (domain === 'audit' || domain === 'applications') records.letReadTrail(lambda);
      if (domain === 'audit') {
        records.letScan(lambda);
        archive.letCompare(lambda);
      }
      if (domain === 'documents') files.letHandOutDocuments(lambda);
      if (domain === 'tests') files.letHandOutTests(lambda);
      if (domain === 'exports') files.letHandOutExports(lambda);
      if (domain === 'access') people.letLookUp(lambda);
      if (domain === 'people' || domain === 'scim') people.letManageAccounts(lambda);
      if (domain === 'clients') people.letManageClients(lambda);
      if (domain === 'scim') people.letLinkAccounts(lambda);
      if (domain === 'scim' || domain === 'directory')
        for (const [name, value] of Object.entries(directoryEnvironment(tenant.providers, site.origin)))
          lambda.addEnvironment(name, value);
      if (domain === 'people') mail.letSendAgain(lambda);
      if (domain === 'security') people.letChangeAccounts(lambda);
      if (domain === 'diligence' || domain === 'security') mail.letSend(lambda);
    }
    gateway.holdBack(heldBack, 1 / 20);
  }
}
