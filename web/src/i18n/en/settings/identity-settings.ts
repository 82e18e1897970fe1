/** Messages of the identity service about sign-in methods, verbatim as in identity.ts. */
export const identitySettings = {
  passkeyOptions: 'Invalid passkey registration options.',
  passkeyFailed: 'Device failed to create passkey.',
  passkeyExists: 'Passkey already exists in authenticator.',
  passkeyCanceled: 'Passkey registration ceremony has been canceled.',
  passkeyLimit: 'A user can have 20 passkeys at most.',
  passkeyUnverified: 'The passkey could not be verified.',
  passkeyOver: 'The passkey registration has expired. Start again.',
  badNumber: 'Invalid phone number format.',
  unknown: 'An unknown error has occurred.',
};
