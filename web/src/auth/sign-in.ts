/** What the sign-in pages ask of identity. */
import { beginSession, loadAmplify } from './session.ts';

/** The step that follows is one that this product has no page for. */
export class UnexpectedStep extends Error {}

const suggestsSigningOut = (error: unknown) => {
  if (!(error instanceof Error)) return false;
  const suggestion = 'recoverySuggestion' in error ? String(error.recoverySuggestion) : '';
  return /sign(ing)?[ -]?out/i.test(`${error.message} ${suggestion}`);
};

/** Signs out first where that is what a refusal suggests, and tries once more. */
const evenIfSignedIn = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    if (!suggestsSigningOut(error)) throw error;
    const { signOut } = await loadAmplify();
    await signOut();
    return attempt();
  }
};

export const signIn = async (username: string, password: string) => {
  const amplify = await loadAmplify();
  const { nextStep } = await evenIfSignedIn(() => amplify.signIn({ username, password }));
  switch (nextStep.signInStep) {
    case 'DONE':
      beginSession();
      return 'done';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return 'new-password';
    case 'RESET_PASSWORD':
      return 'reset-password';
    default:
      throw new UnexpectedStep(nextStep.signInStep);
  }
};

/** Answers a sign-in that asked for a new password. */
export const confirmNewPassword = async (password: string) => {
  const amplify = await loadAmplify();
  const { nextStep } = await evenIfSignedIn(() => amplify.confirmSignIn({ challengeResponse: password }));
  if (nextStep.signInStep !== 'DONE') throw new UnexpectedStep(nextStep.signInStep);
  beginSession();
};

/** There is no sign-in any more that could be confirmed. */
export const isSignInOver = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'SignInException' || (error.name === 'NotAuthorizedException' && /session/i.test(error.message)));

export const sendResetCode = async (username: string) => {
  const { resetPassword } = await loadAmplify();
  await resetPassword({ username });
};

export const resetPassword = async (username: string, confirmationCode: string, newPassword: string) => {
  const { confirmResetPassword } = await loadAmplify();
  await confirmResetPassword({ username, confirmationCode, newPassword });
};
