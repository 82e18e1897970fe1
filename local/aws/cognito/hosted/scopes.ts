/** What a scope lets a token say of a person. */
import type { Attributes } from '#local/aws/cognito/users/attributes.ts';

export const scopesIn = (text: string | null) => [
  ...new Set((text ?? '').split(/\s+/).filter((scope) => scope !== '')),
];

const OF_SCOPE: Record<string, readonly string[]> = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
};
const SEPARATE = Object.values(OF_SCOPE).flat();

/** Always told: where somebody comes from. */
const ALWAYS = ['identities'];

/** All of them, unless only some were asked for. */
export const attributesFor = (attributes: Attributes, scope: string): Attributes => {
  const scopes = scopesIn(scope);
  const isNarrow = ['email', 'phone', 'profile'].some((narrow) => scopes.includes(narrow));
  if (!isNarrow) return attributes;
  const asked = [...ALWAYS, ...scopes.flatMap((name) => OF_SCOPE[name] ?? [])];
  const isTold = (name: string) => asked.includes(name) || (scopes.includes('profile') && !SEPARATE.includes(name));
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isTold(name)));
};
