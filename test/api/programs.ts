/** API clients that get a token with their id and secret. */
import type { WithSecret } from '#domain/clients/client.ts';
import type { Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { ask, askWell } from './client.ts';
import { type signedIn, someName } from './people.ts';

export const tokenAnswer = async ({ id, client_secret, token_url }: WithSecret, scope?: string) => {
  const response = await fetch(token_url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) }),
  });
  return { status: response.status, body: await response.json() };
};

export const tokenOf = async (client: WithSecret) => String((await tokenAnswer(client)).body.access_token);

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An API client with a token. It calls the API with the same functions as a person. */
export const programOf = async (creator: Pick<Person, 'api'>, role: Role, group: Pick<ResourceGroup, 'id'>) => {
  const roles = [{ id: role, resource_group_id: group.id }];
  const body = { name: someName('Program'), access: 'read_write' as const, roles };
  const client = await creator.api('POST /access/api-clients', { body });
  const token = String((await tokenAnswer(client)).body.access_token);
  const asked: Pick<Person, 'id' | 'name' | 'ask' | 'api'> = {
    ...{ id: client.id, name: client.name },
    ask: (key, parts) => ask(key, token, parts),
    api: (key, parts) => askWell(key, token, parts),
  };
  return asked;
};
