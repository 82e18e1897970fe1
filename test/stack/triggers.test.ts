import { expect, test } from 'vitest';
import { cloud, functions, idOf, toldBesides } from './cloud.ts';

const template = cloud();
const table = { Ref: idOf(template, 'AWS::DynamoDB::Table') };
const pool = { 'Fn::GetAtt': [idOf(template, 'AWS::Cognito::UserPool'), 'Arn'] };

const trigger = (name: string) => functions(template).find((found) => found.name === name);

test.each(['post-authentication'])(
  '%s runs on Node 24 and arm64, no longer than Cognito waits, and knows of the table alone',
  (name) => {
    expect(trigger(name)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], Timeout: 5 });
    expect(toldBesides(template, name)).toEqual({ TABLE_NAME: table });
  },
);

test.each([
  ['PostAuthentication', 'post-authentication'],
  ['PostConfirmation', 'post-confirmation'],
  ['CustomMessage', 'custom-message'],
])('the pool calls its %s trigger, and no other pool may', (step, name) => {
  const arn = { 'Fn::GetAtt': [trigger(name)?.id, 'Arn'] };
  template.hasResourceProperties('AWS::Cognito::UserPool', { LambdaConfig: { [step]: arn } });
  template.hasResourceProperties('AWS::Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName: arn,
    Principal: 'cognito-idp.amazonaws.com',
    SourceArn: pool,
  });
});

test('what follows a reset knows whom mails come from, and where the web app is', () => {
  expect(toldBesides(template, 'post-confirmation')).toEqual({
    TABLE_NAME: table,
    MAIL_FROM: 'plumbline@example.com',
    MAIL_CONFIGURATION_SET: { Ref: idOf(template, 'AWS::SES::ConfigurationSet') },
    SITE_ORIGIN: { 'Fn::Join': ['', ['https://', expect.anything()]] },
  });
});

test('what words the messages knows where the web app is', () => {
  const site = { 'Fn::Join': ['', ['https://', expect.anything()]] };
  expect(trigger('custom-message')).toMatchObject({ Runtime: 'nodejs24.x', Timeout: 5 });
  expect(toldBesides(template, 'custom-message')).toEqual({ TABLE_NAME: table, SITE_ORIGIN: site });
});

test('what makes tokens hears of access tokens too', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    LambdaConfig: {
      PreTokenGenerationConfig: {
        LambdaArn: { 'Fn::GetAtt': [trigger('pre-token-generation')?.id, 'Arn'] },
        LambdaVersion: 'V2_0',
      },
    },
  });
});
