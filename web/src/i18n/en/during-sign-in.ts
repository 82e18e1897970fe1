import { hostedLogin } from './hosted-login.ts';
import { identitySteps } from './identity-steps.ts';
import { signInSteps } from './sign-in-steps.ts';
import { undoEmail } from './undo-email.ts';

export const duringSignIn = { hostedLogin, identitySteps, signInSteps, undoEmail };
