/** Steps of a sign-in after the password. One page shows the screen of the current question. */

import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Question } from '#web/auth/question.ts';
import { isSignInPending } from '#web/auth/stored.ts';
import { AppKey } from '#web/components/secret/app-key.tsx';
import { EntryPage } from './entry-page.tsx';
import { showing, useEntryState } from './entry-state.ts';
import { EntryLink } from './form/entry-link.tsx';
import { ChoiceStep } from './steps/choice-step.tsx';
import { AppCode, SentCode } from './steps/code-step.tsx';
import { EmailSetUp } from './steps/email-set-up.tsx';
import { PasswordStep } from './steps/password-step.tsx';

export const TotpSetUp = ({ question }: { question: Question }) => {
  const { username } = useEntryState();
  return (
    <>
      <AppKey secret={question.secret} account={username} />
      <AppCode question={question} />
    </>
  );
};

const SCREENS: Record<Question['name'], ComponentType<{ question: Question }>> = {
  totpCode: AppCode,
  smsCode: SentCode,
  emailCode: SentCode,
  mfaChoice: ChoiceStep,
  setUpChoice: ChoiceStep,
  totpSetUp: TotpSetUp,
  emailSetUp: EmailSetUp,
  firstFactor: ChoiceStep,
  password: PasswordStep,
};

const Asked = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { from, username } = useEntryState();
  const [pending] = useState(isSignInPending); // read once on arrival, because the answer ends the pending sign-in
  if (!pending) return <Navigate to="/signin" replace state={{ ...showing('expired'), from }} />;
  const { name, destination, choices } = question;
  const Screen = SCREENS[name];
  // For users who chose a passkey but have none.
  const text = name === 'firstFactor' && !choices.includes('WEB_AUTHN') ? 'withoutPasskey' : name;
  return (
    <EntryPage title={t(`signInSteps.${name}.title`)} text={t(`signInSteps.${text}.text`, { destination })}>
      <Screen question={question} />
      <EntryLink to="/signin" username={username}>
        {t('signIn.back')}
      </EntryLink>
    </EntryPage>
  );
};

export const ContinuePage = () => {
  const { key } = useLocation();
  const { question } = useEntryState();
  return question ? (
    <Asked key={key} question={question} />
  ) : (
    <Navigate to="/signin" replace state={showing('expired')} />
  );
};
