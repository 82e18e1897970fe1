import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { nextAction } from '#domain/applications/next-action.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { PageButton } from '#web/components/page/page-button.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { placeOfStep } from '../overview/place-of-step.ts';

type Step = ApplicationDetails['next'][number];

const keyOf = ({ step, path, params }: Step) => {
  if (step === 'assessment') return params.kind as AssessmentKind; // a known kind
  return step === 'check' ? (path as 'details' | 'intake' | 'people') : step; // a check is completed in one of these
};

/** The one step that the reader can take now; nothing on the page where it is taken. */
export const NextAction = ({ application, mayEdit }: { application: Application; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const { id, first_name, last_name, email, roles } = useCurrentUser();
  const isViewing = useViewing() !== undefined;
  const { data } = useQuery(applicationQueries.details(application.id));
  if (!data || isViewing) return null;
  const person = { isOwn: (other: string) => other === id, name: `${first_name} ${last_name}`, email, roles, mayEdit };
  const step = nextAction(person, application, data.next);
  if (!step) return null;
  const place = placeOfStep(application.id, step);
  if (place === pathname) return null;
  return (
    <PageButton variant="primary" to={place} state={state}>
      {t(`workspace.actions.${keyOf(step)}`)}
    </PageButton>
  );
};
