import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyName } from '#domain/name.ts';
import { addPasskey, type Passkey } from '#web/auth/passkeys.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { DialogForm } from './dialog-form.tsx';
import { NameField } from './name-field.tsx';
import { nameProblem } from './name-rules.ts';
import { securityQueries } from './queries.ts';
import { useDeviceText } from './use-device-text.ts';
import { useNamePasskey } from './use-name-passkey.ts';
import { useSecurityChange } from './use-security-change.ts';

type AddPasskeyProps = { known: readonly Passkey[]; onClose: () => void };

export const AddPasskey = ({ known, onClose }: AddPasskeyProps) => {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const givePasskeyName = useNamePasskey();
  const [name, setName] = useState(() => deviceText(navigator.userAgent));
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);

  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.passkeys.queryKey,
    change: async () => {
      const id = await addPasskey(known);
      const naming = id === undefined ? Promise.reject() : givePasskeyName(id, tidyName(name), known);
      const isNamed = await naming.then(
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
    <DialogForm
      title={t('security.addPasskey')}
      submit={t('signInSteps.continue')}
      busy={isPending}
      error={error}
      onSubmit={() => {
        setTried(true);
        if (!problem) mutate();
      }}
      onClose={onClose}
    >
      <div>{t('security.addPasskeyText')}</div>
      <NameField
        label={t('security.passkeyName')}
        value={name}
        problem={tried ? problem : undefined}
        onChange={setName}
      />
    </DialogForm>
  );
};
