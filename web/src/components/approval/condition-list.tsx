import Box from '@cloudscape-design/components/box';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condition } from '#domain/approval/approval.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';

const State = ({ condition: { done, due } }: { condition: Condition }) => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (done)
    return (
      <StatusIndicator type="success">
        {t('approval.conditions.done', { when: formatMoment(done.at, i18n.language), who: done.by.name })}
      </StatusIndicator>
    );
  return due < today ? (
    <StatusIndicator type="error">{t('approval.conditions.overdue')}</StatusIndicator>
  ) : (
    <StatusIndicator type="pending">{t('approval.conditions.open')}</StatusIndicator>
  );
};

type ConditionListProps = {
  conditions: readonly Condition[];
  /** The reader's actions on a condition. */
  actions?: (condition: Condition) => ReactNode;
};

/** Conditions of an approval, each with its assignee, due date and state. */
export const ConditionList = ({ conditions, actions }: ConditionListProps) => {
  const { t, i18n } = useTranslation();
  return (
    <ul className="approval-conditions">
      {conditions.map((condition) => (
        <li key={condition.number}>
          <div className="prose">{condition.text}</div>
          <Box color="text-body-secondary" fontSize="body-s">
            {t('approval.conditions.due', {
              who: condition.owner.name,
              day: formatDate(condition.due, i18n.language),
            })}
          </Box>
          <State condition={condition} />
          {condition.done?.note && <div className="prose">{condition.done.note}</div>}
          {actions?.(condition)}
        </li>
      ))}
    </ul>
  );
};
