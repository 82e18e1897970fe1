import { useTranslation } from 'react-i18next';
import { identity } from './en/sign-in/identity.ts';
import { keysByText } from './keys-by-text.ts';

const SAID = keysByText(identity);

/** Translates a message of the identity service if it is known. */
export const useIdentityText = () => {
  const { t } = useTranslation();
  return (message: string) => {
    const known = SAID.get(message);
    return known ? t(`identity.${known}`) : message;
  };
};
