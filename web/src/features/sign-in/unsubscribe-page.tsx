import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ChosenKind } from '#domain/notifications/kinds.ts';
import { ApiError } from '#web/api/api-error.ts';
import { publicApi } from '#web/api/client.ts';
import { EntryFrame } from '#web/app/entry-layout/entry-frame.tsx';
import { Message } from '#web/components/page/message.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { EntryPage } from './entry-page.tsx';
import type { Found } from './find-kind.ts';
import { EntryForm } from './form/entry-form.tsx';
import { useForm } from './form/use-form.ts';

const useFailureText = () => {
  const { t } = useTranslation();
  return (failure: Error) => {
    const { status, code } = failure instanceof ApiError ? failure.problem : {};
    if (status === 404 || status === 400) return t('unsubscribe.linkVoid');
    return t(code === 'network' ? 'actions.noConnection' : 'unsubscribe.failed');
  };
};

const ToSettings = () => (
  <RouterLink to="/settings/notifications">{useTranslation().t('unsubscribe.onward')}</RouterLink>
);

const Void = ({ failure }: { failure: Error }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <EntryPage title={t('unsubscribe.title')}>
      <Message type="error">{failureText(failure)}</Message>
      <ToSettings />
    </EntryPage>
  );
};

const Done = () => {
  const { t } = useTranslation();
  return (
    <EntryPage title={t('unsubscribe.done')}>
      <Message type="success">{t('unsubscribe.doneText')}</Message>
      <ToSettings />
    </EntryPage>
  );
};

type AskProps = { token: string; kind: ChosenKind; onDone: () => void };

const Ask = ({ token, kind, onDone }: AskProps) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { busy, failure, onSubmit } = useForm({
    initial: {},
    rules: {},
    submit: async () => {
      await publicApi('POST /notifications/unsubscribe/{token}', { params: { token } });
      onDone();
    },
  });
  return (
    <EntryPage title={t('unsubscribe.title')} text={t('unsubscribe.text', { kind: t(`told.${kind}`) })}>
      <EntryForm
        submit={t('unsubscribe.submit')}
        busy={busy}
        failure={failure && failureText(failure)}
        onSubmit={onSubmit}
      >
        {null}
      </EntryForm>
    </EntryPage>
  );
};

/** Only the button changes anything, because mail scanners follow links. */
export const UnsubscribePage = () => {
  const found = useLoaderData<Found>();
  const [done, setDone] = useState(false);
  return (
    <EntryFrame>
      {done ? <Done /> : 'failure' in found ? <Void {...found} /> : <Ask {...found} onDone={() => setDone(true)} />}
    </EntryFrame>
  );
};
