/** What CloudFront says to the API with each request, and nobody else knows. */
import { Duration, Validations } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct, type IDependable } from 'constructs';
import type { OriginEnvironment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/origin-header.ts';
import { lifetime } from './lifetime.ts';
import { PlumblineFunction } from './plumbline-function.ts';
import type { Target } from './tenant.ts';
import { keyOf } from './tenant-key.ts';

/**
 * Two at a time, this one and the one before it: while CloudFront takes up another, which is minutes, both are good. A
 * tenant's file says which number it is; one more, and the next deployment puts another in its place.
 */
export class OriginSecret extends Construct {
  readonly authorizer: HttpLambdaAuthorizer;
  /** It knows a new one before CloudFront shows it: what the gateway was told of it once, it believes for an hour. */
  readonly asked: IDependable;
  private readonly current: Secret;

  constructor(scope: Construct, id: string, target: Target) {
    super(scope, id);
    const { origin_secret } = target.tenant;
    const secretOf = (number: number) => {
      const secret = new Secret(this, `Number${number}`, {
        description: `What CloudFront says to the API (number ${number})`,
        generateSecretString: { passwordLength: 64, excludePunctuation: true },
        encryptionKey: keyOf(this, target),
        removalPolicy: lifetime(target).removalPolicy,
      });
      Validations.of(secret).acknowledge({
        id: 'AwsSolutions-SMG4',
        reason:
          'CloudFront takes another one up when it is deployed: see origin_secret in the tenant’s file, and docs/cloud.md for why no function may.',
      });
      return secret;
    };
    this.current = secretOf(origin_secret);
    const good = origin_secret > 1 ? [this.current, secretOf(origin_secret - 1)] : [this.current];

    const told: OriginEnvironment = { ORIGIN_SECRETS: good.map(({ secretArn }) => secretArn).join(' ') };
    const { lambda } = new PlumblineFunction(this, target, {
      name: 'origin',
      entry: 'origin/authorizer.ts',
      timeout: Duration.seconds(5),
      environment: told,
    });
    for (const secret of good) secret.grantRead(lambda);
    this.asked = lambda;
    this.authorizer = new HttpLambdaAuthorizer('Origin', lambda, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      resultsCacheTtl: Duration.minutes(60),
    });
  }

  /** A reference, which CloudFormation follows at deploy: the secret stands in no template. */
  get headers() {
    return { [ORIGIN_HEADER]: this.current.secretValue.unsafeUnwrap() };
  }
}
