import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FormEvent, ReactNode } from 'react';
import { Message } from './message.tsx';

type EntryFormProps = {
  children: ReactNode;
  failure?: string;
  submit: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export const EntryForm = ({ children, failure, submit, busy, onSubmit }: EntryFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <SpaceBetween size="l">
      {failure !== undefined && <Message type="error">{failure}</Message>}
      {children}
      <Button variant="primary" formAction="submit" loading={busy} fullWidth>
        {submit}
      </Button>
    </SpaceBetween>
  </form>
);
