import type { Question } from '#web/auth/question.ts';
import { AppKey } from '#web/components/secret/app-key.tsx';
import { useEntryState } from '../entry-state.ts';
import { AppCode } from './code-step.tsx';

export const TotpSetUp = ({ question }: { question: Question }) => {
  const { username } = useEntryState();
  return (
    <>
      <AppKey secret={question.secret} account={username} />
      <AppCode question={question} />
    </>
  );
};
