/** People who created an API client or its secrets. The rows outlive the client, as its actions do. */
import * as z from 'zod';
import type { ApiClient } from '#domain/clients/client.ts';
import { type ClientPerson, type IsOwn, isOwnOf } from '#domain/clients/people-behind.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const Row = z.object({ client: z.string(), person: z.string() });

/** The person who writes a new secret into the record has seen the secret. */
export const clientPeopleWrites = (before: ApiClient | undefined, after: ApiClient | undefined): Write[] => {
  const isNew = ({ id }: { id: string }) => !before?.secrets.some((secret) => secret.id === id);
  if (!after || (before && !after.secrets.some(isNew))) return [];
  const row: ClientPerson = { client: after.id, person: after.updated_by.id };
  return [{ put: { ...keys.clientPerson(row), ...row } }];
};

export const clientPeople = (): Promise<ClientPerson[]> =>
  every({ pk: keys.clientPerson({ client: '', person: '' }).pk, schema: Row });

export const isOwnActOf = async (own: string): Promise<IsOwn> => isOwnOf(own, await clientPeople());
