/** The error code that asks for a new proof of sign-in, shared by `serve` and the web app. */
export const PROOF_NEEDED = 'proof_needed';
