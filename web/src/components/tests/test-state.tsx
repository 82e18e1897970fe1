import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { TestError, TestState } from '#domain/tests/words.ts';

const LOOKS: Record<TestState, StatusIndicatorProps.Type> = {
  created: 'pending',
  waiting: 'pending',
  analyzing: 'in-progress',
  ready: 'success',
  error: 'error',
};

/** The state of a test. A canceled test is not shown as failed. */
export const TestStateIndicator = ({ state, error }: { state: TestState; error: TestError | null }) => {
  const { t } = useTranslation();
  if (error === 'canceled') return <StatusIndicator type="stopped">{t('testing.states.canceled')}</StatusIndicator>;
  return (
    <StatusIndicator type={LOOKS[state]} wrapText>
      {t(`testing.states.${state}`)}
    </StatusIndicator>
  );
};
