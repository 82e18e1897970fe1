/** What each language has to say in mails and text messages. */
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

/** `device` is undefined where nobody knows it. */
type Noticed = { subject: string; when: string; device: string | undefined; origin: string };

/** What was told and where it leads; and where one need not hear of its kind, what that is called, and the way out. */
type Told = { text: string; link: string; out?: { called: string; link: string; origin: string } };

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
  notice: (noticed: Noticed) => Letter;
  email: EmailLetters;
  told: (told: Told) => Letter;
  /** To a vendor, who has no account. */
  questionnaire: (asked: { vendor: string; company: string; who: string; until: string; link: string }) => Letter;
};
