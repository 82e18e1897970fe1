export { told } from './settings/told.ts';
export { hostedLogin } from './sign-in/hosted-login.ts';
export { identitySteps } from './sign-in/identity-steps.ts';
export { signInSteps } from './sign-in/sign-in-steps.ts';
export { undoEmail } from './sign-in/undo-email.ts';
export { unsubscribe } from './sign-in/unsubscribe.ts';
