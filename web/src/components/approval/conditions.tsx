import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval, ApprovalRound } from '#domain/approval/approval.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { SettleCondition } from './settle-condition.tsx';

type Condition = ApprovalRound['conditions'][number];

const isOverdue = (day: string) => Date.parse(`${day}T23:59:59`) < Date.now();

const State = ({ condition: { done, due } }: { condition: Condition }) => {
  const { t, i18n } = useTranslation();
  if (done)
    return (
      <StatusIndicator type="success">
        {t('approval.conditions.done', { when: formatMoment(done.at, i18n.language), who: done.by.name })}
      </StatusIndicator>
    );
  return isOverdue(due) ? (
    <StatusIndicator type="error">{t('approval.conditions.overdue')}</StatusIndicator>
  ) : (
    <StatusIndicator type="pending">{t('approval.conditions.open')}</StatusIndicator>
  );
};

export const Conditions = ({ subject, approval }: { subject: SubjectOf; approval: Approval }) => {
  const { t, i18n } = useTranslation();
  const { conditions, may } = approval;
  const isViewing = useViewing() !== undefined;
  const own = useCurrentUser().id;
  const [settled, setSettled] = useState<Condition>();
  if (conditions.length === 0) return null;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${conditions.length})`}>
          {t('approval.conditions.title')}
        </Header>
      }
    >
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
            {!isViewing && (may.settle || condition.owner.id === own) && (
              <div>
                <Button variant="inline-link" onClick={() => setSettled(condition)}>
                  {t(condition.done ? 'approval.conditions.reopen' : 'approval.conditions.settle')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {settled && <SettleCondition subject={subject} condition={settled} onClose={() => setSettled(undefined)} />}
    </Container>
  );
};
