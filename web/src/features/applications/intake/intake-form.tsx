import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { Intake } from '#domain/applications/intake.ts';
import { isRetired } from '#domain/life/life.ts';
import { askedOf, contradictionsIn } from '#domain/questions/assess.ts';
import { CommentLink } from '#web/components/comments/comment-link.tsx';
import { Beside } from '#web/components/page/beside.tsx';
import { QuestionField } from '#web/components/questions/question-field.tsx';
import { QuestionNotes } from '#web/components/questions/question-notes.tsx';
import { SavingState } from '#web/components/questions/saving-state.tsx';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import type { Left } from '#web/drafts/vault.ts';
import { lazyPart } from '#web/parts.ts';
import { Questionnaire } from './questionnaire.ts';
import { Steps } from './steps.tsx';
import { Submit } from './submit.tsx';
import { TierOverrides } from './tier-overrides.tsx';
import { TierPanel } from './tier-panel.tsx';
import { useAnswers } from './use-answers.ts';
import { STEP_HEADING, usePlace } from './use-place.ts';
import './intake.css';

const Versions = lazyPart(() => import('./versions.tsx'));

type IntakeFormProps = { application: Application; mayEdit: boolean; intake: Intake; left: readonly Left[] };

/** The questions of one step, with the result of all answers beside them. */
export const IntakeForm = ({ application, mayEdit, intake, left }: IntakeFormProps) => {
  const { id } = application;
  const { t } = useTranslation();
  const answers = useAnswers(id, intake, left);
  const place = usePlace();
  const words = useQuestionWords();
  const { step, steps } = place;
  const isLast = step === steps.at(-1);
  const questionnaire = useContext(Questionnaire);
  const asked = askedOf(questionnaire, answers.answers);
  const here = asked.filter((question) => question.step === step);
  const contradictions = contradictionsIn(questionnaire, answers.answers);
  const against = (key: string) => contradictions.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []));

  return (
    <SpaceBetween size="l">
      {!mayEdit && !isRetired(application) && <Alert type="info">{t('intake.readOnly')}</Alert>}
      <Beside
        column={
          <>
            <TierPanel answers={answers.answers} place={place}>
              {mayEdit && <Submit id={id} answers={answers} place={place} isPrimary={isLast} />}
            </TierPanel>
            <TierOverrides application={application} mayEdit={mayEdit} />
          </>
        }
      >
        <Steps asked={asked} answers={answers.answers} place={place} />
        <Container
          header={
            <Header
              variant="h2"
              description={t(`intake.steps.step${step}.text`)}
              actions={mayEdit && <SavingState answers={answers} />}
            >
              <span id={STEP_HEADING} tabIndex={-1} className="intake-step-heading">
                {t(`intake.steps.step${step}.title`)}
              </span>
            </Header>
          }
          footer={
            <div className="intake-onward">
              <Button disabled={step === steps[0]} onClick={() => place.toStep(step - 1)}>
                {t('intake.previous')}
              </Button>
              <span>{t('intake.step', { step, of: steps.length })}</span>
              <Button variant={isLast ? 'normal' : 'primary'} disabled={isLast} onClick={() => place.toStep(step + 1)}>
                {t('intake.next')}
              </Button>
            </div>
          }
        >
          {here.length === 0 && t('intake.nothingAsked')}
          {here.map((question) => (
            <QuestionField
              key={question.key}
              question={question}
              words={words.of(question.key)}
              answer={answers.answers[question.key] ?? []}
              isReadOnly={!mayEdit}
              clear={t('intake.clear')}
              notes={
                <>
                  <QuestionNotes
                    {...{ answers, words }}
                    question={question.key}
                    contradicting={against(question.key)}
                  />
                  <CommentLink on={{ kind: 'answer', id: question.key }} name={words.text(question.key)} />
                </>
              }
              onAnswer={(values) => answers.answer(question.key, values)}
            />
          ))}
        </Container>
      </Beside>
      <Suspense>
        <Versions id={id} answers={answers.answers} />
      </Suspense>
    </SpaceBetween>
  );
};
