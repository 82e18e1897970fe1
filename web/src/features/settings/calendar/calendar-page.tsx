import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { NewSecret } from '#web/components/secret/new-secret.tsx';
import { useNewSecret } from '#web/components/secret/new-secrets.ts';
import { NotYet, SecuritySection } from '../security-section.tsx';
import { calendarAddress } from './queries.ts';
import { ReplaceAddress } from './replace-address.tsx';
import { RevokeAddress } from './revoke-address.tsx';
import { NEW_ADDRESS, useCreateAddress } from './use-create-address.ts';

const NewAddress = () => {
  const { t } = useTranslation();
  return (
    <NewSecret
      isPart
      id={NEW_ADDRESS}
      title={t('settings.calendar.new.title')}
      text={t('settings.calendar.new.text')}
      leaveText={t('settings.calendar.new.leaveText')}
      shown={(address) => [
        { label: t('settings.calendar.new.address'), text: address, copy: t('settings.calendar.new.copy') },
      ]}
    />
  );
};

const CreateAddress = () => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useCreateAddress();
  return (
    <SpaceBetween size="s">
      {error && <Alert type="error">{changeFailed(t, t('settings.calendar.failed'), error)}</Alert>}
      <div>{t('settings.calendar.none')}</div>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('settings.calendar.create')}
      </Button>
    </SpaceBetween>
  );
};

const ExistingAddress = ({ createdAt }: { createdAt: string }) => {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  const close = () => setAsked(undefined);
  return (
    <SpaceBetween size="s">
      <div>{t('settings.calendar.created', { when: formatMoment(createdAt, i18n.language) })}</div>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={() => setAsked('replace')}>{t('settings.calendar.replace.submit')}</Button>
        <Button onClick={() => setAsked('revoke')}>{t('settings.calendar.revoke.submit')}</Button>
      </SpaceBetween>
      {asked === 'replace' && <ReplaceAddress onClose={close} />}
      {asked === 'revoke' && <RevokeAddress onClose={close} />}
    </SpaceBetween>
  );
};

/** The secret address at which calendar programs read the user's due dates. */
export const CalendarPage = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(calendarAddress);
  const { secret } = useNewSecret(NEW_ADDRESS);
  return (
    <SecuritySection title={t('settings.calendar.title')} description={t('settings.calendar.description')}>
      <PageTitle>{t('settings.calendar.title')}</PageTitle>
      {secret !== undefined && <NewAddress />}
      {secret === undefined && !data && <NotYet error={error} onRetry={refetch} />}
      {secret === undefined && data?.created_at === null && <CreateAddress />}
      {secret === undefined && data?.created_at && <ExistingAddress createdAt={data.created_at} />}
    </SecuritySection>
  );
};
