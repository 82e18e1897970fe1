import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Next steps after the download of a file. */
export const Handed = ({ file, children }: { file: string; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Alert type="success" header={t('testKit.handed', { file })}>
        {children}
      </Alert>
    </div>
  );
};
