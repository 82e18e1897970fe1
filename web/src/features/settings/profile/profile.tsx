import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { config } from '#web/config.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { Choice } from '../choice.tsx';
import { useSaveChoice } from '../use-save-choice.ts';
import { NameForm } from './name-form.tsx';
import { OwnEmail } from './own-email.tsx';

export const Profile = () => {
  const { t } = useTranslation();
  const { language } = useCurrentUser();
  const save = useSaveChoice();
  const { languages } = config();
  return (
    <Container header={<Header variant="h2">{t('settings.profile')}</Header>}>
      <SpaceBetween size="l">
        <NameForm />
        <KeyValuePairs items={[{ label: t('settings.email'), value: <OwnEmail /> }]} />
        {languages.length > 1 && (
          <Choice
            label={t('settings.language')}
            values={languages}
            chosen={language}
            name={(value) => t(`entry.languages.${value}`)}
            onChoose={(value) => save({ language: value })}
          />
        )}
      </SpaceBetween>
    </Container>
  );
};
