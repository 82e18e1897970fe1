/** State and due-date indicators of controls. */
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { ControlState } from '#domain/controls/states.ts';
import { formatDate } from '#web/components/moment.tsx';
import './controls.css';

const LOOKS: Record<ControlState, StatusIndicatorProps.Type> = {
  not_started: 'not-started',
  in_progress: 'in-progress',
  ready_for_review: 'pending',
  accepted: 'success',
  returned: 'warning',
  not_applicable: 'stopped',
};

export const ControlStateChip = ({ state }: { state: ControlState }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={LOOKS[state]}>{t(`controls.states.${state}`)}</StatusIndicator>;
};

type DueProps = { one: { due_on: string | null; overdue: boolean } };

/** The due date, and whether it has passed. */
export const Due = ({ one: { due_on, overdue } }: DueProps) => {
  const { t, i18n } = useTranslation();
  if (due_on === null) return t('controls.noDay');
  return (
    <span className="control-due">
      <time dateTime={due_on}>{formatDate(due_on, i18n.language)}</time>
      {overdue && <StatusIndicator type="error">{t('controls.overdue')}</StatusIndicator>}
    </span>
  );
};
