/** The forms of hosted login for questions after the password: title, fields and names of the responses. */
import { escaped } from '#local/aws/html.ts';
import type { Asked } from './steps.ts';
import { type Language, textsIn } from './texts.ts';

type Texts = ReturnType<typeof textsIn>;

type Form = {
  title: (texts: Texts) => string;
  fields: (texts: Texts, asked: Asked) => string;
  responses: (form: URLSearchParams) => Record<string, string>;
};

const code = (name: string, why: (texts: Texts, asked: Asked) => string): Form => ({
  title: (texts) => texts.enterCode,
  fields: (texts, asked) => `<p>${escaped(why(texts, asked))}</p>
        <label>${texts.code} <input name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus></label>`,
  responses: (form) => ({ [name]: (form.get('code') ?? '').trim() }),
});

const sentTo = (texts: Texts, { parameters }: Asked) => texts.codeSentTo(parameters.CODE_DELIVERY_DESTINATION ?? '');

const METHODS = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const;

const methods = (texts: Texts, { parameters }: Asked) =>
  METHODS.filter((method) => parameters.MFAS_CAN_CHOOSE?.includes(`"${method}"`)).map(
    (method) => `<label><input type="radio" name="method" value="${method}" required> ${texts[method]}</label>`,
  );

const forms: Record<string, Form> = {
  NEW_PASSWORD_REQUIRED: {
    title: (texts) => texts.choosePassword,
    fields: (texts) => `<p>${texts.choosePasswordWhy}</p>
        <label>${texts.newPassword} <input type="password" name="new_password" autocomplete="new-password" aria-describedby="rule" required autofocus></label>
        <p class="quiet" id="rule">${texts.passwordRule}</p>
        <label>${texts.newPasswordAgain} <input type="password" name="again" autocomplete="new-password" required></label>`,
    responses: (form) => ({ NEW_PASSWORD: form.get('new_password') ?? '' }),
  },
  SOFTWARE_TOKEN_MFA: code('SOFTWARE_TOKEN_MFA_CODE', (texts) => texts.codeFromApp),
  SMS_MFA: code('SMS_MFA_CODE', sentTo),
  EMAIL_OTP: code('EMAIL_OTP_CODE', sentTo),
  SELECT_MFA_TYPE: {
    title: (texts) => texts.chooseMethod,
    fields: (texts, asked) => `<fieldset>
          <legend class="quiet">${texts.chooseMethod}</legend>
          ${methods(texts, asked).join('\n          ')}
        </fieldset>`,
    responses: (form) => ({ ANSWER: form.get('method') ?? '' }),
  },
};

export const formFor = (challenge: string): Form | undefined =>
  Object.hasOwn(forms, challenge) ? forms[challenge] : undefined;

/** Finds an error without calling the pool: two new passwords that differ. */
export const mistake = (language: Language, challenge: string, form: URLSearchParams): string | undefined =>
  challenge === 'NEW_PASSWORD_REQUIRED' && form.get('new_password') !== form.get('again')
    ? textsIn(language).differ
    : undefined;
