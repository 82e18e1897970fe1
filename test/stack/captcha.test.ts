import { expect, test } from 'vitest';
import { keys } from '#lambdas/persistence/keys.ts';
import { cloud, cloudFor, functions, idOf, resources, rightsOf, toldBesides } from './cloud.ts';

const captcha = { site_key: 'the-site-key', secret_name: 'plumbline/acme/captcha' };
const template = cloudFor({ captcha });
const table = { 'Fn::GetAtt': [idOf(template, 'AWS::DynamoDB::Table'), 'Arn'] };

const trigger = (name: string, of = template) => functions(of).find((found) => found.name === name);

/** Without the rights for logs and traces. */
const own = (name: string) => rightsOf(template, name).filter(({ Action }) => !/^(logs|xray):/.test(Action.join()));

const policyOf = (of: typeof template) =>
  JSON.stringify(
    resources(of, 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) =>
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    ),
  );

const onAttempts = (action: string) => ({
  Effect: 'Allow',
  Action: [action],
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys.signInAttempts('*').pk] } },
});

test('the pool calls its trigger before a sign-in, with the secret’s name but not its value', () => {
  const asked = trigger('pre-authentication');
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    LambdaConfig: { PreAuthentication: { 'Fn::GetAtt': [asked?.id, 'Arn'] } },
  });
  expect(asked).toMatchObject({ Runtime: 'nodejs24.x', Timeout: 5 });
  expect(toldBesides(template, 'pre-authentication')).toEqual({
    TABLE_NAME: { Ref: idOf(template, 'AWS::DynamoDB::Table') },
    CAPTCHA_SITE_KEY: 'the-site-key',
    CAPTCHA_SECRET_NAME: 'plumbline/acme/captcha',
    CAPTCHA_VERIFY_URL: 'https://api.hcaptcha.com/siteverify',
  });
  // Only CloudFront's own secret.
  expect(JSON.stringify(template.toJSON()).match(/resolve:secretsmanager/g)).toHaveLength(1);
});

test('the trigger may only count attempts and read that one secret', () => {
  const [count, read, ...more] = own('pre-authentication');
  expect(more).toEqual([]);
  expect(count).toEqual(onAttempts('dynamodb:UpdateItem'));
  expect(read?.Action).toEqual(['secretsmanager:GetSecretValue']);
  expect(JSON.stringify(read?.Resource)).toContain(':secret:plumbline/acme/captcha-??????"');
});

test('the attempts may be deleted after a sign-in', () => {
  expect(own('post-authentication')).toContainEqual(onAttempts('dynamodb:DeleteItem'));
  expect(trigger('post-authentication')?.Environment.Variables).toMatchObject({ CAPTCHA_SITE_KEY: 'the-site-key' });
});

test('pages may load and show hCaptcha', () => {
  const hosts = 'https://hcaptcha.com https://*.hcaptcha.com';
  const policy = policyOf(template);
  for (const directive of [`script-src 'self' ${hosts};`, `style-src 'self' ${hosts};`, `frame-src ${hosts};`])
    expect(policy).toContain(directive);
  expect(policy).toMatch(/connect-src 'self' [^;]* https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com;/);
});

test('a tenant without a captcha counts no attempts, and its pages allow no captcha host', () => {
  const without = cloud();
  expect(trigger('pre-authentication', without)).toBeUndefined();
  expect(JSON.stringify(without.toJSON())).not.toMatch(/captcha|SIGN_IN_ATTEMPTS/i);
  expect(policyOf(without)).toContain("script-src 'self'; style-src 'self'; img-src");
  expect(policyOf(without)).not.toContain('frame-src');
});
