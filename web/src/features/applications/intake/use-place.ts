import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePlaceInAddress } from '#web/components/page/use-place-in-address.ts';
import { addressOfQuestion, addressOfStep } from '#web/components/questions/question-address.ts';

export const STEPS = [1, 2, 3, 4, 5] as const;

/** Anchor of the heading of a step. */
export const STEP_HEADING = 'step';

const stepOf = (text: string | null) => STEPS.find((step) => String(step) === text) ?? STEPS[0];

/** Keeps the step and the focused question in the URL. */
export const usePlace = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const step = stepOf(params.get('step'));

  usePlaceInAddress();

  return {
    step,
    addressOf: addressOfStep,
    toStep: (to: number) => navigate({ search: addressOfStep(to), hash: STEP_HEADING }, { state }),
    addressOfQuestion,
    toAddress: (to: string) => navigate(to, { state }),
  };
};
export type Place = ReturnType<typeof usePlace>;
