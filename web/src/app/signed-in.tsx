/** The providers of all pages after sign-in: the query client and the texts of Cloudscape's components. */
import { I18nProvider } from '@cloudscape-design/components/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { componentTexts } from '#web/i18n/component-texts.ts';
import { languageShown } from '#web/i18n/index.ts';
import { queryClient } from './query-client.ts';
import { RequireUser } from './require-user.tsx';

/** Loads the user before the first render. Errors are shown by RequireUser. */
export const knowUser = () => queryClient.ensureQueryData(currentUserQuery).catch(() => null);

export const SignedIn = ({ children }: { children: ReactNode }) => {
  useTranslation(); // renders again after a language change
  const language = languageShown();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={language} messages={componentTexts(language)}>
        <RequireUser>{children}</RequireUser>
      </I18nProvider>
    </QueryClientProvider>
  );
};
