import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';

type LanguageButtonsProps = { shown: Language; onChoose?: (language: Language) => void };

export const LanguageButtons = ({ shown, onChoose }: LanguageButtonsProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="language-switch">
      <legend>{t('entry.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          onClick={() => onChoose?.(language)}
        >
          {t(`entry.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
};
