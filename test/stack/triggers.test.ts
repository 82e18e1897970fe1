import { expect, test } from 'vitest';
import { keys } from '#lambdas/persistence/keys.ts';
import { cloud, cloudFor, functions, idOf, rightsOf, toldBesides } from './cloud.ts';

const template = cloud();
const table = { Ref: idOf(template, 'AWS::DynamoDB::Table') };
const pool = { 'Fn::GetAtt': [idOf(template, 'AWS::Cognito::UserPool'), 'Arn'] };

const trigger = (name: string) => functions(template).find((found) => found.name === name);

test.each(['post-authentication'])(
  '%s runs on Node 24 and arm64 within Cognito’s timeout, and knows only the table',
  (name) => {
    expect(trigger(name)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], Timeout: 5 });
    expect(toldBesides(template, name)).toEqual({ TABLE_NAME: table });
  },
);

test.each([
  ['PostAuthentication', 'post-authentication'],
  ['PostConfirmation', 'post-confirmation'],
  ['CustomMessage', 'custom-message'],
])('only this pool calls its %s trigger', (step, name) => {
  const arn = { 'Fn::GetAtt': [trigger(name)?.id, 'Arn'] };
  template.hasResourceProperties('AWS::Cognito::UserPool', { LambdaConfig: { [step]: arn } });
  template.hasResourceProperties('AWS::Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName: arn,
    Principal: 'cognito-idp.amazonaws.com',
    SourceArn: pool,
  });
});

test('the confirmation trigger knows the sender of mail and the web address', () => {
  expect(toldBesides(template, 'post-confirmation')).toEqual({
    TABLE_NAME: table,
    MAIL_FROM: 'plumbline@example.com',
    MAIL_CONFIGURATION_SET: { Ref: idOf(template, 'AWS::SES::ConfigurationSet') },
    SITE_ORIGIN: { 'Fn::Join': ['', ['https://', expect.anything()]] },
  });
});

test('the message trigger knows the web address', () => {
  const site = { 'Fn::Join': ['', ['https://', expect.anything()]] };
  expect(trigger('custom-message')).toMatchObject({ Runtime: 'nodejs24.x', Timeout: 5 });
  expect(toldBesides(template, 'custom-message')).toEqual({ TABLE_NAME: table, SITE_ORIGIN: site });
});

test('the token trigger receives access tokens too', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    LambdaConfig: {
      PreTokenGenerationConfig: {
        LambdaArn: { 'Fn::GetAtt': [trigger('pre-token-generation')?.id, 'Arn'] },
        LambdaVersion: 'V2_0',
      },
    },
  });
});

const custom = cloudFor({ extra_sign_in_flows: ['user_password', 'custom'] });
const STEPS = [
  ['DefineAuthChallenge', 'define-auth-challenge'],
  ['CreateAuthChallenge', 'create-auth-challenge'],
  ['VerifyAuthChallengeResponse', 'verify-auth-challenge-response'],
] as const;

test('extra sign-in flows are allowed only for the web client', () => {
  const flowsOf = (of: typeof template) =>
    Object.fromEntries(
      Object.values(of.findResources('AWS::Cognito::UserPoolClient')).map(({ Properties }) => [
        Properties.ClientName,
        Properties.ExplicitAuthFlows,
      ]),
    );
  const usual = ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'];
  expect(flowsOf(template)).toEqual({ web: usual, proof: ['ALLOW_USER_AUTH'] });
  expect(flowsOf(custom)).toEqual({
    web: [...usual, 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
    proof: ['ALLOW_USER_AUTH'],
  });
});

test('the pool has the custom flow triggers only when the flow is on', () => {
  for (const [step, name] of STEPS) {
    expect(trigger(name)).toBeUndefined();
    const found = functions(custom).find((one) => one.name === name);
    custom.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { [step]: { 'Fn::GetAtt': [found?.id, 'Arn'] } },
    });
  }
});

test('only the trigger that mails the code has rights, and each of them is narrow', () => {
  const own = (name: string) => rightsOf(custom, name).filter(({ Action }) => !/^(logs|xray):/.test(Action.join()));
  expect([own('define-auth-challenge'), own('verify-auth-challenge-response')]).toEqual([[], []]);
  const rows = (key: string) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [key] } });
  expect(own('create-auth-challenge')).toMatchObject([
    {
      Action: ['cognito-idp:AdminGetUser'],
      Resource: { 'Fn::GetAtt': [idOf(custom, 'AWS::Cognito::UserPool'), 'Arn'] },
    },
    { Action: ['dynamodb:GetItem'], Condition: rows(keys.caller('*').pk) },
    { Action: ['dynamodb:UpdateItem'], Condition: rows(keys.signInCodes('*').pk) },
    { Action: ['ses:SendEmail'], Condition: { StringEquals: { 'ses:FromAddress': 'ai@acme.example' } } },
  ]);
});
