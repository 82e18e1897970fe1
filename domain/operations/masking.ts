/**
 * Masks addresses and program texts before operators see them. Page and kind of entity remain; user input, identities
 * and credentials do not.
 */
import { maskedQuery } from './masked-address.ts';

const MASK = '*';

// Every quantifier is bounded, because inputs may be long and without spaces.
const ADDRESS =
  /\b(https?:\/\/[^\s/?#"'<>()]{1,255})?(\/[^\s?#"'<>()]{0,500})?\?([^\s#"'<>()]{0,2000})(#[^\s"'<>()]{0,500})?/g;
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g;
const SECRET_IN_TEXT = /\b(bearer|token|code|secret|password)(["']?\s?[:=]\s?|\s)["']?[\w.~+/-]{6,}=*/gi;
const EMAIL = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}\.[a-z]{2,24}/gi;
/** Quoted parts of a message may be user input. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|(?<!\w)'[^'\n]*'(?!\w)/g;
const LONGEST_MESSAGE = 500;

/** Reduces addresses to their page and masks tokens and e-mail addresses. */
const maskedText = (text: string): string =>
  text
    .replaceAll(ADDRESS, (_, origin = '', path = '', query = '') => {
      const masked = maskedQuery(query);
      return `${origin}${path}${masked && `?${masked}`}`;
    })
    .replaceAll(TOKEN, MASK)
    .replaceAll(SECRET_IN_TEXT, (_, what: string) => `${what} ${MASK}`)
    .replaceAll(EMAIL, MASK);

/** Masks an error message, including its quoted parts. */
export const maskedMessage = (message: string): string =>
  maskedText(message.slice(0, LONGEST_MESSAGE)).replaceAll(QUOTED, `'${MASK}'`);

/** Attributes in which monitoring tools describe page elements, including their visible text. */
const ABOUT_ELEMENTS =
  /^(lcp|cls|inp|ui|browser\.web_vital)\b.*(element|source|target|selector|component)|^(aria-label|alt|title|textContent)$/i;

/** Masks all strings of a nested value. */
export const maskedDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return maskedText(value);
  if (Array.isArray(value)) return value.map(maskedDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ABOUT_ELEMENTS.test(name))
      .map(([name, one]) => [name, maskedDeep(one)]),
  );
};
