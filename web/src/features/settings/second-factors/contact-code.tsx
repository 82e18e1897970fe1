import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isSentCode } from '#domain/sign-in/verification-code.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { CodeField } from '../code-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { SendCodeAgain } from '../send-code-again.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { sendEmailCode, sendPhoneCode, verifyContact } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

type ContactCodeProps = {
  title: string;
  contact: 'phone_number' | 'email';
  destination: string;
  onVerified: () => void;
  onClose: () => void;
};

/** Asks for the code that proves ownership of a number or an address. */
export const ContactCode = ({ title, contact, destination, onVerified, onClose }: ContactCodeProps) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { otherSessions, choice } = useOtherSessions();
  const of = securityQueries.secondFactors.queryKey;
  const verify = useSecurityChange({
    of,
    change: (given: string) => verifyContact(contact, given, otherSessions),
    onDone: onVerified,
  });
  const again = useSecurityChange({
    of,
    change: () => (contact === 'email' ? sendEmailCode() : sendPhoneCode(destination)),
  });
  return (
    <DialogForm
      title={title}
      submit={t('security.verify')}
      busy={verify.isPending}
      error={verify.error ?? again.error}
      onSubmit={() => {
        setTried(true);
        again.reset();
        if (isSentCode(code)) verify.mutate(digitsOf(code));
      }}
      onClose={onClose}
    >
      {again.isSuccess && (
        <div role="status">
          <Alert type="success" statusIconAriaLabel={t('signIn.kinds.success')}>
            {t('signInSteps.sentAgain', { destination })}
          </Alert>
        </div>
      )}
      <div>{t('security.codeSent', { destination })}</div>
      <CodeField
        value={code}
        wrong={tried && !isSentCode(code) ? t('signInSteps.sentCodeRule') : undefined}
        onChange={setCode}
      />
      <SendCodeAgain
        busy={again.isPending}
        onSend={() => {
          verify.reset();
          again.mutate();
        }}
      />
      {contact === 'phone_number' && choice}
    </DialogForm>
  );
};
