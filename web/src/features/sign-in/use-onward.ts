import { useNavigate } from 'react-router-dom';
import { captchaRefusal, isSignInOver, type Outcome, UnexpectedStep } from '#web/auth/sign-in.ts';
import { demandCaptcha } from '#web/components/captcha/captcha-count.ts';
import { type EntryState, showing, useEntryState } from './entry-state.ts';

/** Continues a sign-in with its next step. The layout takes over after the last step. */
export const useOnward = () => {
  const navigate = useNavigate();
  const { from, username, question } = useEntryState();

  const goOn = (outcome: Outcome, name = username) => {
    const state: EntryState = { from, username: name };
    if (outcome === 'done') return;
    if (outcome === 'reset-password') navigate('/forgot-password', { state });
    else if (outcome.name === 'newPassword') {
      // After a temporary password, the sign-in continues to the home page.
      const beginning: EntryState = { from: '/', username: name, missing: outcome.missing };
      navigate('/signin-confirm', { state: beginning });
    } else navigate('/signin-continue', { state: { ...state, question: outcome }, replace: question !== undefined });
  };

  /** Runs a step. If the step is impossible, returns to the sign-in page with a message. */
  const unlessOver = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      if (error instanceof UnexpectedStep) navigate('/signin', { state: showing('unexpected'), replace: true });
      else if (error instanceof Error && captchaRefusal(error)) {
        demandCaptcha('signIn');
        navigate('/signin', { state: { from, username } satisfies EntryState, replace: true });
      } else if (isSignInOver(error)) navigate('/signin', { state: { ...showing('expired'), from }, replace: true });
      else throw error;
    }
  };

  return { goOn, unlessOver };
};
