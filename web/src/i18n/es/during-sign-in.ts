import { identitySteps } from './identity-steps.ts';
import { signInSteps } from './sign-in-steps.ts';

export const duringSignIn = { identitySteps, signInSteps };
