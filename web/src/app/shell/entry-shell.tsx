import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { BrandPanel } from '#web/app/entry-layout/brand-panel.tsx';
import { LanguageButtons } from '#web/app/entry-layout/language-buttons.tsx';

const Field = ({ label }: { label: string }) => (
  <div className="shape-field">
    <span className="shape-words">{label}</span>
    <div className="shape-input" />
  </div>
);

/** The entry layout with a placeholder for the form. It has no fields, because text typed into them would be lost. */
export const EntryShell = ({ language }: { language: Language }) => {
  const { t } = useTranslation();
  return (
    <div className="entry">
      <BrandPanel />
      <main className="entry-main">
        <LanguageButtons offered={LANGUAGES} shown={language} />
        <div className="entry-form">
          <div className="entry-page" aria-busy="true">
            <h1 className="shape-words">{t('signIn.title')}</h1>
            <div className="shape-form">
              <Field label={t('signIn.username')} />
              <Field label={t('signIn.password')} />
              <span className="shape-link shape-words">{t('signIn.forgotPassword')}</span>
              <div className="shape-button shape-primary">
                <span className="shape-words">{t('signIn.submit')}</span>
              </div>
            </div>
            <div className="shape-button">
              <span className="shape-words">{t('signIn.passkey')}</span>
            </div>
            <span className="shape-place">{t('signIn.corporateId')}</span>
          </div>
        </div>
      </main>
    </div>
  );
};
