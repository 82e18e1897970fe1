/** How long an administrator may view the product as somebody else. No schema lives here, so that the browser can have it for nothing. */
export const VIEWING_MINUTES = 30;
