import Button from '@cloudscape-design/components/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { signOut } from '#web/auth/session.ts';
import { DialogForm } from '../dialog-form.tsx';
import { SecuritySection } from '../security-section.tsx';

/** Revokes the refresh tokens, makes the API refuse issued tokens, and clears the local session. */
const signOutEverywhere = async () => {
  await api('POST /access/user/sign-out-everywhere');
  await signOut();
};

const Confirm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({ mutationFn: signOutEverywhere });
  return (
    <DialogForm
      title={t('security.signOutEverywhere')}
      submit={t('security.signOutEverywhere')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t('security.signOutEverywhereText')}</div>
    </DialogForm>
  );
};

export const SignOutEverywhere = () => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SecuritySection
        title={t('security.sessions')}
        description={t('security.sessionsHint')}
        actions={<Button onClick={() => setAsked(true)}>{t('security.signOutEverywhere')}</Button>}
      />
      {asked && <Confirm onClose={() => setAsked(false)} />}
    </>
  );
};
