import Container from '@cloudscape-design/components/container';
import Steps, { type StepsProps } from '@cloudscape-design/components/steps';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { assessmentsPath, controlsPath, intakePath, risksPath } from '#web/routing/application-path.ts';
import { approvalPath, ofApplication } from '#web/routing/subject-path.ts';

type Step = ApplicationDetails['lifecycle'][number];

const STATUSES: Record<Step['state'], StepsProps.Status> = {
  done: 'success',
  in_progress: 'in-progress',
  waiting: 'pending',
  blocked: 'error',
  not_started: 'not-started',
  not_required: 'stopped',
};

const PATHS: Record<Step['step'], (id: string) => string> = {
  intake: intakePath,
  risk: risksPath,
  controls: controlsPath,
  validation: assessmentsPath,
  approval: (id) => approvalPath(ofApplication(id)),
  monitoring: assessmentsPath,
};

/** The six steps from intake to monitoring, each with its state and a link to its page. */
export const Lifecycle = ({ id, steps }: { id: string; steps: readonly Step[] }) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const isNarrow = useNarrow();
  return (
    <Container>
      <Steps
        ariaLabel={t('workspace.lifecycle.title')}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        steps={steps.map((step) => {
          const stateText = t(`workspace.lifecycle.states.${step.state}`);
          const hasProgress = step.state === 'in_progress' && step.of !== null && step.of > 0;
          return {
            status: STATUSES[step.state],
            statusIconAriaLabel: stateText,
            header: (
              <RouterLink to={PATHS[step.step](id)} state={state}>
                {t(`workspace.lifecycle.steps.${step.step}`)}
              </RouterLink>
            ),
            details: hasProgress ? t('workspace.lifecycle.progress', { done: step.done, of: step.of }) : stateText,
          };
        })}
      />
    </Container>
  );
};
