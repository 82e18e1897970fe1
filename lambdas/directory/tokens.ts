import { MOST_TOKENS } from '#domain/directory/rule.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound, tooMany } from '#lambdas/known-errors.ts';
import { mustGiveWithoutEnd } from '#lambdas/people/role-service.ts';
import { directory } from './store.ts';

export const makeToken = async ({ actor }: Caller, at: string) => {
  await mustGiveWithoutEnd(actor);
  const { token, secret } = directory.newToken(actor, at);
  await directory.change(actor, ({ tokens }) => {
    if (tokens.length >= MOST_TOKENS) throw tooMany('token', MOST_TOKENS);
    return { tokens: [...tokens, token] };
  });
  return { id: token.id, token: secret };
};

/** Takes effect with the next request. */
export const revokeToken = async ({ actor }: Caller, id: string) => {
  await directory.change(actor, ({ tokens }) => {
    if (!tokens.some((token) => token.id === id)) throw notFound('token');
    return { tokens: tokens.filter((token) => token.id !== id) };
  });
  return undefined;
};
