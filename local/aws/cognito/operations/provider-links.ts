/** Links a provider's identity to a user before its first sign-in. */
import * as z from 'zod';
import { invalidParameter, userNotFound } from '#local/aws/cognito/errors.ts';
import { forAdministrators, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { type Identity, identitiesOf } from '#local/aws/cognito/tokens/federated.ts';
import type { ProviderLink } from '#local/aws/cognito/tokens/provider-links.ts';
import { UserPoolId } from '#local/aws/cognito/users/fields.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

const ProviderUser = z.object({
  ProviderName: z.string().min(1).max(32),
  ProviderAttributeName: z.string().optional(),
  ProviderAttributeValue: z.string().min(1),
});
type ProviderUser = z.output<typeof ProviderUser>;

const MOST_LINKS = 5;

const linkOf = (pool: Pool, source: ProviderUser): ProviderLink => {
  const { ProviderName: provider, ProviderAttributeName: attribute = '', ProviderAttributeValue: value } = source;
  if (!pool.providers.some(({ name }) => name === provider))
    throw invalidParameter(`Identity provider ${provider} does not exist.`);
  if (attribute === '') throw invalidParameter('ProviderAttributeName is required for the source user.');
  return { provider, attribute, value };
};

const withIdentities = (user: User, identities: Identity[]): User => {
  const { identities: _, ...attributes } = user.attributes;
  const written = identities.length > 0 && { identities: JSON.stringify(identities) };
  // The cast is safe: `email`, the only required attribute, is never removed here.
  return { ...user, attributes: { ...attributes, ...written } as User['attributes'] };
};

const isOf =
  ({ provider, value }: ProviderLink) =>
  ({ providerName, userId }: Identity) =>
    providerName === provider && userId.toLowerCase() === value.toLowerCase();

const AdminLinkProviderForUser = forAdministrators(
  z.object({ UserPoolId, DestinationUser: ProviderUser, SourceUser: ProviderUser }),
  (pool, { DestinationUser, SourceUser }) => {
    const user = pool.users.named(DestinationUser.ProviderAttributeValue);
    const link = linkOf(pool, SourceUser);
    if (pool.providerLinks.userOf(link)) throw invalidParameter('SourceUser is already linked to DestinationUser');
    if (pool.providerLinks.countOf(user.id) >= MOST_LINKS)
      throw invalidParameter(`Exceeded the limit of ${MOST_LINKS} linked identities.`);
    const identity: Identity = {
      userId: link.value,
      providerName: link.provider,
      providerType: 'OIDC',
      issuer: null,
      primary: false,
      dateCreated: pool.now(),
    };
    pool.state.transaction(() => {
      pool.providerLinks.add(link, user.id);
      pool.users.save(withIdentities(user, [...identitiesOf(user.attributes), identity]));
    });
    return {};
  },
);

const AdminDisableProviderForUser = forAdministrators(z.object({ UserPoolId, User: ProviderUser }), (pool, input) => {
  const link = linkOf(pool, input.User);
  const id = pool.providerLinks.userOf(link);
  const user = id === undefined ? undefined : pool.users.get(id);
  if (!user) throw userNotFound();
  pool.state.transaction(() => {
    pool.providerLinks.remove(link);
    pool.users.save(
      withIdentities(
        user,
        identitiesOf(user.attributes).filter((identity) => !isOf(link)(identity)),
      ),
    );
  });
  return {};
});

export const providerLinkOperations: Record<string, Operation> = {
  AdminLinkProviderForUser,
  AdminDisableProviderForUser,
};
