/** The main layout, with the texts that Cloudscape's own components say. */
import { I18nProvider } from '@cloudscape-design/components/i18n';
import { useTranslation } from 'react-i18next';
import { componentTexts } from '#web/i18n/component-texts.ts';
import { languageShown } from '#web/i18n/index.ts';
import { MainLayout } from './main-layout/main-layout.tsx';

export const MainPages = () => {
  useTranslation(); // renders again in another language
  const language = languageShown();
  return (
    <I18nProvider locale={language} messages={componentTexts(language)}>
      <MainLayout />
    </I18nProvider>
  );
};
