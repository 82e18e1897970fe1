import { environment } from '#contract/environment.ts';
import { isExpired, isWidened } from '#domain/clients/access.ts';
import type { ApiClient, ApiClientChange, NewApiClient, ShownApiClient } from '#domain/clients/client.ts';
import { aheadProblem } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { endingTokens, LONG_AGO } from '#domain/sign-in/proof.ts';
import { dayIn } from '#domain/time-zone.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound } from '#lambdas/known-errors.ts';
import { mustOutlastRoles, resolveRoles } from '#lambdas/people/role-service.ts';
import { apiClients, readCaller } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { isResumed, lastWrite } from '#lambdas/persistence/idempotent-request.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { untilTokensCount } from '#lambdas/user-pool/end-sessions.ts';
import { sweepLeftovers } from './leftovers.ts';

export const find = async (id: string): Promise<ApiClient> => {
  const { client } = (await readCaller(id)) ?? {};
  if (!client) throw notFound('API client');
  return client;
};

/** Roles in deleted groups are omitted. */
export const shown = async ({ tokens_valid_from: _, ...client }: ApiClient): Promise<ShownApiClient> => {
  const groups = await resourceGroups.getMany(client.roles.map(({ resource_group }) => resource_group.id));
  const roles = client.roles.flatMap((role) => {
    const group = groups.find(({ id }) => id === role.resource_group.id);
    if (!group) return [];
    const { end_set_by, ...held } = role;
    return [{ ...held, resource_group: { id: group.id, group_type: group.group_type, name: group.name } }];
  });
  return { ...client, roles, token_url: environment('TOKEN_URL') };
};

const mustBeAhead = (change: { expires_at: string | null }) => {
  if (isExpired(change, Date.now())) throw invalid([fieldError('expires_at', 'in_the_past')]);
  const wrong = change.expires_at && aheadProblem(change.expires_at.slice(0, 10), dayIn('UTC'));
  if (wrong) throw invalid([fieldError('expires_at', wrong.code, wrong.params)]);
};

/** If the record cannot be written, the app client is deleted again. */
export const createClient = async ({ actor }: Caller, { roles, ...asked }: NewApiClient) => {
  mustBeAhead(asked);
  const content = {
    ...asked,
    ...{
      roles: await resolveRoles(roles, actor),
      status: 'active' as const,
      last_used_at: null,
      tokens_valid_from: LONG_AGO,
    },
  };
  await sweepLeftovers();
  const { id, secret, secrets } = await appClients.make(asked.access);
  const draft = { ...content, secrets };
  const making = apiClients.orNameTaken(apiClients.create(draft, actor, id), { draft });
  const made = await making.catch(async (error) => {
    await appClients.remove(id);
    throw error;
  });
  return { ...(await shown(made)), client_secret: secret };
};

export const changeClient = async (
  { actor }: Caller,
  id: string,
  { roles, ...change }: ApiClientChange,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(id), changeable, 'API client');
  if (change.expires_at !== undefined && change.expires_at !== before.expires_at)
    mustBeAhead({ expires_at: change.expires_at });
  // The pool issued tokens while the client was disabled; these become invalid.
  const isEnabled = before.status === 'disabled' && change.status === 'active';
  const draft = {
    ...{ ...before, ...change, roles: roles ? await resolveRoles(roles, actor, before.roles) : before.roles },
    ...(isEnabled && { tokens_valid_from: endingTokens(new Date()) }),
  };
  if (isWidened(before, draft)) await mustOutlastRoles(actor, draft.roles);
  const save = () => apiClients.orNameTaken(apiClients.update(before, draft, actor), { draft, id });
  // Only a change of access has a further step: the scopes in the user pool.
  const write = () => (change.access ? save() : lastWrite(save));
  const after = isResumed() ? before : await write();
  // The record takes effect at once; a repeat completes an interrupted change.
  if (change.access) await appClients.allow(id, after.access);
  if (isEnabled) await untilTokensCount(after.tokens_valid_from);
  return shown(after);
};

/**
 * Disabling the record blocks the client at once and avoids conflicts with concurrent changes. A repeat completes an
 * interrupted removal.
 */
export const removeClient = async ({ actor }: Caller, id: string, changeable: (version: number) => boolean) => {
  const before = toBeChanged(await find(id), changeable, 'API client');
  await apiClients.update(before, { ...before, status: 'disabled' }, actor);
  await appClients.remove(id);
  await retryOnConflict(async () => {
    const now = await apiClients.get(id);
    if (now) await lastWrite(() => apiClients.remove(now, actor));
  });
};
