import { Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { lifetime } from './lifetime.ts';
import type { Stage } from './tenant.ts';

/** What is written down of a request: nothing that names a person. */
const LOGGED = {
  request_id: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
};

/** Whatever has routes. */
export const acknowledgeTokens = (routes: Construct) =>
  Validations.of(routes).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'Functions check the token themselves: a gateway authorizer knows a fixed list of clients, and API clients are made while the product runs.',
  });

/**
 * The HTTP API, still without routes. CloudFront needs its address, sign-in needs CloudFront's, and the functions
 * behind the routes need to know about sign-in: an API that is there before its routes keeps this from going in a circle.
 */
export class Gateway extends Construct {
  readonly api: HttpApi;
  readonly domain: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const { removalPolicy, logs } = lifetime(stage);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    this.domain = `${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;

    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new LogGroup(this, 'Log', { retention: logs, removalPolicy })),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });

    acknowledgeTokens(this.api);
  }
}
