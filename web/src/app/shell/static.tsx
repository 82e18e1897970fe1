/** Renders the shells of index.html. Runs at build time (build/shell.ts), never in a browser. */
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { applications as english } from '#web/i18n/en/applications/applications.ts';
import * as englishBefore from '#web/i18n/en/before-sign-in.ts';
import { applications as spanish } from '#web/i18n/es/applications/applications.ts';
import * as spanishBefore from '#web/i18n/es/before-sign-in.ts';
import { EntryShell } from './entry-shell.tsx';
import { MainShell } from './main-shell.tsx';

const texts = {
  en: { applications: english, translation: englishBefore },
  es: { applications: spanish, translation: spanishBefore },
};

const inLanguage = (language: Language, shell: ReactNode) => {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { translation: texts[language].translation } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{shell}</I18nextProvider>);
};

/** Shown by boot.ts if the application cannot be loaded; boot.ts also attaches the handler of the button. */
const Failed = ({ language }: { language: Language }) => {
  const { entry, actions } = texts[language].translation;
  return (
    <main className="plain-page">
      <h1>{entry.startFailed}</h1>
      <p>{entry.startFailedText}</p>
      <button type="button">{actions.retry}</button>
    </main>
  );
};

export const shells = () =>
  LANGUAGES.flatMap((language) => [
    { name: `entry-${language}`, language, html: inLanguage(language, <EntryShell language={language} />) },
    { name: `failed-${language}`, language, html: inLanguage(language, <Failed language={language} />) },
    { name: `main-${language}`, language, html: inLanguage(language, <MainShell {...texts[language].applications} />) },
  ]);
