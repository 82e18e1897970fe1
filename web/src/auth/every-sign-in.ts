import { askIdentity } from './ask-identity.ts';

const isRevoked = (error: unknown) =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /revoked/i.test(error.message);

/**
 * Of whoever is signed in, on whatever device: none of them is given new tokens. Unlike Amplify's sign-out it says so
 * when it fails. Those of a first try, which something after it made fail, are ended already.
 */
export const endEverySignIn = async () => {
  try {
    await askIdentity('GlobalSignOut');
  } catch (error) {
    if (!isRevoked(error)) throw error;
  }
};
