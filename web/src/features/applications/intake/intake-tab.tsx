import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { intakeWith } from '#domain/own-questions/questionnaire.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { OwnQuestionsShown } from '#web/components/questions/use-question-words.ts';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { IntakeForm } from './intake-form.tsx';
import { intakeQueries } from './queries.ts';
import { Questionnaire } from './questionnaire.ts';

/** Loads unsent answers from this device before it shows the intake. */
export const IntakeTab = () => {
  const { t } = useTranslation();
  const { entity: application, mayEdit } = useShown<Application>();
  const { id } = application;
  const { data, error, refetch } = useQuery(intakeQueries.one(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('intake.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <OwnQuestionsShown value={data.company_questions?.questions ?? []}>
      <Questionnaire value={intakeWith(data.company_questions)}>
        <WithDrafts form={`intake:${id}`}>
          {({ left }) => (
            <IntakeForm key={id} application={application} mayEdit={mayEdit} intake={data} left={mayEdit ? left : []} />
          )}
        </WithDrafts>
      </Questionnaire>
    </OwnQuestionsShown>
  );
};
