import type { AlertProps } from '@cloudscape-design/components/alert';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/parts.ts';

/** The plain message, if the alert cannot be loaded. */
const Plain = ({ children }: AlertProps) => <>{children}</>;

/** Loaded separately, because most pages show no message at first. */
const Alert = lazyPart(() => import('@cloudscape-design/components/alert'), Plain);

type MessageProps = { type: NonNullable<AlertProps['type']>; children: ReactNode };

/** A message that screen readers announce: errors immediately, others when idle. */
export const Message = ({ type, children }: MessageProps) => {
  const { t } = useTranslation();
  return (
    <div role={type === 'error' ? 'alert' : 'status'}>
      <Suspense fallback={children}>
        <Alert type={type} statusIconAriaLabel={t(`signIn.kinds.${type}`)}>
          {children}
        </Alert>
      </Suspense>
    </div>
  );
};
