import Button from '@cloudscape-design/components/button';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { canSendAgain, sendAgain } from '#web/auth/sign-in.ts';
import { Message } from '#web/components/page/message.tsx';
import { useOnward } from '../use-onward.ts';
import { useStepFailureText } from './use-answer.ts';

export const SendAgain = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { goOn, unlessOver } = useOnward();
  const failureText = useStepFailureText();
  const [result, setResult] = useState<'sent' | Error>();
  const [busy, startSending] = useTransition();

  // A reload discards the password that a new code would require.
  if (!canSendAgain()) return <p className="entry-note">{t('signInSteps.signInForCode')}</p>;

  const again = async () => {
    const outcome = await sendAgain();
    if (typeof outcome !== 'string' && outcome.name === question.name) setResult('sent');
    else goOn(outcome);
  };
  const send = async () => {
    setResult(undefined);
    await unlessOver(again).catch((error) => setResult(error instanceof Error ? error : new Error(String(error))));
  };

  return (
    <>
      {result === 'sent' && (
        <Message type="success">{t('signInSteps.sentAgain', { destination: question.destination })}</Message>
      )}
      {result instanceof Error && <Message type="error">{failureText(result)}</Message>}
      <div className="entry-note">
        {t('signInSteps.noCode')}{' '}
        <Button variant="inline-link" loading={busy} onClick={() => startSending(send)}>
          {t('signInSteps.sendAgain')}
        </Button>
      </div>
    </>
  );
};
