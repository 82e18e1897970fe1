import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { APPEARANCES, LANGUAGES } from '#domain/enumerations.ts';
import { PageTitle } from '#web/components/page-title.tsx';
import { snackbar } from '#web/components/snackbar.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';
import './settings.css';

/** Each choice is saved as it is made. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, first_name, last_name, language, appearance } = useCurrentUser();
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
      <Container header={<Header variant="h2">{t('settings.profile')}</Header>}>
        <SpaceBetween size="l">
          <KeyValuePairs
            columns={2}
            items={[
              { label: t('settings.name'), value: `${first_name} ${last_name}` },
              { label: t('settings.email'), value: <span className="own-email">{email}</span> },
            ]}
          />
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
        </SpaceBetween>
      </Container>
      <Container header={<Header variant="h2">{t('settings.appearance')}</Header>}>
        <RadioGroup
          value={appearance}
          ariaLabel={t('settings.appearance')}
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
      </Container>
      <Container header={<Header variant="h2">{t('settings.security')}</Header>}>
        <SpaceBetween size="xs">
          <Box color="text-body-secondary">{t('settings.password.hint')}</Box>
          <Button
            href="/settings/password"
            onFollow={(event) => {
              event.preventDefault();
              navigate('/settings/password');
            }}
          >
            {t('settings.password.title')}
          </Button>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
