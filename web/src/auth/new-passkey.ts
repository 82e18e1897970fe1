/** Creates a passkey in the browser. Errors have the texts that Amplify uses. */

const REASONS: Record<string, string> = {
  NotAllowedError: 'Passkey registration ceremony has been canceled.',
  InvalidStateError: 'Passkey already exists in authenticator.',
  AbortError: 'Passkey operation has been aborted.',
  SecurityError: 'Relying party does not match current domain.',
};

/** The user canceled the registration, so no error is reported. */
class BrokenOff extends Error {}

export const isBrokenOff = (error: unknown) => error instanceof BrokenOff;

const reasonFor = (error: unknown) => {
  const name = error instanceof Error ? error.name : '';
  const text = REASONS[name] ?? 'Device failed to create passkey.';
  return name === 'NotAllowedError' || name === 'AbortError' ? new BrokenOff(text) : new Error(text);
};

/** The options arrive as JSON. */
const isOptions = (value: object): value is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in value && 'rp' in value && 'user' in value;

export const newPasskey = async (options: object) => {
  if (typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON !== 'function')
    throw new Error('Passkeys may not be supported on this device.');
  if (!isOptions(options)) throw new Error('Invalid passkey registration options.');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    throw reasonFor(error);
  });
  if (!(made instanceof PublicKeyCredential)) throw new Error('Device failed to create passkey.');
  return { id: made.id, credential: JSON.parse(JSON.stringify(made.toJSON())) };
};
