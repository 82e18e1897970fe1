/** Links of providers' identities to users, as set by an administrator before the first sign-in. */
import * as z from 'zod';
import type { State } from '#local/aws/cognito/state.ts';

const Row = z.object({ user: z.string() });

export type ProviderLink = { provider: string; attribute: string; value: string };

export const providerLinksIn = (state: State) => {
  const userOf = ({ provider, attribute, value }: ProviderLink) =>
    state.one(
      Row,
      'select user from provider_links where provider = ? and attribute = ? and value = ?',
      provider,
      attribute,
      value,
    )?.user;
  return {
    userOf,
    countOf: (user: string) => state.all(Row, 'select user from provider_links where user = ?', user).length,
    add: ({ provider, attribute, value }: ProviderLink, user: string) =>
      state.run('insert into provider_links values (?, ?, ?, ?)', provider, attribute, value, user),
    remove: ({ provider, attribute, value }: ProviderLink) =>
      state.run(
        'delete from provider_links where provider = ? and attribute = ? and value = ?',
        provider,
        attribute,
        value,
      ),
  };
};
