/** What every page of somebody who is signed in needs: their data, and the texts of Cloudscape's own components. */
import { I18nProvider } from '@cloudscape-design/components/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { componentTexts } from '#web/i18n/component-texts.ts';
import { languageShown } from '#web/i18n/index.ts';
import { queryClient } from './query-client.ts';
import { RequireUser } from './require-user.tsx';

/** Nothing is shown before it is known for whom. Where that cannot be found out, RequireUser says so. */
export const knowUser = () => queryClient.ensureQueryData(currentUserQuery).catch(() => null);

export const SignedIn = ({ children }: { children: ReactNode }) => {
  useTranslation(); // renders again in another language
  const language = languageShown();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={language} messages={componentTexts(language)}>
        <RequireUser>{children}</RequireUser>
      </I18nProvider>
    </QueryClientProvider>
  );
};
