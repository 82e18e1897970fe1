import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyName } from '#domain/name.ts';
import type { Passkey } from '#web/auth/passkeys.ts';
import { DialogForm } from './dialog-form.tsx';
import { NameField } from './name-field.tsx';
import { nameProblem } from './name-rules.ts';
import { securityQueries } from './queries.ts';
import { useNamePasskey } from './use-name-passkey.ts';
import { useSecurityChange } from './use-security-change.ts';

type RenamePasskeyProps = { passkey: Passkey; known: readonly Passkey[]; onClose: () => void };

export const RenamePasskey = ({ passkey, known, onClose }: RenamePasskeyProps) => {
  const { t } = useTranslation();
  const givePasskeyName = useNamePasskey();
  const [name, setName] = useState(passkey.name);
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.passkeys.queryKey,
    change: () => givePasskeyName(passkey.id, tidyName(name), known),
    done: t('security.passkeyRenamed'),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('security.renamePasskey')}
      submit={t('actions.save')}
      busy={isPending}
      error={error}
      onSubmit={() => {
        setTried(true);
        if (!problem) mutate();
      }}
      onClose={onClose}
    >
      <NameField
        label={t('security.passkeyName')}
        value={name}
        problem={tried ? problem : undefined}
        onChange={setName}
      />
    </DialogForm>
  );
};
