/** The types of the texts in mails and text messages. */
import type { Letter } from './letter.ts';

/** Values for messages of the user pool. Cognito replaces the placeholders of name and code. */
type Named = { username: string; code: string; origin: string };

type PoolMessage = {
  subject: string;
  /** The paragraphs of the mail; the one that equals the code is highlighted. */
  mail: (named: Named) => string[];
  /** Cognito allows 140 characters. */
  text: (named: Named) => string;
};

/** `device` is undefined if unknown. */
type Noticed = { subject: string; when: string; device: string | undefined; origin: string };

/** The notification with its link; `out` has the kind and the unsubscribe link if the reader may opt out. */
type LetterContent = { text: string; link: string; out?: { called: string; link: string; origin: string } };

/** Mails about a change of address. */
type EmailLetters = {
  /** To the new address. */
  code: (named: { code: string }) => Letter;
  /** To an address that belongs to another person. */
  taken: () => Letter;
  /** To the old address, with the link that undoes the change. */
  leaving: (named: { email: string; when: string; device: string | undefined; link: string }) => Letter;
  arrived: (named: { origin: string }) => Letter;
  /** After an undo: to the old address, and to the one that was released. */
  restored: (named: { email: string; origin: string }) => Letter;
  released: () => Letter;
};

export type Words = {
  pool: Record<'invitation' | 'resetCode' | 'attributeCode' | 'signInCode', PoolMessage>;
  device: (known: { browser: string | undefined; system: string | undefined }) => string | undefined;
  notice: (noticed: Noticed) => Letter;
  email: EmailLetters;
  told: (content: LetterContent) => Letter;
  /** To a vendor without an account. */
  questionnaire: (asked: { vendor: string; company: string; who: string; until: string; link: string }) => Letter;
  /** To the recipient of a legal document, who has no account. */
  sharedDocument: (
    shared: Record<'application' | 'company' | 'document' | 'link' | 'recipient' | 'until' | 'who', string>,
  ) => Letter;
};
