import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { APPEARANCES, LANGUAGES } from '#domain/enumerations.ts';
import { PageTitle } from '#web/components/page-title.tsx';
import { snackbar } from '#web/components/snackbar.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';

/** Each choice is saved as it is made. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const { language, appearance } = useCurrentUser();
  const { mutate } = useSavePreferences();
  const onError = () => {
    snackbar.show({ type: 'error', message: t('settings.failed') });
  };

  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.title')}</PageTitle>
      <Header variant="h1" description={t('settings.description')}>
        {t('settings.title')}
      </Header>
      <Container>
        <SpaceBetween size="xl">
          <FormField label={t('settings.language')}>
            <RadioGroup
              value={language}
              items={LANGUAGES.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
              onChange={({ detail }) => {
                const chosen = LANGUAGES.find((one) => one === detail.value);
                if (chosen) mutate({ language: chosen }, { onError });
              }}
            />
          </FormField>
          <FormField label={t('settings.appearance')}>
            <RadioGroup
              value={appearance}
              items={APPEARANCES.map((value) => ({
                value,
                label: t(`settings.appearances.${value}`),
                description: t(`settings.appearanceHints.${value}`),
              }))}
              onChange={({ detail }) => {
                const chosen = APPEARANCES.find((one) => one === detail.value);
                if (chosen) mutate({ appearance: chosen }, { onError });
              }}
            />
          </FormField>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
