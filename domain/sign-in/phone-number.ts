/** Telephone numbers with their country code, as E.164 has them. */

/** What people put between the digits is not part of a number. */
export const tidyPhoneNumber = (typed: string) => typed.replace(/[\s().\-/]/g, '');

export const isPhoneNumber = (typed: string) => /^\+[1-9]\d{6,14}$/.test(tidyPhoneNumber(typed));
