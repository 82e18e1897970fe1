/** People, API clients and groups in states that only a directory, a lost message or time leaves behind. */
import { expect } from 'vitest';
import type { ApiClient } from '#domain/clients/client.ts';
import type { HeldRole } from '#domain/people/role.ts';
import type { User } from '#domain/people/user.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { invitations } from '#lambdas/people/invitation-store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { emailUndos } from '#lambdas/security/email-undo-store.ts';
import { signInCodes } from '#lambdas/triggers/sign-in-codes.ts';
import { moveEmail } from '#lambdas/user-pool/email.ts';
import { endOtherSessions } from '#lambdas/user-pool/end-sessions.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { expire } from './rows.ts';
import { TEST } from './test-actor.ts';

export const createGroup = (group: Parameters<typeof resourceGroups.create>[0]) => resourceGroups.create(group, TEST);

export const changePerson = async (id: string, change: Partial<User>) => {
  const before = (await users.get(id)) ?? expect.fail(`There is no person ${id}.`);
  return users.update(before, { ...before, ...change }, TEST);
};

/** Sets a field that no audit entry records. */
export const noteOnPerson = async (id: string, noted: Pick<User, 'last_sign_in_at'>) =>
  users.touch((await users.get(id)) ?? expect.fail(`There is no person ${id}.`), noted);

/** The stored record, to show that nothing was changed in secret. */
export const readPerson = users.get;
export const readClient = apiClients.get;
export const readGroup = resourceGroups.get;
export const listPeople = users.rows;

/** Assigns roles, as an administrator does. */
export const giveRole = (id: string, role: HeldRole) => updateUser(id, TEST, () => ({ roles: [role] }));

export const createClient = (id: string, client: Parameters<typeof apiClients.create>[0]) =>
  apiClients.create(client, TEST, id);

export const changeClient = async (id: string, change: (before: ApiClient) => Partial<ApiClient>) => {
  const before = (await apiClients.get(id)) ?? expect.fail(`There is no API client ${id}.`);
  return apiClients.update(before, { ...before, ...change(before) }, TEST);
};

/** Requests invitations, whatever the role of their author is. */
export const requestInvitations = invitations.ask;

/** Ends all sessions but those that begin later, as a change of the password does. */
export const endSessionsOf = (id: string) => endOtherSessions(id, TEST, 'end', []);

/** A link that takes back a change of the address. */
export const offerEmailUndo = (person: Pick<User, 'id' | 'email'>) => emailUndos.offer(person.id, person.email);

export const moveEmailOf = (id: string, email: string) => moveEmail(id, email);

/** Counts a mailed sign-in code. */
export const countSignInCode = (id: string) => signInCodes.count(id);

export const expireViewing = (id: string) => expire(keys.viewing(id));
