import Alert from '@cloudscape-design/components/alert';
import { AlertTitle } from './alert-title.tsx';

type NotAllowedProps = { title: string; children: string };

/** In place of something that the reader's roles do not let them do. */
export const NotAllowed = ({ title, children }: NotAllowedProps) => (
  <Alert type="warning" header={<AlertTitle>{title}</AlertTitle>}>
    {children}
  </Alert>
);
