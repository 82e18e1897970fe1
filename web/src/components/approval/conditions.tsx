import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval, Condition } from '#domain/approval/approval.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { CloseCondition } from './close-condition.tsx';
import { ConditionList } from './condition-list.tsx';

export const Conditions = ({ subject, approval }: { subject: SubjectOf; approval: Approval }) => {
  const { t } = useTranslation();
  const { conditions, may } = approval;
  const isReadOnly = useReadOnly();
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
      <ConditionList
        conditions={conditions}
        actions={(condition) =>
          !isReadOnly &&
          (may.settle || condition.owner.id === own) && (
            <div>
              <Button variant="inline-link" onClick={() => setSettled(condition)}>
                {t(condition.done ? 'approval.conditions.reopen' : 'approval.conditions.settle')}
              </Button>
            </div>
          )
        }
      />
      {settled && <CloseCondition subject={subject} condition={settled} onClose={() => setSettled(undefined)} />}
    </Container>
  );
};
