import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import type { PersonRole } from '#domain/applications/people.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { NextSteps } from '#web/components/detail/next-steps.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { placeOfStep } from './place-of-step.ts';

type Step = ApplicationDetails['next'][number];

const useStepText = () => {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  return ({ step, code, params }: Step) => {
    if (step === 'check' && code) {
      const role = params.role && t(`applications.personRoles.${params.role as PersonRole}`); // a known role
      const { label = '', label_es = '' } = params;
      const field = labelIn({ label: String(label), label_es: String(label_es) }, i18n.language);
      return errorText({ code, params: { ...params, ...(role && { role }), ...(field && { label: field }) } });
    }
    if (step === 'assessment') return t(`applications.steps.${params.kind as AssessmentKind}`); // a known kind
    if (step === 'waits_for')
      return t(
        params.role === 'reviewer' ? 'applications.steps.waits_for_reviewer' : 'applications.steps.waits_for_approver',
      );
    return t(`applications.steps.${step as Exclude<Step['step'], 'assessment' | 'check' | 'waits_for'>}`, params);
  };
};

export const ApplicationSteps = ({ id, steps }: { id: string; steps: readonly Step[] }) => {
  const textOf = useStepText();
  return (
    <NextSteps
      steps={steps.map((step) => ({
        key: JSON.stringify(step),
        text: textOf(step),
        to: placeOfStep(id, step),
        due: step.due,
      }))}
    />
  );
};
