/** The languages that the tenant's configuration offers. */
import { environment } from '#contract/environment.ts';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { fieldError } from '#domain/field-error.ts';
import { languageOf, type Offered } from '#domain/language.ts';
import { invalid } from './known-errors.ts';

const offered = (): Offered => {
  const configured = environment('LANGUAGES').split(' ');
  const [first, ...others] = configured.flatMap((one) => LANGUAGES.find((language) => language === one) ?? []);
  if (!first) throw new Error('The environment variable LANGUAGES contains no supported language.');
  return [first, ...others];
};

/** The requested language if the tenant offers it, otherwise the tenant's first. */
export const spoken = (wanted?: string | null): Language => languageOf(offered(), wanted ?? undefined);

/** Refuses a language that the tenant does not offer. Without a request, the tenant's first language applies. */
export const mustBeOffered = (language: Language | null | undefined, path = 'language'): Language => {
  const choices = offered();
  if (language && !choices.includes(language))
    throw invalid([fieldError(path, 'not_a_choice', { choices: choices.join(', ') })]);
  return language ?? choices[0];
};
