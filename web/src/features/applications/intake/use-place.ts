import { useContext } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePlaceInAddress } from '#web/components/page/use-place-in-address.ts';
import { addressOfQuestion, addressOfStep } from '#web/components/questions/question-address.ts';
import { Questionnaire } from './questionnaire.ts';

const STEPS = [1, 2, 3, 4, 5, 6] as const;

/** Anchor of the heading of a step. */
export const STEP_HEADING = 'step';

/** Keeps the step and the focused question in the URL. */
export const usePlace = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const { questions } = useContext(Questionnaire);
  const steps = STEPS.filter((step) => questions.some((question) => question.step === step));
  const step = steps.find((one) => String(one) === params.get('step')) ?? STEPS[0];

  usePlaceInAddress();

  return {
    ...{ step, steps },
    addressOf: addressOfStep,
    toStep: (to: number) => navigate({ search: addressOfStep(to), hash: STEP_HEADING }, { state }),
    addressOfQuestion,
    toAddress: (to: string) => navigate(to, { state }),
  };
};
export type Place = ReturnType<typeof usePlace>;
