import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { exceptionsIn } from '#domain/diligence/exceptions.ts';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import type { Answers } from '#domain/questions/question.ts';
import { placeOf } from '#web/components/questions/question-field.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';

const STEPS = [1, 2, 3, 4, 5, 6] as const;

type Exception = ReturnType<typeof exceptionsIn>[number];

const LOOKS: Record<Exception['why'], StatusIndicatorProps.Type> = {
  high: 'error',
  missing: 'pending',
  medium: 'warning',
};

type AnswersReviewProps = { answers: Answers; notes: (question: string) => ReactNode };
type AnswerLineProps = AnswersReviewProps & { question: DiligenceQuestionKey; why?: Exception['why'] };

const AnswerLine = ({ answers, notes, question, why }: AnswerLineProps) => {
  const { t } = useTranslation();
  const words = useDiligenceWords();
  return (
    <li id={placeOf(question)} tabIndex={-1} className="questionnaire-answer">
      <div>{words.text(question)}</div>
      <b>{words.answer(question, answers[question])}</b>
      {why && <StatusIndicator type={LOOKS[why]}>{t(`diligence.review.${why}`)}</StatusIndicator>}
      <div className="question-notes">{notes(question)}</div>
    </li>
  );
};

/** For reviewers: answers that raise the risk or are missing come first, and the rest is folded by section. */
export const AnswersReview = (props: AnswersReviewProps) => {
  const { t, i18n } = useTranslation();
  const { hash } = useLocation();
  const exceptions = exceptionsIn(props.answers);
  const isException = (key: string) => exceptions.some(({ question }) => question === key);
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header
            variant="h2"
            description={t('diligence.review.text')}
            counter={`(${exceptions.length.toLocaleString(i18n.language)})`}
          >
            {t('diligence.review.title')}
          </Header>
        }
      >
        {exceptions.length === 0 && <Box>{t('diligence.review.none')}</Box>}
        <ul className="questionnaire-answers">
          {exceptions.map(({ question, why }) => (
            <AnswerLine key={question} {...props} question={question} why={why} />
          ))}
        </ul>
      </Container>
      {STEPS.map((step) => {
        const rest = DILIGENCE_QUESTIONS.filter((one) => one.step === step && !isException(one.key));
        if (rest.length === 0) return null;
        return (
          <ExpandableSection
            key={step}
            variant="container"
            headingTagOverride="h2"
            headerText={t(`diligence.steps.step${step}.title`)}
            headerCounter={`(${rest.length.toLocaleString(i18n.language)})`}
            defaultExpanded={rest.some(({ key }) => hash === `#${placeOf(key)}`)}
          >
            <ul className="questionnaire-answers">
              {rest.map(({ key }) => (
                <AnswerLine key={key} {...props} question={key} />
              ))}
            </ul>
          </ExpandableSection>
        );
      })}
    </SpaceBetween>
  );
};
