import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { NextAction } from '#web/components/detail/next-action.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { placeOfStep } from '../overview/place-of-step.ts';

type Step = ApplicationDetails['next'][number];

const keyOf = ({ step, path, params }: Step) => {
  if (step === 'assessment') return params.kind as AssessmentKind; // a known kind
  return step === 'check' ? (path as 'details' | 'intake' | 'people') : step; // a check is completed in one of these
};

/** The next action of the reader of an application. */
export const ApplicationAction = ({ application, mayEdit }: { application: Application; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const { data } = useQuery(applicationQueries.details(application.id));
  return (
    <NextAction
      subject={application}
      steps={data?.next ?? []}
      mayEdit={mayEdit}
      placeOf={(step) => placeOfStep(application.id, step)}
      labelOf={(step) => t(`workspace.actions.${keyOf(step)}`)}
    />
  );
};
