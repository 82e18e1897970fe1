import type { Asked, Method, Route } from '#contract/route.ts';
import type { Doer } from '#domain/entity.ts';
import { holds } from '#domain/permissions.ts';
import { isEnded, isFreshProof } from '#domain/proof.ts';
import { forbidden, proofNeeded, unauthorized } from '#lambdas/problems.ts';
import { type CallerRecord, readCaller } from '#lambdas/stores/callers.ts';
import { readToken, type Token } from './token.ts';

/** Who asks. What they may do is read anew with every request, so that a role taken away is gone at the next. */
export type Caller = CallerRecord & { actor: Doer; token: Token };

const scopeFor = (method: Method) => (method === 'GET' ? 'plumbline/read' : 'plumbline/write');

export const identify = async (
  authorization: string | undefined,
  method: Method,
  { id, address, browser }: Asked,
): Promise<Caller> => {
  const token = await readToken(authorization);
  const caller = await readCaller(token.subject);
  if (caller?.status !== 'active' || isEnded(token, caller)) throw unauthorized();
  if (token.scopes !== 'person' && !token.scopes.includes(scopeFor(method)))
    throw forbidden(`This API client needs the scope ${scopeFor(method)}.`);
  const as = caller.user ? ('person' as const) : ('api_client' as const);
  return { ...caller, actor: { id: caller.id, name: caller.name, as, asked: { id, address, browser } }, token };
};

export const personOf = ({ user }: Caller) => {
  if (!user) throw forbidden('An API client has no account of its own. This is for people.');
  return user;
};

export const permit = ({ allow, proof }: Route, caller: Caller) => {
  if (Array.isArray(allow) && !holds(caller.roles, allow))
    throw forbidden(`This needs one of the roles ${allow.join(', ')}.`);
  if (proof === 'fresh' && !(caller.token.isForAccount && isFreshProof(caller.token, caller, new Date())))
    throw proofNeeded();
};
