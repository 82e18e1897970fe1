import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { useClosed } from '#web/components/detail/shown.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { VerdictIndicator } from './state.tsx';
import { useChanges } from './use-changes.ts';

export const Review = ({ one, mayWork }: { one: ShownAssessment; mayWork: boolean }) => {
  const { t, i18n } = useTranslation();
  const { id: own } = useCurrentUser();
  const isClosed = useClosed();
  const { mutate, isPending } = useChanges(one);
  if (!one.verdict) return null;
  const { verdict, comment, at, by } = one.verdict;
  return (
    <Container header={<Header variant="h2">{t('assessments.review.title')}</Header>}>
      <SpaceBetween size="m">
        <div>
          <VerdictIndicator verdict={verdict} />
          <p className="prose">{comment}</p>
          <small>{t('assessments.detail.by', { who: by.name, when: formatMoment(at, i18n.language) })}</small>
        </div>
        <ul className="assessment-list">
          {one.conditions.map(({ id, text, owner, due, done }) => (
            <li key={id}>
              <div>
                <p>{text}</p>
                <small>
                  {done
                    ? t('assessments.review.done', { who: done.by.name, when: formatMoment(done.at, i18n.language) })
                    : t('assessments.review.due', { day: formatDate(due, i18n.language), who: owner.name })}
                </small>
              </div>
              {!isClosed && (mayWork || owner.id === own) && (
                <Button
                  loading={isPending}
                  onClick={() => mutate((acts) => acts.meet({ condition_id: id, isMet: done === null }))}
                >
                  {t(done ? 'assessments.review.notMet' : 'assessments.review.isMet')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </SpaceBetween>
    </Container>
  );
};
