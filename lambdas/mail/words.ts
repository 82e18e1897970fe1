/** What is written to people, in each language: the subjects and paragraphs of mails, and text messages. */
import type { Language } from '#domain/enumerations.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Letter } from './letter.ts';

/** What the pool writes may name these. Cognito puts the name and the code where their placeholders stand. */
type Named = { username: string; code: string; origin: string };

type PoolMessage = {
  subject: string;
  /** The paragraphs of a mail; the code alone is one that stands out. */
  mail: (named: Named) => string[];
  /** Cognito takes 140 characters. */
  text: (named: Named) => string;
};

/** What of somebody's way to sign in was changed. */
export type SecurityChange = 'password' | 'password_reset' | 'second_factor' | 'passkey' | 'phone';

/** `device` is undefined where nobody knows it. */
type Noticed = { subject: string; when: string; device: string | undefined; origin: string };

/** What is written about a change of address, each to the address that it is good for. */
type EmailLetters = {
  /** To the new one. */
  code: (named: { code: string }) => Letter;
  /** To one that somebody else has. */
  taken: () => Letter;
  /** To the old one, with the link that takes it back. */
  leaving: (named: { email: string; when: string; device: string | undefined; link: string }) => Letter;
  arrived: (named: { origin: string }) => Letter;
  /** To the old one again, once it was taken back, and to the one that it was taken back from. */
  restored: (named: { email: string; origin: string }) => Letter;
  released: () => Letter;
};

export type Words = {
  pool: Record<'invitation' | 'resetCode' | 'attributeCode' | 'signInCode', PoolMessage>;
  device: (known: { browser: string | undefined; system: string | undefined }) => string | undefined;
  changed: Record<SecurityChange, string>;
  notice: (noticed: Noticed) => Letter;
  email: EmailLetters;
  emailChanged: (email: string) => string;
};

export const WORDS: Record<Language, Words> = { en, es };
