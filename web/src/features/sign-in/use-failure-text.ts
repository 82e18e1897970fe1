import { useTranslation } from 'react-i18next';
import { UnexpectedStep } from '#web/auth/sign-in.ts';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

/** Why a sign-in did not go on, in the language that is shown where we know it. */
export const useFailureText = () => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return (failure: Error) =>
    failure instanceof UnexpectedStep ? t('signIn.unexpected') : identityText(failure.message);
};
