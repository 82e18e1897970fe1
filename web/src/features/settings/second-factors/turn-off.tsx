import { useTranslation } from 'react-i18next';
import type { SecondFactor as Method } from '#domain/sign-in/methods.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { switchMethod } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

type TurnOffProps = { method: Method; isLast: boolean; onClose: () => void };

export const TurnOff = ({ method, isLast, onClose }: TurnOffProps) => {
  const { t } = useTranslation();
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.secondFactors.queryKey,
    change: () => switchMethod({ method, isOn: false, otherSessions }),
    done: t(`security.methods.${method}.isNowOff`),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t(`security.methods.${method}.turnOff`)}
      submit={t('security.turnOff')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t(isLast ? 'security.lastOff' : 'security.otherStays')}</div>
      {method === 'TOTP' && <div>{t('security.methods.TOTP.keyIsVoid')}</div>}
      {choice}
    </DialogForm>
  );
};
