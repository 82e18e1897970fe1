/** Codes that people type: of their authenticator app, or ones that were sent to them. */

/** They are often shown, and typed, in groups: whoever takes a code takes it by way of this. */
export const digitsOf = (code: string) => code.replace(/[\s-]/g, '');

export const isAppCode = (code: string) => /^\d{6}$/.test(digitsOf(code));

export const isSentCode = (code: string) => /^\d{4,}$/.test(digitsOf(code));
