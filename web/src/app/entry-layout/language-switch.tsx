import { useTranslation } from 'react-i18next';
import { config } from '#web/config.ts';
import { languageShown, setLanguage } from '#web/i18n/index.ts';
import { LanguageButtons } from './language-buttons.tsx';

export const LanguageSwitch = () => {
  useTranslation(); // renders again after a language change
  const { languages } = config();
  if (languages.length === 1) return null;
  const choose = (language: (typeof languages)[number]) => void setLanguage(language);
  return <LanguageButtons offered={languages} shown={languageShown()} onChoose={choose} />;
};
