/** A Cognito trigger for each mail and text message of the pool: writes it in the recipient's language. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { environment } from '#contract/environment.ts';
import { html } from '#lambdas/mail/letter.ts';
import type { Words } from '#lambdas/mail/vocabulary.ts';
import { expectedCodes } from '#lambdas/security/code-store.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';
import { languageOfReader } from './reader-language.ts';

/** Self-registration is disabled, so its messages are missing. */
const OCCASIONS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], keyof Words['pool']>> = {
  CustomMessage_AdminCreateUser: 'invitation',
  CustomMessage_ForgotPassword: 'resetCode',
  CustomMessage_UpdateUserAttribute: 'attributeCode',
  CustomMessage_VerifyUserAttribute: 'attributeCode',
  CustomMessage_Authentication: 'signInCode',
};

/** These messages verify an address or number for sign-in or recovery. */
const MUST_BE_EXPECTED = ['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'];

/**
 * Any access token may request such a code from the pool. Only requests from the product, which has checked a fresh
 * proof of sign-in, are allowed.
 */
const mustBeExpected = async (sub: string | undefined, ticket: string | undefined) => {
  if (sub === undefined || !(await expectedCodes.isExpected(await movedAccounts.personOf(sub), ticket)))
    throw new Error('Change your email address or phone number in the settings');
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
