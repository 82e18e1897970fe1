/** What the app clients of the user pool may write: the deployed clients and the local ones are made of this. */

/** Attributes that every account has. Cognito never lets a pool change this. */
export const REQUIRED_ATTRIBUTES = ['email'] as const;

/**
 * Cognito refuses a client that lists its write attributes and leaves a required one out. Writing `email` changes
 * nothing by itself: the pool keeps the old address until a code is entered, and the custom-message trigger refuses to
 * send one that the product did not ask for.
 */
export const WEB_CLIENT_WRITES = [...REQUIRED_ATTRIBUTES, 'family_name', 'given_name', 'locale'] as const;

/** The client for recent sign-ins also registers the phone number of a second factor. */
export const PROOF_CLIENT_WRITES = [...REQUIRED_ATTRIBUTES, 'phone_number'] as const;
