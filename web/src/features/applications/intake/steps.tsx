import { useTranslation } from 'react-i18next';
import { type Answers, isAnswered, type Question } from '#domain/questions/question.ts';
import type { Place } from './use-place.ts';

type StepsProps = { asked: readonly Question[]; answers: Answers; place: Place };

/** Step navigation with the progress of each step. */
export const Steps = ({ asked, answers, place }: StepsProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('intake.stepsLabel')}>
      <ol className="intake-steps">
        {place.steps.map((step) => {
          const own = asked.filter((question) => question.step === step);
          const answered = own.filter(({ key }) => isAnswered(answers[key])).length;
          return (
            <li key={step}>
              <a
                href={place.addressOf(step)}
                aria-current={step === place.step ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  place.toStep(step);
                }}
              >
                <span className="intake-step-name">
                  <span aria-hidden="true">{step}</span> {t(`intake.steps.step${step}.title`)}
                </span>
                <span className="intake-step-done">{t('intake.answered', { answered, of: own.length })}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
