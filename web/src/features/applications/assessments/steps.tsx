import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { ASSESSMENT_FLOW } from '#domain/assessments/words.ts';
import { possible } from '#domain/states.ts';
import { assessmentPath } from '#web/routing/application-path.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useChanges } from './use-changes.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

export type Rights = { mayWork: boolean; mayReview: boolean; isOwn: boolean };
type StepsProps = { one: ShownAssessment; rights: Rights; isReady: boolean };

/** Buttons for the actions that the current user may take in this state. */
export const Steps = ({ one, rights: { mayWork, mayReview, isOwn }, isReady }: StepsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useChanges(one);
  const [asked, setAsked] = useState<'return' | 'cancel' | 'conclude'>();
  const now = possible(ASSESSMENT_FLOW, one.state);
  const close = { onSuccess: () => setAsked(undefined) };
  const may = {
    submit: mayWork && now.includes('submit'),
    cancel: mayWork && now.includes('cancel') && one.supersedes === null && (one.demanded_by === null || one.resting),
    return: mayReview && now.includes('return'),
    conclude: mayReview && !isOwn && now.includes('conclude'),
    correct: (mayWork || mayReview) && now.includes('correct'),
  };
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {may.cancel && <Button onClick={() => setAsked('cancel')}>{t('assessments.steps.cancel')}</Button>}
      {may.return && <Button onClick={() => setAsked('return')}>{t('assessments.steps.return')}</Button>}
      {may.correct && (
        <Button
          loading={isPending}
          onClick={() =>
            mutate((acts) => acts.correct(), {
              onSuccess: ({ id, application_id }) => navigate(assessmentPath(application_id, id)),
            })
          }
        >
          {t('assessments.steps.correct')}
        </Button>
      )}
      {may.submit && (
        <Button
          variant="primary"
          loading={isPending}
          disabled={!isReady}
          onClick={() => mutate((acts) => acts.submit())}
        >
          {t('assessments.steps.submit')}
        </Button>
      )}
      {may.conclude && (
        <Button variant="primary" onClick={() => setAsked('conclude')}>
          {t('assessments.steps.conclude')}
        </Button>
      )}
      {(asked === 'return' || asked === 'cancel') && (
        <ReasonDialog
          title={t(`assessments.steps.${asked}`)}
          busy={isPending}
          onSubmit={(reason) => mutate((acts) => acts[asked]({ reason }), close)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'conclude' && <VerdictDialog one={one} onClose={() => setAsked(undefined)} />}
    </SpaceBetween>
  );
};
