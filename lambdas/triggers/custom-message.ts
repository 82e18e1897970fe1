/** A Cognito trigger, called for each mail and text message of the pool: words it in the language of who reads it. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { environment } from '#contract/environment.ts';
import { html } from '#lambdas/mail/letter.ts';
import type { Words } from '#lambdas/mail/vocabulary.ts';
import { expectedCodes } from '#lambdas/security/code-store.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';
import { languageOfReader } from './reader-language.ts';

/** Nobody signs up by themselves, so nothing is written about that. */
const OCCASIONS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], keyof Words['pool']>> = {
  CustomMessage_AdminCreateUser: 'invitation',
  CustomMessage_ForgotPassword: 'resetCode',
  CustomMessage_UpdateUserAttribute: 'attributeCode',
  CustomMessage_VerifyUserAttribute: 'attributeCode',
  CustomMessage_Authentication: 'signInCode',
};

/** By these, an address or a number becomes one that somebody signs in or recovers with. */
const MUST_BE_EXPECTED = ['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'];

/** A token may ask the pool for such a code. Only the product may, which has seen a fresh proof. */
const mustBeExpected = async (sub: string | undefined, ticket: string | undefined) => {
  if (sub === undefined || !(await expectedCodes.isExpected(await movedAccounts.personOf(sub), ticket)))
    throw new Error('An address or a number is changed in the settings');
};

export const handler = async (event: CustomMessageTriggerEvent) => {
  const occasion = OCCASIONS[event.triggerSource];
  if (!occasion) return event;
  const { userAttributes, codeParameter: code, usernameParameter, clientMetadata } = event.request;
  if (MUST_BE_EXPECTED.includes(event.triggerSource)) await mustBeExpected(userAttributes.sub, clientMetadata?.ticket);
  const language = await languageOfReader(userAttributes);
  const { WORDS } = await import('#lambdas/mail/words.ts');
  const { subject, mail, text } = WORDS[language].pool[occasion];
  const named = { code, username: usernameParameter ?? '', origin: environment('SITE_ORIGIN') };
  event.response = {
    emailSubject: subject,
    emailMessage: html(language, { subject, paragraphs: mail(named), code }),
    smsMessage: text(named),
  };
  return event;
};
