import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { CHOSEN_KINDS, KIND_NAMES, WAYS } from '#domain/notifications/kinds.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { Choice } from './choice.tsx';
import { useSaveChoice } from './use-save-choice.ts';

const ALWAYS = KIND_NAMES.filter((kind) => !CHOSEN_KINDS.some((chosen) => chosen === kind));

/** Notification preferences per kind. */
export const Told = () => {
  const { t } = useTranslation();
  const { notification_preferences: chosen } = useCurrentUser();
  const save = useSaveChoice();
  return (
    <Container
      header={
        <Header variant="h2" description={t('settings.notifications.description')}>
          {t('settings.notifications.title')}
        </Header>
      }
    >
      <div className="told">
        {CHOSEN_KINDS.map((kind) => (
          <Choice
            key={kind}
            label={t(`told.${kind}`)}
            values={WAYS}
            chosen={chosen[kind]}
            name={(way) => t(`told.ways.${way}`)}
            direction="horizontal"
            onChoose={(way) => save({ notification_preferences: { [kind]: way } })}
          />
        ))}
        {ALWAYS.map((kind) => (
          <div key={kind}>
            <Box variant="awsui-key-label">{t(`told.${kind}`)}</Box>
            <Box color="text-body-secondary">{t('settings.notifications.always')}</Box>
          </div>
        ))}
      </div>
    </Container>
  );
};
