import { useTranslation } from 'react-i18next';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { removePasskey } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

export const RemovePasskey = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { t } = useTranslation();
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.passkeys.queryKey,
    change: () => removePasskey(id, otherSessions),
    done: t('security.passkeyRemoved'),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('security.removePasskey')}
      submit={t('security.remove')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t('security.removePasskeyText', { name })}</div>
      {choice}
    </DialogForm>
  );
};
