/** State and due-date indicators of assessments. */
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { dueOf } from '#domain/assessments/demands.ts';
import type { AssessmentState, Verdict } from '#domain/assessments/words.ts';
import { formatDate } from '#web/components/moment.tsx';
import './assessments.css';

const LOOKS: Record<AssessmentState, StatusIndicatorProps.Type> = {
  open: 'pending',
  submitted: 'in-progress',
  returned: 'warning',
  concluded: 'success',
  superseded: 'stopped',
  canceled: 'stopped',
};
const VERDICT_LOOKS: Record<Verdict, StatusIndicatorProps.Type> = {
  passes: 'success',
  passes_with_conditions: 'warning',
  fails: 'error',
};

export const StateIndicator = ({ state, kind }: { state: AssessmentState; kind?: string }) => {
  const { t } = useTranslation();
  // A submitted intake needs no review: its tier follows from the answers.
  if (kind === 'intake') return <StatusIndicator type="success">{t('assessments.detail.submitted')}</StatusIndicator>;
  return <StatusIndicator type={LOOKS[state]}>{t(`assessments.states.${state}`)}</StatusIndicator>;
};

export const VerdictIndicator = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={VERDICT_LOOKS[verdict]}>{t(`assessments.verdicts.${verdict}`)}</StatusIndicator>;
};

type DueProps = { one: { due: string | null; deadline: string | null; overdue: boolean; resting: boolean } };

/** The due date, whether a law sets it, and whether it has passed. */
export const Due = ({ one }: DueProps) => {
  const { t, i18n } = useTranslation();
  const due = dueOf(one);
  if (one.resting) return t('assessments.resting');
  if (due === null) return t('assessments.noDay');
  return (
    <span className="assessment-due">
      <time dateTime={due}>{formatDate(due, i18n.language)}</time>
      {due === one.deadline && <small>{t('assessments.byLaw')}</small>}
      {one.deadline !== null && due !== one.deadline && (
        <small>{t('assessments.lawBy', { day: formatDate(one.deadline, i18n.language) })}</small>
      )}
      {one.overdue && <StatusIndicator type="error">{t('assessments.overdue')}</StatusIndicator>}
    </span>
  );
};
