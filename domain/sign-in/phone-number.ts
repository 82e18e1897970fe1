/** Phone numbers with country code, in E.164 format. */

/** Removes separators between digits. */
export const tidyPhoneNumber = (typed: string) => typed.replace(/[\s().\-/]/g, '');

export const isPhoneNumber = (typed: string) => /^\+[1-9]\d{6,14}$/.test(tidyPhoneNumber(typed));
