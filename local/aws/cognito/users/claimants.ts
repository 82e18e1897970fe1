/**
 * Resolves a name given at sign-in or recovery. An unknown name gets a fake user, always the same one, so callers
 * cannot tell which accounts exist.
 */
import { createHmac } from 'node:crypto';
import { randomToken } from '#local/aws/cognito/crypto/random.ts';
import type { Verifier } from '#local/aws/cognito/crypto/srp.ts';
import { setting } from '#local/aws/cognito/settings.ts';
import type { State } from '#local/aws/cognito/state.ts';
import { isEmail } from './attributes.ts';
import type { User, Users } from './users.ts';

export type Claimant = { id: string; password: Verifier; user: User | undefined };

/** The address for a mail to the user; an unknown id gets an address derived from the id. */
export const addressOf = (name: string, { user, id }: Claimant) =>
  user?.attributes.email ?? (isEmail(name) ? name : `${id.charAt(0)}@${id.charAt(1)}`);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const claimantsIn = (state: State, users: Users) => {
  const secret = setting(state, 'stranger-secret', () => randomToken(32));
  const derive = (what: string, name: string) => createHmac('sha256', secret).update(`${what}:${name}`).digest('hex');

  const strangerId = (name: string) => {
    if (UUID.test(name)) return name;
    const hex = derive('id', name);
    // Version and variant bits of a random UUID.
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };

  return {
    identify: (given: string): Claimant => {
      const user = users.find(given);
      if (user) return { id: user.id, password: user.password, user };
      const name = given.toLowerCase();
      const verifier = Array.from({ length: 12 }, (_, part) => derive(`verifier-${part}`, name)).join('');
      return { id: strangerId(name), password: { salt: derive('salt', name).slice(0, 32), verifier }, user: undefined };
    },
  };
};
