/** Maximum age of a proof of sign-in when a person changes their sign-in methods. */
export const PROOF_MINUTES = 5;
