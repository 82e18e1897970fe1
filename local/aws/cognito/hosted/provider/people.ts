/** The people of the made-up corporate directory. */
import type { Provider } from '#local/aws/cognito/pool.ts';

export type Colleague = { email: string; given_name: string; family_name: string; locale?: string };

const COLLEAGUES = [
  { given_name: 'Olivia', family_name: 'Reyes' },
  { given_name: 'Marcus', family_name: 'Webb' },
  { given_name: 'Inés', family_name: 'Duarte', locale: 'es' },
] as const;

const addressOf = (given: string, family: string, domain: string) =>
  `${given}.${family}@${domain}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const colleaguesAt = ({ domains: [domain = 'example.com'] }: Provider): Colleague[] =>
  COLLEAGUES.map((person) => ({ email: addressOf(person.given_name, person.family_name, domain), ...person }));

const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase());

/** For an unknown address of the provider's domains, the name is derived from the address. */
export const colleague = (provider: Provider, given: string): Colleague | undefined => {
  const email = given.trim().toLowerCase();
  const known = colleaguesAt(provider).find((person) => person.email === email);
  if (known) return known;
  const [, name = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  if (!name || !provider.domains.includes(domain)) return undefined;
  const [first = '', ...rest] = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { email, given_name: capital(first), family_name: rest.map(capital).join(' ') };
};
