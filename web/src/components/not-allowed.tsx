import Alert from '@cloudscape-design/components/alert';

/** In place of something that the reader's roles do not let them do. */
export const NotAllowed = ({ children }: { children: string }) => <Alert type="warning">{children}</Alert>;
