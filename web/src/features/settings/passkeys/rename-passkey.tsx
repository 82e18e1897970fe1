import { useTranslation } from 'react-i18next';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { useSecurityChange } from '../use-security-change.ts';
import { PasskeyNameForm, useNamePasskey } from './passkey-name-form.tsx';

type RenamePasskeyProps = { passkey: Passkey; known: readonly Passkey[]; onClose: () => void };

export const RenamePasskey = ({ passkey, known, onClose }: RenamePasskeyProps) => {
  const { t } = useTranslation();
  const givePasskeyName = useNamePasskey();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.passkeys.queryKey,
    change: (name: string) => givePasskeyName(passkey.id, name, known),
    done: t('security.passkeyRenamed'),
    onDone: onClose,
  });
  return (
    <PasskeyNameForm
      title={t('security.renamePasskey')}
      submit={t('actions.save')}
      initial={passkey.name}
      busy={isPending}
      error={error}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
};
