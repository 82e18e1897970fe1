import { useTranslation } from 'react-i18next';
import { identity } from './en/identity.ts';

type Said = keyof typeof identity;

/** The texts of identity that we have in both languages, by what identity says. */
const SAID = new Map(Object.entries(identity).map(([key, text]) => [text, key as Said])); // entries() forgets the keys' type

/** What identity says, in the language that is shown where we know it. */
export const useIdentityText = () => {
  const { t } = useTranslation();
  return (message: string) => {
    const known = SAID.get(message);
    return known ? t(`identity.${known}`) : message;
  };
};
