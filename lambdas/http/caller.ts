import { type Asked, isForPeople, type Route } from '#contract/route.ts';
import { isExpired, scopesOf } from '#domain/clients/access.ts';
import type { ApiClient } from '#domain/clients/client.ts';
import type { Actor, Doer } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { holds, isAdministrator } from '#domain/permissions.ts';
import { isEnded, isFreshProof } from '#domain/sign-in/proof.ts';
import { expired, forbidden, proofNeeded, unauthorized, viewOver } from '#lambdas/known-errors.ts';
import { type CallerRecord, readCaller } from '#lambdas/people/store.ts';
import { viewings } from '#lambdas/people/viewing-store.ts';
import { readToken, type Token } from './token.ts';

/** Who asks. What they may do is read anew with every request, so that a role taken away is gone at the next. */
export type Caller = CallerRecord & {
  actor: Doer;
  token: Token;
  /** The administrator who views the product as this person: it is them who asks, and nothing is noted of the person. */
  viewer?: User;
};

/** Whoever asks, as what they do is kept. */
export const actorOf = ({ actor: { id, name } }: Pick<Caller, 'actor'>): Actor => ({ id, name });

/** The corporate directory, by a token that an administrator has made for it. */
export type DirectoryCaller = { id: string; actor: Doer };

/** What an API client was given since counts, and not only what its token says. */
const mayUse = (client: ApiClient, scopes: readonly string[], scope: string) =>
  scopes.includes(scope) && scopesOf(client.access).includes(scope);

export const identify = async (
  authorization: string | undefined,
  scope: string,
  { id, address, browser }: Asked,
): Promise<Caller> => {
  const token = await readToken(authorization);
  const caller = await readCaller(token.subject);
  if (caller?.status !== 'active' || isEnded(token, caller)) throw unauthorized();
  const { client } = caller;
  if (client) {
    if (isExpired(client, Date.now())) throw expired(client);
    if (token.scopes === 'person' || !mayUse(client, token.scopes, scope))
      throw forbidden(`This API client needs the scope ${scope}.`);
  }
  const as = client ? ('api_client' as const) : ('person' as const);
  return { ...caller, actor: { id: caller.id, name: caller.name, as, asked: { id, address, browser } }, token };
};

export const personOf = ({ user }: Caller) => {
  if (!user) throw forbidden('This is for people: an API client cannot do it.');
  return user;
};

export const permit = (route: Route, caller: Caller) => {
  const { allow, proof } = route;
  if (isForPeople(route)) personOf(caller);
  if (Array.isArray(allow) && !holds(caller.roles, allow))
    throw forbidden(`This needs one of the roles ${allow.join(', ')}.`);
  if (proof === 'fresh' && !(caller.token.isForAccount && isFreshProof(caller.token, caller, new Date())))
    throw proofNeeded();
};

/** The person whom an administrator views the product as. That they began to is on the person's trail. */
export const viewedBy = async (viewer: Caller, id: string): Promise<Caller> => {
  const { user, token, actor, roles } = viewer;
  const viewing = user && isAdministrator(roles) ? await viewings.get(id) : undefined;
  if (!user || viewing?.viewer !== user.id || viewing.session !== token.session) throw viewOver();
  const person = await readCaller(viewing.person);
  if (person?.status !== 'active') throw viewOver();
  return { ...person, actor, token, viewer: user };
};
