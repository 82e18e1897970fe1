/** Checks at the end of a run that users and API clients are the same in the user pool and in the table. */
import { isDeepStrictEqual } from 'node:util';
import { scopesOf } from '#domain/clients/access.ts';
import { ApiClient } from '#domain/clients/client.ts';
import { User } from '#domain/people/user.ts';
import type { Accounts } from './accounts.ts';
import type { Trail } from './recount.ts';

/** App clients that a crashed request left behind are deleted by later requests after this time at the latest. */
const SWEPT = 120_000;

const ofPeople = ({ users }: Accounts, trails: readonly Trail[], without: ReadonlySet<string>): string[] =>
  trails.flatMap(({ what, id, own }) => {
    if (what !== 'user' || without.has(id)) return [];
    const account = users.get(id);
    if (!own) return account ? [`the account of ${id} is there, who was removed`] : [];
    const { email, status } = User.parse(own);
    const isSame = account?.attributes.email === email && account.enabled === (status === 'active');
    return isSame ? [] : [`${email} is ${status}, and the account is ${account && JSON.stringify(account)}`];
  });

const ofPrograms = ({ clients }: Accounts, trails: readonly Trail[]): string[] => {
  const known = trails.filter(({ what }) => what === 'API client');
  const findings = known.flatMap(({ id, own }) => {
    const there = clients.find(id);
    if (!own) return there ? [`the app client ${id} is there, which was removed`] : [];
    const { access, secrets } = ApiClient.parse(own);
    const [said, is] = [
      { scopes: scopesOf(access), secrets: secrets.map((secret) => secret.id).toSorted() },
      there && { scopes: there.AllowedOAuthScopes, secrets: there.secrets.map((secret) => secret.id).toSorted() },
    ];
    return isDeepStrictEqual(is, said)
      ? []
      : [`of the API client ${id} the pool has ${JSON.stringify(is)}, not ${JSON.stringify(said)}`];
  });
  const all = clients.list(100_000).filter(({ ClientName }) => ClientName === 'Plumbline API client');
  const isKnown = ({ ClientId }: (typeof all)[number]) => known.some(({ id }) => id === ClientId);
  const last = Math.max(0, ...all.filter(isKnown).map(({ CreationDate }) => CreationDate * 1_000));
  const left = all.filter((one) => !isKnown(one) && one.CreationDate * 1_000 < last - SWEPT);
  return [...findings, ...left.map(({ ClientId }) => `the app client ${ClientId} is nobody's`)];
};

/** `without`: ids of people without an account. */
export const inPool = (accounts: Accounts, trails: readonly Trail[], without: ReadonlySet<string>): string[] => [
  ...ofPeople(accounts, trails, without),
  ...ofPrograms(accounts, trails),
];
