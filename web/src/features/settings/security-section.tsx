import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/page/alerts.tsx';

type SecuritySectionProps = {
  title: string;
  description: string;
  actions?: ReactNode;
  children?: ReactNode;
};

export const SecuritySection = ({ title, description, actions, children }: SecuritySectionProps) => (
  <Container
    disableContentPaddings={!children}
    header={
      <Header variant="h2" description={description} actions={actions}>
        {title}
      </Header>
    }
  >
    {children}
  </Container>
);

/** Placeholder while a section loads, or its error. */
export const NotYet = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  const { t } = useTranslation();
  if (error) return <LoadFailed what={t('security.failed')} error={error} onRetry={onRetry} />;
  return <StatusIndicator type="loading">{t('actions.loading')}</StatusIndicator>;
};
