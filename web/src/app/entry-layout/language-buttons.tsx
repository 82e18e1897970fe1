import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/enumerations.ts';

type LanguageButtonsProps = { offered: readonly Language[]; shown: Language; onChoose?: (language: Language) => void };

export const LanguageButtons = ({ offered, shown, onChoose }: LanguageButtonsProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="language-switch">
      <legend>{t('entry.language')}</legend>
      {offered.map((language) => (
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
