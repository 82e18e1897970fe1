import type { AlertProps } from '@cloudscape-design/components/alert';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/parts.ts';

/** Where it cannot be loaded, what there is to say may be just that: said plainly then. */
const Plain = ({ children }: AlertProps) => <>{children}</>;

/** Not part of what the page begins with: there is seldom something to say. */
const Alert = lazyPart(() => import('@cloudscape-design/components/alert'), Plain);

type MessageProps = { type: NonNullable<AlertProps['type']>; children: ReactNode };

/** Said aloud at once where it is an error, in its turn where it is not. */
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
