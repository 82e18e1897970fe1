/** Finds the translation key of a displayed text. Text without a key may be user content and is never reported. */
import { languageShown, textsShown } from '#web/i18n/index.ts';
import { keysByText } from '#web/i18n/keys-by-text.ts';

/** Lazy pages add texts, so the index is rebuilt after this time (milliseconds). */
const READ_AGAIN = 5_000;

const flat = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${before}${name}`, text] as [string, string]] : flat(text, `${before}${name}.`),
  );

let known: { at: number; language: string; keys: ReadonlyMap<string, string> } | undefined;

export const keyOfText = (text: string): string | undefined => {
  const [at, language] = [Date.now(), languageShown()];
  if (!known || known.language !== language || at - known.at > READ_AGAIN)
    known = { at, language, keys: keysByText(Object.fromEntries(flat(textsShown()))) };
  return known.keys.get(text);
};
