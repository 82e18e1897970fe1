import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { publicApi } from '#web/api/client.ts';
import { EntryFrame } from '#web/app/entry-layout/entry-frame.tsx';
import { signOut } from '#web/auth/session.ts';
import { storedAccount } from '#web/auth/stored.ts';
import { Message } from '#web/components/page/message.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { EntryPage } from './entry-page.tsx';
import { EntryForm } from './form/entry-form.tsx';
import { useForm } from './form/use-form.ts';

const undo = async (token: string) => {
  await publicApi('POST /access/user/email/undo', { body: { token } });
  // The session of this browser has ended with the others.
  const account = storedAccount();
  if (account !== null && token.startsWith(account)) await signOut();
};

const Ask = ({ token, onUndone }: { token: string; onUndone: () => void }) => {
  const { t } = useTranslation();
  const { busy, failure, onSubmit } = useForm({
    initial: {},
    rules: {},
    submit: async () => {
      await undo(token);
      onUndone();
    },
  });
  const isLinkVoid = failure instanceof ApiError && failure.problem.status === 422;
  const isOffline = failure instanceof ApiError && failure.problem.code === 'network';
  const why = isLinkVoid ? 'undoEmail.linkVoid' : isOffline ? 'actions.noConnection' : 'undoEmail.failed';
  return (
    <EntryPage title={t('undoEmail.title')} text={t('undoEmail.text')}>
      <EntryForm submit={t('undoEmail.submit')} busy={busy} failure={failure && t(why)} onSubmit={onSubmit}>
        {null}
      </EntryForm>
    </EntryPage>
  );
};

/**
 * Target of the mail about a changed address. Only the button undoes the change, because mail scanners follow links.
 */
export const UndoEmailPage = () => {
  const { t } = useTranslation();
  const [undone, setUndone] = useState(false);
  const token = useLocation().hash.slice(1);
  return (
    <EntryFrame>
      {undone ? (
        <EntryPage title={t('undoEmail.undone')}>
          <Message type="success">{t('undoEmail.undoneText')}</Message>
          <RouterLink to="/forgot-password">{t('undoEmail.onward')}</RouterLink>
        </EntryPage>
      ) : (
        <Ask token={token} onUndone={() => setUndone(true)} />
      )}
    </EntryFrame>
  );
};
