/** How fresh a proof of who one is must be, before one may change how one proves it. */
export const PROOF_MINUTES = 5;
