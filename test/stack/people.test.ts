import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { proofClientSettings, webClientSettings } from '#contract/app-clients.ts';
import { cloud, idOf, resources } from './cloud.ts';

const template = cloud();
const site = { 'Fn::GetAtt': [idOf(template, 'AWS::CloudFront::Distribution'), 'DomainName'] };
const onSite = (path: string) => ({ 'Fn::Join': ['', ['https://', site, path]] });

test('people cannot sign themselves up, and sign in by email', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
  });
});

test('a password has at least 15 characters, with an uppercase letter, a lowercase letter and a digit', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    Policies: {
      PasswordPolicy: {
        MinimumLength: 15,
        RequireUppercase: true,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: false,
        PasswordHistorySize: 1,
      },
    },
  });
});

test('the web app signs in by SRP or choice, and accounts cannot be enumerated', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ClientName: 'web',
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    GenerateSecret: false,
    WriteAttributes: ['email', 'family_name', 'given_name', 'locale'],
  });
});

test('the deployed clients have the settings of the local ones', () => {
  const web = {
    ...webClientSettings({ origin: '', providers: [], extraFlows: [] }),
    CallbackURLs: [onSite('/auth/callback/')],
    LogoutURLs: [onSite('/auth/signout/')],
  };
  const clients = resources(template, 'AWS::Cognito::UserPoolClient').map(
    ({ Properties: { UserPoolId: _, ...own } }) => own,
  );
  expect(clients).toEqual(expect.arrayContaining([web, proofClientSettings()]));
});

test('a session lasts 12 hours with a refresh token that rotates', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    AccessTokenValidity: 5,
    RefreshTokenValidity: 12,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'hours' },
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    EnableTokenRevocation: true,
  });
});

test('the hosted login returns to the site with a code', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['email', 'openid', 'phone', 'aws.cognito.signin.user.admin'],
    CallbackURLs: [onSite('/auth/callback/')],
    LogoutURLs: [onSite('/auth/signout/')],
  });
  template.resourceCountIs('AWS::Cognito::UserPoolDomain', 1);
});

test('API clients can get read and write scopes', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolResourceServer', {
    Identifier: 'plumbline',
    Scopes: [Match.objectLike({ ScopeName: 'read' }), Match.objectLike({ ScopeName: 'write' })],
  });
  expect(Object.keys(template.findResources('AWS::Cognito::UserPoolClient'))).toHaveLength(2);
});

test('the recent sign-in client gives no session, and writes the required attribute and a phone number', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ExplicitAuthFlows: ['ALLOW_USER_AUTH'],
    SupportedIdentityProviders: ['COGNITO'],
    AllowedOAuthFlows: Match.absent(),
    AccessTokenValidity: 5,
    EnableTokenRevocation: true,
    WriteAttributes: ['email', 'phone_number'],
  });
});
