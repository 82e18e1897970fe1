/** What serve and the web app must agree on: the code of the problem of whoever must prove once more who they are. */
export const PROOF_NEEDED = 'proof_needed';
