import { useTranslation } from 'react-i18next';
import { captchaRefusal, UnexpectedStep } from '#web/auth/sign-in.ts';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

/** Error text of a failed sign-in, translated if known. */
export const useFailureText = () => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return (failure: Error) => {
    if (failure instanceof UnexpectedStep) return t('signIn.unexpected');
    const refusal = captchaRefusal(failure);
    return refusal ? t(`signIn.captcha.${refusal}`) : identityText(failure.message);
  };
};
