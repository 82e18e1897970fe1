import { useTranslation } from 'react-i18next';
import { identity } from './en/sign-in/identity.ts';
import { keysByText } from './keys-by-text.ts';

/** The texts of identity that we have in both languages, by what identity says. */
const SAID = keysByText(identity);

/** What identity says, in the language that is shown where we know it. */
export const useIdentityText = () => {
  const { t } = useTranslation();
  return (message: string) => {
    const known = SAID.get(message);
    return known ? t(`identity.${known}`) : message;
  };
};
