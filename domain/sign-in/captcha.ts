/** Failures after which sign-in and password reset require a CAPTCHA. */
export const SIGN_IN_FAILURE_LIMIT = 3;
export const RESET_FAILURE_LIMIT = 3;

/** Failed sign-ins are forgotten after this time. */
export const SIGN_IN_ATTEMPTS_MINUTES = 15;
