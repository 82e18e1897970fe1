import type { Secret } from '#domain/clients/client.ts';
import { endingTokens } from '#domain/sign-in/proof.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { mustOutlastRoles } from '#lambdas/people/role-service.ts';
import { apiClients } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { withLock } from '#lambdas/persistence/lock.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { untilTokensCount } from '#lambdas/user-pool/end-sessions.ts';
import { find, shown } from './clients.ts';

const DAY = 24 * 3_600_000;

const twoAlready = ({ ends_at }: Secret) =>
  new ConflictError(`The previous secret is still valid until ${ends_at}. Revoke it first, or request no overlap.`, {
    code: 'two_secrets',
  });

/**
 * Tokens do not name the secret that issued them, so all tokens end. Call this after the pool has deleted the secret;
 * until then the secret can issue new tokens.
 */
const tokensEnded = () => ({ tokens_valid_from: endingTokens(new Date()) });

/**
 * The user pool decides which secrets exist, and the record follows. An interrupted rotation leaves a secret that was
 * never shown; the next rotation deletes it. The lock prevents parallel rotations.
 */
export const rotateSecret = async (
  { actor }: Caller,
  id: string,
  overlapDays: number,
  changeable: (version: number) => boolean,
) => {
  const { after, value } = await withLock(id, 'secrets', async () => {
    const before = toBeChanged(await find(id), changeable, 'API client');
    await mustOutlastRoles(actor, before.roles);
    const there = await appClients.secretsOf(id);
    const known = before.secrets.filter((secret) => there.some((one) => one.id === secret.id));
    const [current = there[0], previous] = known;
    if (previous && overlapDays > 0) throw twoAlready(previous);
    const { value, secret } = await appClients.addSecret(id, current ? [current.id] : []);
    const ends_at = new Date(Date.now() + overlapDays * DAY).toISOString();
    const staying = current && overlapDays > 0 ? [{ ...current, ends_at }] : [];
    if (current && overlapDays === 0) await appClients.endSecret(id, current.id);
    const draft = { ...before, secrets: [secret, ...staying], ...(overlapDays === 0 && tokensEnded()) };
    return { after: await apiClients.update(before, draft, actor, { action: 'secret_rotated' }), value };
  });
  await untilTokensCount(after.tokens_valid_from);
  return { ...(await shown(after)), client_secret: value };
};

export const endSecret = async (
  { actor }: Caller,
  id: string,
  secret: string,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(id), changeable, 'API client');
  const ended = before.secrets.find((one) => one.id === secret);
  if (!ended) throw notFound('secret');
  const there = await appClients.secretsOf(id);
  if (ended.ends_at === null || there.every((one) => one.id === secret))
    throw new ConflictError('This is the only secret of the API client. Create a new one, or revoke the API client.', {
      code: 'only_secret',
    });
  await appClients.endSecret(id, secret);
  const secrets = before.secrets.filter((one) => one.id !== secret);
  const after = await apiClients.update(before, { ...before, secrets, ...tokensEnded() }, actor);
  await untilTokensCount(after.tokens_valid_from);
  return shown(after);
};
