import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { answer } from '#web/auth/sign-in.ts';
import { identitySteps } from '#web/i18n/en/sign-in/identity-steps.ts';
import { keysByText } from '#web/i18n/keys-by-text.ts';
import type { Rule } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useOnward } from '../use-onward.ts';

/** Like use-failure-text.ts, for errors of the identity service that occur only here. */
const SAID = keysByText(identitySteps);

export const useStepFailureText = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (failure: Error) => {
    const known = SAID.get(failure.message);
    return known ? t(`identitySteps.${known}`) : failureText(failure);
  };
};

type Answering = { initial: string; rule?: Rule<string>; prepare?: (value: string) => string };

const anything: Rule<string> = () => undefined;
const asItIs = (value: string) => value;

/** Form with one field that answers a sign-in question. */
export const useAnswer = (question: Question, { initial, rule = anything, prepare = asItIs }: Answering) => {
  const { goOn, unlessOver } = useOnward();
  const failureText = useStepFailureText();
  const { values, set, wrong, busy, failure, onSubmit } = useForm({
    initial: { answer: initial },
    rules: { answer: rule },
    submit: (given) => unlessOver(async () => goOn(await answer(question, prepare(given.answer)))),
  });
  return {
    form: { busy, failure: failure && failureText(failure), onSubmit },
    field: {
      name: 'answer',
      value: values.answer,
      wrong: wrong('answer'),
      onChange: (value: string) => set({ answer: value }),
    },
  };
};
