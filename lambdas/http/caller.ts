import { isForPeople, type RequestOrigin, type Route } from '#contract/http/route.ts';
import { isExpired, scopesOf } from '#domain/clients/access.ts';
import type { ApiClient } from '#domain/clients/client.ts';
import type { Actor, RequestActor } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { holds, isAdministrator } from '#domain/permissions.ts';
import { isEnded, isFreshProof } from '#domain/sign-in/proof.ts';
import { expired, forbidden, proofNeeded, unauthorized, viewOver } from '#lambdas/known-errors.ts';
import { type CallerRecord, readCaller } from '#lambdas/people/store.ts';
import { viewings } from '#lambdas/people/viewing-store.ts';
import { readToken, type Token } from './token.ts';

/** Identifies the caller. Permissions are read with every request, so a revoked role ends at the next request. */
export type Caller = CallerRecord & {
  actor: RequestActor;
  token: Token;
  /**
   * The administrator who views the product as this person. The administrator is the actor, and the person's own state
   * does not change.
   */
  viewer?: User;
};

/** The actor in the form that records store. */
export const actorOf = ({ actor: { id, name } }: Pick<Caller, 'actor'>): Actor => ({ id, name });

/** The corporate directory, identified by a token that an administrator created. */
export type DirectoryCaller = { id: string; actor: RequestActor };

/** Both the current access of the client and the scopes of its token must include the scope. */
const mayUse = (client: ApiClient, scopes: readonly string[], scope: string) =>
  scopes.includes(scope) && scopesOf(client.access).includes(scope);

export const identify = async (
  authorization: string | undefined,
  scope: string,
  { id, address, browser }: RequestOrigin,
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
  if (!user) throw forbidden('Only people can do this, not API clients.');
  return user;
};

export const permit = (route: Route, caller: Caller) => {
  const { allow, proof } = route;
  if (isForPeople(route)) personOf(caller);
  if (Array.isArray(allow) && !holds(caller.roles, allow))
    throw forbidden(`This requires one of the roles ${allow.join(', ')}.`);
  if (proof === 'fresh' && !(caller.token.isForAccount && isFreshProof(caller.token, caller, new Date())))
    throw proofNeeded();
};

/** The person whose view an administrator has opened. The person's audit log records the start. */
export const viewedBy = async (viewer: Caller, id: string): Promise<Caller> => {
  const { user, token, actor, roles } = viewer;
  const viewing = user && isAdministrator(roles) ? await viewings.get(id) : undefined;
  if (!user || viewing?.viewer !== user.id || viewing.session !== token.session) throw viewOver();
  const person = await readCaller(viewing.person);
  if (person?.status !== 'active') throw viewOver();
  return { ...person, actor, token, viewer: user };
};
