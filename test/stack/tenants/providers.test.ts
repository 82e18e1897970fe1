import { expect, test } from 'vitest';
import { Providers } from '#lib/tenants/provider.ts';
import { cloudFor, configFor, idOf, resources } from '#test/stack/cloud.ts';

const oidc = {
  type: 'oidc',
  name: 'Acme-Entra',
  domains: ['acme.example', 'acme.co.uk'],
  issuer: 'https://login.acme.example/v2.0',
  client_id: 'plumbline',
  client_secret_name: 'plumbline/acme/entra',
};
const saml = {
  type: 'saml',
  name: 'Globex',
  domains: ['globex.example'],
  metadata_url: 'https://sso.globex.example/metadata.xml',
  claims: { locale: 'preferredLanguage' },
};
const template = cloudFor({ providers: [oidc, saml] });

test('the pool has the tenant’s OpenID Connect directory, with its secret outside the template', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
    ProviderName: 'Acme-Entra',
    ProviderType: 'OIDC',
    ProviderDetails: {
      oidc_issuer: 'https://login.acme.example/v2.0',
      client_id: 'plumbline',
      client_secret: '{{resolve:secretsmanager:plumbline/acme/entra:SecretString:::}}',
      authorize_scopes: 'openid email profile',
    },
    AttributeMapping: { email: 'email', given_name: 'given_name', family_name: 'family_name', locale: 'locale' },
  });
});

test('the pool has the tenant’s SAML directory with its attribute mapping', () => {
  const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
  template.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
    ProviderName: 'Globex',
    ProviderType: 'SAML',
    ProviderDetails: { MetadataURL: 'https://sso.globex.example/metadata.xml' },
    AttributeMapping: {
      email: `${claims}/emailaddress`,
      given_name: `${claims}/givenname`,
      family_name: `${claims}/surname`,
      locale: 'preferredLanguage',
    },
  });
});

test('the web app signs in with the directories and the pool, which are created before it', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    SupportedIdentityProviders: ['COGNITO', 'Acme-Entra', 'Globex'],
  });
  const [client] = resources(template, 'AWS::Cognito::UserPoolClient');
  const directories = Object.keys(template.findResources('AWS::Cognito::UserPoolIdentityProvider'));
  expect(client?.DependsOn).toEqual(expect.arrayContaining(directories));
  expect(directories).toHaveLength(2);
});

test('a tenant without directories signs in with the pool only', () => {
  const alone = cloudFor({});
  expect(idOf(alone, 'AWS::Cognito::UserPoolIdentityProvider')).toBeUndefined();
  alone.hasResourceProperties('AWS::Cognito::UserPoolClient', { SupportedIdentityProviders: ['COGNITO'] });
});

test('pages receive only the name and domains of each directory', () => {
  const config = configFor({ providers: [oidc, saml] });
  expect(config.providers).toEqual([
    { name: 'Acme-Entra', domains: ['acme.example', 'acme.co.uk'] },
    { name: 'Globex', domains: ['globex.example'] },
  ]);
  expect(config.sign_in_domain).toMatch(/^plumbline-dev-.+\.auth\.us-east-1\.amazoncognito\.com$/);
});

const issues = (...providers: unknown[]) =>
  Providers.safeParse(providers)
    .error?.issues.map(({ message }) => message)
    .join(' ');

test.each([
  ['a secret', { ...oidc, client_secret: 'hunter2' }, 'client_secret'],
  ['a secret for the name of one', { ...oidc, client_secret_name: 'hunter2' }, 'Never write the secret itself'],
  ['no name of a secret', { ...oidc, client_secret_name: undefined }, 'This must be the name of a secret'],
  ['an issuer in the clear', { ...oidc, issuer: 'http://login.acme.example' }, 'https address'],
  ['an address with a password', { ...oidc, issuer: 'https://me:pw@login.acme.example' }, 'user name or password'],
  ['metadata on a disk', { ...saml, metadata_url: 'file:///etc/passwd' }, 'https address'],
  ['a type that there is not', { ...saml, type: 'ldap' }, 'Specify the protocol of the directory'],
  ['the settings of the other type', { ...saml, client_id: 'plumbline' }, 'client_id'],
  ['a claim that there is not', { ...saml, claims: { phone: 'phone' } }, 'phone'],
  ['no domains', { ...saml, domains: [] }, 'Specify at least one email domain.'],
  ['an address for a domain', { ...saml, domains: ['ada@globex.example'] }, 'email domain in lowercase'],
  ['a domain in capitals', { ...saml, domains: ['Globex.example'] }, 'email domain in lowercase'],
  ['a domain of everything', { ...saml, domains: ['*.example'] }, 'email domain in lowercase'],
  ['a name with a space', { ...saml, name: 'Glo bex' }, 'letters, digits and hyphens'],
  ['a name too long', { ...saml, name: 'g'.repeat(33) }, 'letters, digits and hyphens'],
  ["Cognito's own name", { ...saml, name: 'Cognito' }, 'reserves this name'],
])('refuses a directory with %s', (_, provider, reason) => {
  expect(issues(provider)).toContain(reason);
});

test('two directories share neither a name nor a domain', () => {
  expect(issues(saml, { ...oidc, name: 'GLOBEX' })).toBe("Two providers have the name 'globex'.");
  expect(issues(saml, { ...oidc, domains: ['globex.example'] })).toBe(
    "Several providers list the domain 'globex.example'.",
  );
  expect(issues({ ...saml, domains: ['globex.example', 'globex.example'] })).toContain(
    'Several providers list the domain',
  );
  expect(issues(saml, oidc)).toBeUndefined();
});
