/** Which languages this tenant offers, as its home says. */
import { environment } from '#contract/environment.ts';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { fieldError } from '#domain/field-error.ts';
import { languageOf, type Offered } from '#domain/language.ts';
import { invalid } from './known-errors.ts';

const offered = (): Offered => {
  const told = environment('LANGUAGES').split(' ');
  const [first, ...others] = told.flatMap((one) => LANGUAGES.find((language) => language === one) ?? []);
  if (!first) throw new Error('The environment variable LANGUAGES names no language of the product.');
  return [first, ...others];
};

/** What was said if that is offered, or else what the tenant offers first. */
export const spoken = (said?: string | null): Language => languageOf(offered(), said ?? undefined);

/** Whoever asks for one that is not offered is told so. Whoever asks for none gets the first. */
export const mustBeOffered = (language: Language | null | undefined, path = 'language'): Language => {
  const choices = offered();
  if (language && !choices.includes(language))
    throw invalid([fieldError(path, 'not_a_choice', { choices: choices.join(', ') })]);
  return language ?? choices[0];
};
