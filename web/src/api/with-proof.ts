/** Calls routes that require a proof of sign-in. */
import { PROOF_NEEDED } from '#contract/http/proof.ts';
import { proofToken, proveByPassword } from '#web/auth/proof.ts';
import { requestProof } from '#web/auth/proof-request.ts';
import { captchaRefusal } from '#web/auth/sign-in.ts';
import { ApiError } from './api-error.ts';

const needsProof = (error: unknown) => error instanceof ApiError && error.problem.code === PROOF_NEEDED;

/** A known password is not asked for again, only further factors. */
const prove = async (password: string | undefined) => {
  if (password === undefined) return requestProof();
  const asked = await proveByPassword(password).catch((error: Error) => {
    if (captchaRefusal(error)) return undefined; // it can be solved in the dialog
    throw error;
  });
  if (asked !== 'proven') await requestProof(asked, password);
};

/** Uses a valid proof if there is one. `call` receives the token to use; undefined for the session's own token. */
export const withProof = async <T>(call: (bearer: string | undefined) => Promise<T>, password?: string): Promise<T> => {
  try {
    return await call(proofToken());
  } catch (error) {
    if (!needsProof(error)) throw error;
    await prove(password);
    return call(proofToken());
  }
};
