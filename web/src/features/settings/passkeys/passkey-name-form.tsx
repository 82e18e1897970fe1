import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyName } from '#domain/name.ts';
import { aName } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DialogForm } from '../dialog-form.tsx';

const RULES = { name: aName };

type PasskeyNameFormProps = {
  title: string;
  submit: string;
  initial: string;
  busy: boolean;
  error: Error | null;
  children?: ReactNode;
  /** What is asked besides. */
  more?: ReactNode;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

/** Asks what a passkey shall be called. */
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
