/** The contract of View-As, by which an administrator sees the product as another person. */

/** The request header with the ID of the viewing. */
export const VIEW_AS = 'view-as';

/** The error code for requests that are not allowed during a viewing, because they change data or reveal secrets. */
export const VIEW_ONLY = 'view_only';
/** The error code for a viewing that has ended or never existed. */
export const VIEW_OVER = 'view_over';
