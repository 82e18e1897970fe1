import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactors } from '#domain/sign-in/methods.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { sendEmailCode, switchMethod } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';
import { ContactCode } from './contact-code.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { unverifiedFor } from './second-factor-rules.ts';

type TurnOnCodesProps = { method: 'SMS' | 'EMAIL'; factors: SecondFactors; onClose: () => void };

/** Verifies the number or address before codes are turned on. */
export const TurnOnCodes = ({ method, factors, onClose }: TurnOnCodesProps) => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  const [isOtherNumber, setOtherNumber] = useState(false);
  const { otherSessions, choice } = useOtherSessions();
  const of = securityQueries.secondFactors.queryKey;
  const turnOn = useSecurityChange({
    of,
    change: () => switchMethod({ method, isOn: true, otherSessions }),
    done: t(`security.methods.${method}.isNowOn`),
    onDone: onClose,
  });
  const sendToEmail = useSecurityChange({ of, change: sendEmailCode, onDone: () => setSentTo(factors.email.address) });

  const title = t(`security.methods.${method}.turnOn`);
  const missing = isOtherNumber ? 'phone_number' : unverifiedFor(method, factors);

  if (sentTo !== undefined)
    return (
      <ContactCode
        title={title}
        contact={missing ?? 'phone_number'}
        destination={sentTo}
        onVerified={() => {
          setSentTo(undefined);
          setOtherNumber(false);
        }}
        onClose={onClose}
      />
    );
  if (missing === 'phone_number')
    return (
      <PhoneNumber
        title={title}
        text={t(`security.methods.${method}.needsNumber`)}
        number={factors.phone.address}
        onSent={setSentTo}
        onClose={onClose}
      />
    );
  if (missing === 'email')
    return (
      <DialogForm
        title={title}
        submit={t('signInSteps.sendCode')}
        busy={sendToEmail.isPending}
        error={sendToEmail.error}
        onSubmit={() => sendToEmail.mutate()}
        onClose={onClose}
      >
        <div>{t('security.emailUnverified', { destination: factors.email.address })}</div>
      </DialogForm>
    );

  return (
    <DialogForm
      title={title}
      submit={t('security.turnOn')}
      busy={turnOn.isPending}
      error={turnOn.error}
      onSubmit={() => turnOn.mutate()}
      onClose={onClose}
    >
      <div>
        {method === 'SMS'
          ? t('security.methods.SMS.ready', { destination: factors.phone.address })
          : t('security.methods.EMAIL.ready', { destination: factors.email.address, phone: factors.phone.address })}
      </div>
      <Button variant="inline-link" formAction="none" onClick={() => setOtherNumber(true)}>
        {t('security.otherNumber')}
      </Button>
      {choice}
    </DialogForm>
  );
};
