import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/enumerations.ts';
import { languageShown, setLanguage } from '#web/i18n/index.ts';

export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const shown = languageShown();
  return (
    <fieldset className="language-switch">
      <legend>{t('entry.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          onClick={() => void setLanguage(language)}
        >
          {t(`entry.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
};
