import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/enumerations.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { NameForm } from './name-form.tsx';
import { useSaveChoice } from './use-save-choice.ts';

export const Profile = () => {
  const { t } = useTranslation();
  const { email, language } = useCurrentUser();
  const save = useSaveChoice();
  return (
    <Container header={<Header variant="h2">{t('settings.profile')}</Header>}>
      <SpaceBetween size="l">
        <NameForm />
        <KeyValuePairs items={[{ label: t('settings.email'), value: <span className="own-email">{email}</span> }]} />
        <FormField label={t('settings.language')}>
          <RadioGroup
            value={language}
            items={LANGUAGES.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
            onChange={({ detail }) => {
              const chosen = LANGUAGES.find((one) => one === detail.value);
              if (chosen) save({ language: chosen });
            }}
          />
        </FormField>
      </SpaceBetween>
    </Container>
  );
};
