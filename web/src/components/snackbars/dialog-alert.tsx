import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import { type ReactNode, useEffect, useRef } from 'react';

/** A message that appears in an open dialog, scrolled into view. */
export const DialogAlert = ({ type, children }: { type: AlertProps.Type; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // In the middle, because the dialog's footer lies above its lower edge.
  // Browsers that implement scroll promises return one, which is no cleanup.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place} role="alert">
      <Alert type={type}>{children}</Alert>
    </div>
  );
};
