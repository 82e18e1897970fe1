/** A Cognito trigger, called for each mail and text message of the pool: words it in the language of who reads it. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { environment } from '#contract/environment.ts';
import type { Language } from '#domain/enumerations.ts';
import { languageOf } from '#domain/language.ts';
import { chosenLanguage } from '#lambdas/stores/languages.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { html, type Letters, type Occasion } from './messages/letter.ts';

const LETTERS: Record<Language, Letters> = { en, es };

/** Nobody signs up by themselves, so nothing is written about that. */
const OCCASIONS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Occasion>> = {
  CustomMessage_AdminCreateUser: 'invitation',
  CustomMessage_ForgotPassword: 'resetCode',
  CustomMessage_UpdateUserAttribute: 'attributeCode',
  CustomMessage_VerifyUserAttribute: 'attributeCode',
  CustomMessage_Authentication: 'signInCode',
};

/** A message in another language is better than none. */
const languageFor = async ({ sub, locale }: Record<string, string | undefined>) => {
  const chosen = sub === undefined ? undefined : chosenLanguage(sub);
  const known = await chosen?.catch((error: unknown) =>
    console.error('Whose language it is was not found out.', error),
  );
  return known ?? languageOf(locale);
};

export const handler = async (event: CustomMessageTriggerEvent) => {
  const occasion = OCCASIONS[event.triggerSource];
  if (!occasion) return event;
  const { userAttributes, codeParameter: code, usernameParameter } = event.request;
  const language = await languageFor(userAttributes);
  const letter = LETTERS[language][occasion];
  const named = { code, username: usernameParameter ?? '', origin: environment('SITE_ORIGIN') };
  event.response = {
    emailSubject: letter.subject,
    emailMessage: html(language, letter, named),
    smsMessage: letter.text(named),
  };
  return event;
};
