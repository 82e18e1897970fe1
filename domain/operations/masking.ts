/**
 * What of an address, or of any text that a program makes, may be told to those who look after the product: which page
 * and which kind of thing, never what somebody typed, who they are, or what lets one in.
 */
import { toldQuery } from './told-address.ts';

/** In place of what is not told. */
const MASK = '*';

// Each part has an end: what is looked through may be long, and without a space in it.
const ADDRESS =
  /\b(https?:\/\/[^\s/?#"'<>()]{1,255})?(\/[^\s?#"'<>()]{0,500})?\?([^\s#"'<>()]{0,2000})(#[^\s"'<>()]{0,500})?/g;
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g;
const SECRET_IN_TEXT = /\b(bearer|token|code|secret|password)(["']?\s?[:=]\s?|\s)["']?[\w.~+/-]{6,}=*/gi;
const EMAIL = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}\.[a-z]{2,24}/gi;
/** What is quoted in a message may be what somebody typed. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|(?<!\w)'[^'\n]*'(?!\w)/g;
const LONGEST_MESSAGE = 500;

/** Any address in it by its page alone, and neither tokens nor people. */
const maskedText = (text: string): string =>
  text
    .replaceAll(ADDRESS, (_, origin = '', path = '', query = '') => {
      const told = toldQuery(query);
      return `${origin}${path}${told && `?${told}`}`;
    })
    .replaceAll(TOKEN, MASK)
    .replaceAll(SECRET_IN_TEXT, (_, what: string) => `${what} ${MASK}`)
    .replaceAll(EMAIL, MASK);

/** Of an error: without what its message quotes. */
export const maskedMessage = (message: string): string =>
  maskedText(message.slice(0, LONGEST_MESSAGE)).replaceAll(QUOTED, `'${MASK}'`);

/** By these, what watches a page names what is on it: with the words on it, which may be anybody's. */
const ABOUT_ELEMENTS =
  /^(lcp|cls|inp|ui|browser\.web_vital)\b.*(element|source|target|selector|component)|^(aria-label|alt|title|textContent)$/i;

/** The same of all that is in there, however deep. */
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
