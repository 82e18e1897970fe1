import type { Question } from '#web/auth/question.ts';
import { AppKey } from '#web/components/app-key.tsx';
import { AppCode } from './code-step.tsx';
import { useEntryState } from './entry-state.ts';

export const TotpSetUp = ({ question }: { question: Question }) => {
  const { username } = useEntryState();
  return (
    <>
      <AppKey secret={question.secret} account={username} />
      <AppCode question={question} />
    </>
  );
};
