import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unanswered } from '#domain/diligence/diligence.ts';
import { DILIGENCE_QUESTIONS } from '#domain/diligence/questions.ts';
import { type Answer, type Answers, isAnswered } from '#domain/questions/question.ts';
import { placeOf, QuestionField } from '#web/components/questions/question-field.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import '#web/components/share-bar.css';
import './diligence.css';

const STEPS = [1, 2, 3, 4, 5, 6] as const;

type SectionsProps = {
  answers: Answers;
  reader: 'company' | 'vendor';
  isReadOnly: boolean;
  saving?: ReactNode;
  notes: (question: string) => ReactNode;
  onAnswer: (question: string, values: Answer) => void;
};

/** All due diligence questions, for the company and for the vendor. */
export const DiligenceSections = ({ answers, reader, isReadOnly, saving, notes, onAnswer }: SectionsProps) => {
  const { t } = useTranslation();
  const words = useDiligenceWords(reader);
  const open = DILIGENCE_QUESTIONS.find(({ key }) => !isAnswered(answers[key]));
  const count = (of: typeof DILIGENCE_QUESTIONS | readonly { key: string }[]) =>
    t('diligence.progress', { answered: of.filter(({ key }) => isAnswered(answers[key])).length, of: of.length });

  const toNext = () => {
    const place = open && document.getElementById(placeOf(open.key));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className="diligence-sections">
      <div className="diligence-progress">
        <b>{count(DILIGENCE_QUESTIONS)}</b>
        <progress
          className="share-progress diligence-bar"
          max={DILIGENCE_QUESTIONS.length}
          value={DILIGENCE_QUESTIONS.length - unanswered(answers).length}
          aria-label={t('diligence.progressLabel')}
        />
        {open && !isReadOnly && (
          <Button variant="inline-link" formAction="none" onClick={toNext}>
            {t('diligence.toNext')}
          </Button>
        )}
        {saving}
      </div>
      {STEPS.map((step) => {
        const here = DILIGENCE_QUESTIONS.filter((question) => question.step === step);
        return (
          <Container
            key={step}
            header={
              <Header variant="h2" description={t(`diligence.steps.step${step}.text`)} counter={`(${here.length})`}>
                {t(`diligence.steps.step${step}.title`)}
              </Header>
            }
            footer={<span className="diligence-count">{count(here)}</span>}
          >
            {here.map((question) => (
              <QuestionField
                key={question.key}
                question={question}
                words={words.of(question.key)}
                answer={answers[question.key] ?? []}
                isReadOnly={isReadOnly}
                clear={t('intake.clear')}
                notes={notes(question.key)}
                onAnswer={(values) => onAnswer(question.key, values)}
              />
            ))}
          </Container>
        );
      })}
    </div>
  );
};
