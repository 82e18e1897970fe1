/** Maps OAuth scopes to the attributes that a token may contain. */
import type { Attributes } from '#local/aws/cognito/users/attributes.ts';

export const scopesIn = (text: string | null) => [
  ...new Set((text ?? '').split(/\s+/).filter((scope) => scope !== '')),
];

const OF_SCOPE: Record<string, readonly string[]> = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
};
const SEPARATE = Object.values(OF_SCOPE).flat();

/** Included with every scope: the identities at external providers. */
const ALWAYS = ['identities'];

/** All attributes, unless `email`, `phone` or `profile` narrows them. */
export const attributesFor = (attributes: Attributes, scope: string): Attributes => {
  const scopes = scopesIn(scope);
  const isNarrow = ['email', 'phone', 'profile'].some((narrow) => scopes.includes(narrow));
  if (!isNarrow) return attributes;
  const asked = [...ALWAYS, ...scopes.flatMap((name) => OF_SCOPE[name] ?? [])];
  const isReleased = (name: string) => asked.includes(name) || (scopes.includes('profile') && !SEPARATE.includes(name));
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isReleased(name)));
};
