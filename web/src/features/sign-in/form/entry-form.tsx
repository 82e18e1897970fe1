import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FormEvent, ReactNode } from 'react';
import { Message } from '#web/components/page/message.tsx';

type EntryFormProps = {
  children: ReactNode;
  failure?: string;
  submit: string;
  busy: boolean;
  /** Disabled until a precondition is met. */
  blocked?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export const EntryForm = ({ children, failure, submit, busy, blocked, onSubmit }: EntryFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <SpaceBetween size="l">
      {failure !== undefined && <Message type="error">{failure}</Message>}
      {children}
      <Button variant="primary" formAction="submit" loading={busy} disabled={blocked} fullWidth>
        {submit}
      </Button>
    </SpaceBetween>
  </form>
);
