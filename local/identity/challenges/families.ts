/** Every challenge there is. */
import type { Family, Step } from './family.ts';
import { newPassword } from './new-password.ts';
import { passwordVerifier } from './password-verifier.ts';

/** What follows the first factor, in this order: each is asked if the user owes it. */
export const steps: readonly Step[] = [newPassword];

const families: readonly Family[] = [passwordVerifier, ...steps];

export const familyOf = (challenge: string) => families.find(({ name }) => name === challenge);
