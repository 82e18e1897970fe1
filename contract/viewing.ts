/** How an administrator views the product as somebody else would, and what the API and the web app must agree on for that. */

/** Says in each request which viewing it is a part of. */
export const VIEW_AS = 'view-as';

/** Refused while somebody is viewed as: it would change something, or is for nobody else to know. */
export const VIEW_ONLY = 'view_only';
/** Refused because the viewing is over, or never was. */
export const VIEW_OVER = 'view_over';
