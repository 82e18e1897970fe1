/** After so many failures somebody must show that they are human before they go on. */
export const SIGN_IN_FAILURE_LIMIT = 3;
export const RESET_FAILURE_LIMIT = 3;

/** Then attempts to sign in count no more. */
export const SIGN_IN_ATTEMPTS_MINUTES = 15;
