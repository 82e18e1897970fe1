/** The secret calendar address of a person. Only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import { environment } from '#contract/environment.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { type CallerRecord, readCaller } from '#lambdas/people/store.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';

const FILE = /^([0-9a-f-]{36})-([\w-]{43})\.ics$/;

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const showAddress = (caller: Caller) => ({ created_at: personOf(caller).calendar?.created_at ?? null });

export const createAddress = async (caller: Caller, at: string) => {
  const { id } = personOf(caller);
  const secret = randomBytes(32).toString('base64url');
  await updateUser(id, caller.actor, () => ({ calendar: { hash: digest(secret), created_at: at } }));
  return { address: `${environment('SITE_ORIGIN')}${PREFIX}/calendar/feeds/${id}-${secret}.ics` };
};

export const revokeAddress = async (caller: Caller) => {
  await updateUser(personOf(caller).id, caller.actor, () => ({ calendar: null }));
  return undefined;
};

/** The active person with this address, with their current roles. */
export const personAt = async (file: string): Promise<CallerRecord | undefined> => {
  const [, id = '', secret = ''] = FILE.exec(file) ?? [];
  const person = id === '' ? undefined : await readCaller(id);
  return person?.status === 'active' && person.user?.calendar?.hash === digest(secret) ? person : undefined;
};
