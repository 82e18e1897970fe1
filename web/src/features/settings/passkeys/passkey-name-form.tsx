import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { aName } from '#domain/rules.ts';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { tidyName } from '#domain/text/name.ts';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useChangeOwnProfile } from '../profile/own-profile.ts';

/** Passkey names are stored in the user's profile; names of removed passkeys are dropped. */
export const useNamePasskey = () => {
  const { mutateAsync } = useChangeOwnProfile();
  return (credential_id: string, name: string, known: readonly Passkey[]) =>
    mutateAsync(({ passkey_names }) => {
      const others = passkey_names.filter(
        (one) => one.credential_id !== credential_id && known.some(({ id }) => id === one.credential_id),
      );
      return { passkey_names: [...others, { credential_id, name }] };
    });
};

const RULES = { name: aName };

type PasskeyNameFormProps = {
  title: string;
  submit: string;
  initial: string;
  busy: boolean;
  error: Error | null;
  children?: ReactNode;
  /** Additional form content. */
  more?: ReactNode;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

export const PasskeyNameForm = ({ initial, children, more, onSubmit, ...dialog }: PasskeyNameFormProps) => {
  const { t } = useTranslation();
  const form = useForm(RULES, { name: initial });
  return (
    <DialogForm {...dialog} onSubmit={() => form.check() && onSubmit(tidyName(form.draft.name))}>
      {children}
      <Field
        rule={RULES.name}
        look={{ label: t('security.passkeyName') }}
        value={form.draft.name}
        error={form.errors.name}
        onChange={(value) => form.change('name', value)}
      />
      {more}
    </DialogForm>
  );
};
