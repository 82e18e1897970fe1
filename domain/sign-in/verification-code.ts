/** Codes that people type, from an authenticator app or a message. */

/** Codes are often shown and typed in groups, so every reader of a code removes separators with this function. */
export const digitsOf = (code: string) => code.replace(/[\s-]/g, '');

export const isAppCode = (code: string) => /^\d{6}$/.test(digitsOf(code));

export const isSentCode = (code: string) => /^\d{4,}$/.test(digitsOf(code));
