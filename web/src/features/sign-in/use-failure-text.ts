import { useTranslation } from 'react-i18next';
import { UnexpectedStep } from '#web/auth/sign-in.ts';
import { identity } from '#web/i18n/en/identity.ts';

type Said = keyof typeof identity;

/** The texts of identity that we have in both languages, by what identity says. */
const SAID = new Map(Object.entries(identity).map(([key, text]) => [text, key as Said])); // entries() forgets the keys' type

/** What identity says, in the language that is shown where we know it. */
export const useFailureText = () => {
  const { t } = useTranslation();
  return (failure: Error) => {
    if (failure instanceof UnexpectedStep) return t('signIn.unexpected');
    const known = SAID.get(failure.message);
    return known ? t(`identity.${known}`) : failure.message;
  };
};
