import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyName } from '#domain/name.ts';
import { DialogForm } from './dialog-form.tsx';
import { NameField } from './name-field.tsx';
import { nameProblem } from './name-rules.ts';

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
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);
  return (
    <DialogForm
      {...dialog}
      onSubmit={() => {
        setTried(true);
        if (!problem) onSubmit(tidyName(name));
      }}
    >
      {children}
      <NameField
        label={t('security.passkeyName')}
        value={name}
        problem={tried ? problem : undefined}
        onChange={setName}
      />
      {more}
    </DialogForm>
  );
};
