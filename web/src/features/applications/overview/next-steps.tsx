import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { placeOfStep } from './place-of-step.ts';

type Step = ApplicationDetails['next'][number];

const useStepText = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return ({ step, code, params }: Step) => {
    if (step === 'check' && code) {
      const role = params.role && t(`applications.personRoles.${params.role as PersonRole}`); // a known role
      return errorText({ code, params: { ...params, ...(role && { role }) } });
    }
    if (step === 'assessment') return t(`applications.steps.${params.kind as AssessmentKind}`); // a known kind
    if (step === 'waits_for')
      return t(
        params.role === 'reviewer' ? 'applications.steps.waits_for_reviewer' : 'applications.steps.waits_for_approver',
      );
    return t(`applications.steps.${step as Exclude<Step['step'], 'assessment' | 'check' | 'waits_for'>}`, params);
  };
};

const Due = ({ day, today }: { day: string; today: string }) => {
  const { t, i18n } = useTranslation();
  const date = formatDate(day, i18n.language);
  if (day < today)
    return <StatusIndicator type="error">{t('applications.overview.overdue', { date })}</StatusIndicator>;
  return (
    <Box fontSize="body-s" color="text-body-secondary">
      {t('applications.overview.due', { date })}
    </Box>
  );
};

type NextStepsProps = { id: string; steps: readonly Step[]; today: string };

export const NextSteps = ({ id, steps, today }: NextStepsProps) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const textOf = useStepText();
  return (
    <Container fitHeight header={<Header variant="h2">{t('applications.overview.next')}</Header>}>
      {steps.length === 0 && <StatusIndicator type="success">{t('applications.overview.nothing')}</StatusIndicator>}
      <ul className="next-steps">
        {steps.map((step) => (
          <li key={JSON.stringify(step)}>
            <RouterLink to={placeOfStep(id, step)} state={state}>
              {textOf(step)}
            </RouterLink>
            {step.due && <Due day={step.due} today={today} />}
          </li>
        ))}
      </ul>
    </Container>
  );
};
