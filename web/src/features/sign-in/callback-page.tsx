/** Return page of the hosted login. */
import Button from '@cloudscape-design/components/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { EntryStatus } from '#web/app/entry-layout/entry-status.tsx';
import { type Return, takeUpLogin } from '#web/auth/hosted-login.ts';
import { beginSession } from '#web/auth/session.ts';
import { Message } from '#web/components/page/message.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { EntryPage } from './entry-page.tsx';
import type { EntryState } from './entry-state.ts';
import { useLoginFailureText } from './use-login-failure-text.ts';

const Failed = ({ failure, wanted: from }: { failure: Error; wanted: string | undefined }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failureText = useLoginFailureText();
  const state: EntryState = { from };
  return (
    <EntryPage title={t('hostedLogin.notSignedIn')}>
      <Message type="error">{failureText(failure)}</Message>
      <Button variant="primary" onClick={() => navigate('/sso', { state })} fullWidth>
        {t('hostedLogin.again')}
      </Button>
      <RouterLink to="/signin" state={state}>
        {t('signIn.back')}
      </RouterLink>
    </EntryPage>
  );
};

export const CallbackPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [came, setCame] = useState<Return>();

  useEffect(() => {
    const goOn = async () => {
      const back = await takeUpLogin();
      setCame(back);
      if (back.kind !== 'signed-in') return;
      await navigate('/auth/callback/', { replace: true, state: { from: back.wanted } satisfies EntryState });
      beginSession(); // the layout continues from here, as after any sign-in
    };
    void goOn();
  }, [navigate]);

  if (came?.kind === 'nobody') return <Navigate to="/" replace />;
  if (came?.kind === 'failed') return <Failed failure={came.failure} wanted={came.wanted} />;
  return <EntryStatus>{t('entry.authenticating')}</EntryStatus>;
};
