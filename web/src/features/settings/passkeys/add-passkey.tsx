import { useTranslation } from 'react-i18next';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { useDeviceText } from '../sessions/use-device-text.ts';
import { addPasskey } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';
import { PasskeyNameForm, useNamePasskey } from './passkey-name-form.tsx';

type AddPasskeyProps = { known: readonly Passkey[]; onClose: () => void };

export const AddPasskey = ({ known, onClose }: AddPasskeyProps) => {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const givePasskeyName = useNamePasskey();
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.passkeys.queryKey,
    change: async (name: string) => {
      const id = await addPasskey(otherSessions);
      const isNamed = await givePasskeyName(id, name, known).then(
        () => true,
        () => false,
      );
      snackbar.show(
        isNamed
          ? { type: 'success', message: t('security.passkeyAdded') }
          : { type: 'warning', message: t('security.passkeyNotNamed') },
      );
    },
    onDone: onClose,
  });

  return (
    <PasskeyNameForm
      title={t('security.addPasskey')}
      submit={t('signInSteps.continue')}
      initial={deviceText(navigator.userAgent)}
      busy={isPending}
      error={error}
      more={choice}
      onSubmit={mutate}
      onClose={onClose}
    >
      <div>{t('security.addPasskeyText')}</div>
    </PasskeyNameForm>
  );
};
