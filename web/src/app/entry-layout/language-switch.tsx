import { useTranslation } from 'react-i18next';
import { languageShown, setLanguage } from '#web/i18n/index.ts';
import { LanguageButtons } from './language-buttons.tsx';

export const LanguageSwitch = () => {
  useTranslation(); // renders again in another language
  return <LanguageButtons shown={languageShown()} onChoose={(language) => void setLanguage(language)} />;
};
