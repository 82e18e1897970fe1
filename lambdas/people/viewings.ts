/** View as another person. The audit entry on that person precedes the first request. */
import type { Viewing } from '#domain/people/viewing.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { mustBeEnabled } from './people.ts';
import { findUser, mustNotBeOwn } from './role-service.ts';
import { users } from './store.ts';
import { viewings } from './viewing-store.ts';

export const beginViewing = async ({ id: viewer, token: { session }, actor }: Caller, id: string): Promise<Viewing> => {
  const user = await findUser(id);
  mustBeEnabled(user); // disabled people see nothing
  mustNotBeOwn(actor, user);
  await users.note(id, 'viewed_as', actor);
  return viewings.begin({ viewer, session, person: id });
};

export const endViewing = async ({ id: viewer }: Caller, id: string): Promise<void> => {
  const viewing = await viewings.get(id);
  if (viewing?.viewer === viewer) await viewings.end(id);
};
