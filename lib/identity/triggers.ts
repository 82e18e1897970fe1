import { Duration } from 'aws-cdk-lib';
import { LambdaVersion, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Environment, TriggerEnvironment } from '#contract/environment.ts';
import type { Site } from '#lib/edge/site.ts';
import { PlumblineFunction } from '#lib/functions/plumbline-function.ts';
import type { Mail } from '#lib/mail.ts';
import { letReadSecret } from '#lib/secret-name.ts';
import type { Records } from '#lib/storage/records.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { CAPTCHA_VERIFY_URL } from './captcha.ts';
import type { People } from './people.ts';

type Parts = { mail: Mail; people: People; records: Records; site: Site };

type Trigger = {
  operation: UserPoolOperation;
  /** The version of the trigger event, if not the first. */
  version?: LambdaVersion;
  environment?: Partial<TriggerEnvironment>;
  allow: (lambda: Lambda) => void;
};

/** Sign-in attempts are counted only if the tenant uses captchas. */
const counting = ({ captcha }: Target['tenant'], records: Records): Record<string, Trigger> => {
  const authenticated = UserPoolOperation.POST_AUTHENTICATION;
  const admit = (lambda: Lambda) => records.letAdmitPeople(lambda);
  if (!captcha) return { 'post-authentication': { operation: authenticated, allow: admit } };

  const { site_key: CAPTCHA_SITE_KEY, secret_name: CAPTCHA_SECRET_NAME } = captcha;
  return {
    'pre-authentication': {
      operation: UserPoolOperation.PRE_AUTHENTICATION,
      environment: { CAPTCHA_SITE_KEY, CAPTCHA_SECRET_NAME, CAPTCHA_VERIFY_URL },
      allow: (lambda) => {
        records.letCountSignIns(lambda);
        letReadSecret(lambda, CAPTCHA_SECRET_NAME);
      },
    },
    'post-authentication': {
      operation: authenticated,
      environment: { CAPTCHA_SITE_KEY },
      allow: (lambda) => {
        admit(lambda);
        records.letForgetSignIns(lambda);
      },
    },
  };
};

/**
 * The custom sign-in flow with a code by e-mail. Without the flow no client can start it, so the triggers are omitted.
 */
const customChallenge = ({ tenant }: Target, { mail, people, records }: Parts): Record<string, Trigger> =>
  tenant.extra_sign_in_flows.includes('custom')
    ? {
        'define-auth-challenge': { operation: UserPoolOperation.DEFINE_AUTH_CHALLENGE, allow: () => {} },
        'create-auth-challenge': {
          operation: UserPoolOperation.CREATE_AUTH_CHALLENGE,
          allow: (lambda) => {
            records.letReadPeople(lambda);
            records.letCountSignInCodes(lambda);
            people.letSeeSecondFactors(lambda);
            mail.letSend(lambda);
          },
        },
        'verify-auth-challenge-response': {
          operation: UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
          allow: () => {},
        },
      }
    : {};

/** The functions that Cognito calls during a sign-in. The pool references them, so they must not reference the pool. */
export class Triggers extends Construct {
  constructor(scope: Construct, id: string, target: Target, parts: Parts) {
    super(scope, id);
    const { mail, people, records, site } = parts;
    const { tenant } = target;
    const variables: Pick<Environment, 'TABLE_NAME'> = { TABLE_NAME: records.tableName };
    const triggers: Record<string, Trigger> = {
      ...counting(tenant, records),
      ...customChallenge(target, parts),
      'post-confirmation': {
        operation: UserPoolOperation.POST_CONFIRMATION,
        allow: (lambda) => {
          records.letAdmitPeople(lambda);
          records.letNotify(lambda);
          mail.letSend(lambda);
          people.letEndSessions(lambda);
        },
      },
      'pre-token-generation': {
        operation: UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
        version: LambdaVersion.V2_0, // the first version that can change access tokens
        allow: () => {},
      },
      'custom-message': {
        operation: UserPoolOperation.CUSTOM_MESSAGE,
        environment: { SITE_ORIGIN: site.origin },
        allow: (lambda) => records.letReadPeople(lambda),
      },
    };

    for (const [name, { operation, version, environment, allow }] of Object.entries(triggers)) {
      const { lambda } = new PlumblineFunction(this, target, {
        name,
        entry: `triggers/${name}.ts`,
        timeout: Duration.seconds(5), // Cognito's limit
        environment: { ...variables, ...environment },
      });
      allow(lambda);
      people.addTrigger(operation, lambda, version);
    }
  }
}
