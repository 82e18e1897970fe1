/** The attributes that the app clients of the user pool may write, for the deployed clients and the local ones. */

/** Attributes that every account has. Cognito never lets a pool change this. */
export const REQUIRED_ATTRIBUTES = ['email'] as const;

/**
 * Cognito refuses a client that lists its write attributes and leaves a required one out. Writing `email` alone
 * changes nothing: the pool keeps the old address until a code is entered, and the custom-message trigger sends one
 * only for a request with the product's own ticket.
 */
export const WEB_CLIENT_WRITES = [...REQUIRED_ATTRIBUTES, 'family_name', 'given_name', 'locale'] as const;

/** The client for recent sign-ins also registers the phone number of a second factor. */
export const PROOF_CLIENT_WRITES = [...REQUIRED_ATTRIBUTES, 'phone_number'] as const;
