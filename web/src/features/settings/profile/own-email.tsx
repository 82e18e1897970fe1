import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFederated } from '#web/auth/stored.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { EmailCode } from './email-code.tsx';
import { MailStopped } from './mail-stopped.tsx';
import { NewEmail } from './new-email.tsx';

/** Asks for the address, then for the code sent to it. */
const ChangeEmail = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <NewEmail onSent={setSentTo} onClose={onClose} />;
  return (
    <EmailCode
      email={sentTo}
      onChanged={() => {
        snackbar.show({ type: 'success', message: t('settings.newEmail.changed', { email: sentTo }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export const OwnEmail = () => {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const [isChanging, setChanging] = useState(false);
  const address = <span className="own-email">{email}</span>;

  if (isFederated())
    return (
      <>
        {address}
        <Box color="text-body-secondary">{t('settings.newEmail.elsewhere')}</Box>
        <MailStopped />
      </>
    );
  return (
    <>
      {address}{' '}
      <Button variant="inline-link" ariaLabel={t('settings.newEmail.changeName')} onClick={() => setChanging(true)}>
        {t('settings.newEmail.change')}
      </Button>
      <MailStopped />
      {isChanging && <ChangeEmail onClose={() => setChanging(false)} />}
    </>
  );
};
