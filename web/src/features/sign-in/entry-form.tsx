import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type EntryFormProps = {
  children: ReactNode;
  failure?: string;
  submit: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export const EntryForm = ({ children, failure, submit, busy, onSubmit }: EntryFormProps) => {
  const { t } = useTranslation();
  return (
    <form onSubmit={onSubmit} noValidate>
      <SpaceBetween size="l">
        {failure !== undefined && (
          <div role="alert">
            <Alert type="error" statusIconAriaLabel={t('signIn.error')}>
              {failure}
            </Alert>
          </div>
        )}
        {children}
        <Button variant="primary" formAction="submit" loading={busy} fullWidth>
          {submit}
        </Button>
      </SpaceBetween>
    </form>
  );
};
