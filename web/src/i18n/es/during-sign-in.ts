import { hostedLogin } from './hosted-login.ts';
import { identitySteps } from './identity-steps.ts';
import { signInSteps } from './sign-in-steps.ts';
import { told } from './told.ts';
import { undoEmail } from './undo-email.ts';
import { unsubscribe } from './unsubscribe.ts';

export const duringSignIn = { hostedLogin, identitySteps, signInSteps, told, undoEmail, unsubscribe };
