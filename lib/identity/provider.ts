import { SecretValue } from 'aws-cdk-lib';
import {
  ProviderAttribute,
  type UserPool,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito';
import type { Provider } from '#lib/tenants/provider.ts';

const attributeMapping = ({ claims }: Provider) => ({
  email: ProviderAttribute.other(claims.email),
  givenName: ProviderAttribute.other(claims.given_name),
  familyName: ProviderAttribute.other(claims.family_name),
  locale: ProviderAttribute.other(claims.locale),
});

/** A directory that the pool trusts for sign-in. Its attributes are copied on each sign-in. */
export const identityProvider = (userPool: UserPool, provider: Provider) => {
  const { name } = provider;
  const id = `Directory-${name}`; // distinct from other IDs in the pool
  const common = { userPool, name, attributeMapping: attributeMapping(provider) };
  if (provider.type === 'saml')
    return new UserPoolIdentityProviderSaml(userPool, id, {
      ...common,
      metadata: UserPoolIdentityProviderSamlMetadata.url(provider.metadata_url),
    });
  return new UserPoolIdentityProviderOidc(userPool, id, {
    ...common,
    issuerUrl: provider.issuer,
    clientId: provider.client_id,
    // A dynamic reference, which CloudFormation resolves at deployment, so the template does not contain the secret.
    clientSecret: SecretValue.secretsManager(provider.client_secret_name).unsafeUnwrap(),
    scopes: ['openid', 'email', 'profile'],
  });
};
