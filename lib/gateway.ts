import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  DomainName,
  HttpApi,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { OriginSecret } from './edge/origin-secret.ts';
import { lifetime } from './storage/lifetime.ts';
import { keyOf } from './storage/tenant-key.ts';
import type { Target } from './tenants/tenant.ts';

/** The logged fields of a request, without personal data. */
const LOGGED = {
  request_id: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
  said: '$context.error.message',
};

/**
 * The HTTP API without routes. CloudFront needs its address, sign-in needs CloudFront's domain, and the functions of
 * the routes need the user pool. Creating the API before its routes avoids a cycle.
 */
export class Gateway extends Construct {
  readonly api: HttpApi;
  readonly domain: string;
  /** The target of the DNS record for the tenant's API domain. */
  readonly target: string | undefined;
  /** The header that CloudFront sends with each request. */
  readonly shown: Record<string, string>;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly secret: ISecret;
  private readonly stage: HttpStage;
  private readonly limits: Target['tenant']['limits'];

  constructor(scope: Construct, id: string, target: Target) {
    super(scope, id);
    const { removalPolicy, logs } = lifetime(target);
    const { domain, limits } = target.tenant;
    this.limits = limits;
    const own =
      domain?.api_name && domain.api_certificate ? this.nameOf(domain.api_name, domain.api_certificate) : undefined;
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false, disableExecuteApiEndpoint: own !== undefined });
    this.domain = own?.name ?? `${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    this.target = own?.regionalDomainName;

    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      domainMapping: own && { domainName: own },
      throttle: { rateLimit: limits.requests_per_second, burstLimit: limits.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'Log', { retention: logs, removalPolicy, encryptionKey: keyOf(this, target) }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });

    const { authorizer, headers, secret } = new OriginSecret(this, 'OriginSecret', target);
    this.shown = headers;
    this.authorizer = authorizer;
    this.secret = secret;
  }

  /**
   * Limits expensive routes to a share of the default rate. The stage depends on the routes, because its settings name
   * them.
   */
  holdBack(routes: readonly { key: string; route: Construct }[], share: number) {
    const stage = this.stage.node.defaultChild;
    if (!CfnStage.isCfnStage(stage)) throw new Error('The construct is not a stage.');
    const { requests_per_second, burst } = this.limits;
    const most = (of: number) => Math.max(1, Math.ceil(of * share));
    stage.routeSettings = Object.fromEntries(
      routes.map(({ key }) => [
        key,
        { ThrottlingRateLimit: most(requests_per_second), ThrottlingBurstLimit: most(burst) },
      ]),
    );
    for (const { route } of routes) this.stage.node.addDependency(route);
  }

  private nameOf(domainName: string, certificateArn: string) {
    return new DomainName(this, 'Name', {
      domainName,
      securityPolicy: SecurityPolicy.TLS_1_2,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
    });
  }
}
