/** The secret header that proves to the API that a request came from CloudFront. */
import { Duration } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { OriginEnvironment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/http/origin-header.ts';
import { PlumblineFunction } from '#lib/functions/plumbline-function.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';

/** Rotated monthly by `origin-rotation.ts`. */
export class OriginSecret extends Construct {
  readonly authorizer: HttpLambdaAuthorizer;
  readonly secret: Secret;

  constructor(scope: Construct, id: string, target: Target) {
    super(scope, id);
    this.secret = new Secret(this, 'Value', {
      description: 'The secret that CloudFront sends to the API',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      encryptionKey: keyOf(this, target),
      removalPolicy: lifetime(target).removalPolicy,
    });

    const variables: OriginEnvironment = { ORIGIN_SECRET: this.secret.secretArn };
    const { lambda } = new PlumblineFunction(this, target, {
      name: 'origin',
      entry: 'origin-authorizer/authorizer.ts',
      timeout: Duration.seconds(5),
      environment: variables,
    });
    this.secret.grantRead(lambda);
    this.authorizer = new HttpLambdaAuthorizer('Origin', lambda, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      resultsCacheTtl: Duration.minutes(60),
    });
  }

  /** A dynamic reference, which CloudFormation resolves at deployment, so the template does not contain the secret. */
  get headers() {
    return { [ORIGIN_HEADER]: this.secret.secretValue.unsafeUnwrap() };
  }
}
