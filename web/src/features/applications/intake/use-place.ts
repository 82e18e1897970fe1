import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { placeOf } from '#web/components/questions/question-field.tsx';

export const STEPS = [1, 2, 3, 4, 5] as const;

const stepOf = (text: string | null) => STEPS.find((step) => String(step) === text) ?? STEPS[0];

const addressOf = (step: number) => `?step=${step}`;

export const addressOfQuestion = (question: string) => {
  const found = QUESTIONS.find((one) => one.key === question);
  return `${addressOf(found?.step ?? 1)}#${placeOf(question)}`;
};

/** Which step is on the page, and which question has the focus: both are in the address. */
export const usePlace = () => {
  const navigate = useNavigate();
  const { hash, key, state } = useLocation();
  const [params] = useSearchParams();
  const step = stepOf(params.get('step'));

  useEffect(() => {
    const place = hash && key && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [hash, key]);

  return {
    step,
    addressOf,
    toStep: (to: number) => navigate({ search: addressOf(to) }, { state }),
    addressOfQuestion,
    toAddress: (to: string) => navigate(to, { state }),
  };
};
export type Place = ReturnType<typeof usePlace>;
