/** Messages of the identity service during sign-in, verbatim as in identity.ts. */
export const identitySteps = {
  appCodeWrong: 'Invalid code received for user',
  sentCodeWrong: 'Invalid code or auth state for the user.',
  appCodeUsed: 'Your software token has already been used once.',
  setUpCodeWrong: 'Code mismatch and fail enable Software Token MFA',
  notDelivered: 'Unable to deliver the message.',
  otherEmail: 'Cannot modify an already provided email',
  badEmail: 'Invalid email address format.',
};
