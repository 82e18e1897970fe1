import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/questions/question.ts';
import { failureOf } from '#web/api/failure.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { isMet, isQuestionChanged } from './outbox.ts';
import type { QuestionAnswers } from './use-outbox.ts';

type QuestionNotesProps = {
  question: string;
  contradicting: readonly string[];
  answers: QuestionAnswers;
  words: { text: (question: string) => string; answer: (question: string, values?: Answer) => string };
};

/** Shows the author of an answer, or the conflict with the user's answer. */
export const QuestionNotes = ({ question, contradicting, answers, words }: QuestionNotesProps) => {
  const { t, i18n } = useTranslation();
  const given = answers.given[question];
  const mine = answers.unsent[question];
  const when = given ? formatMoment(given.at, i18n.language) : '';

  const met = mine && isMet(mine) && (
    <span className="intake-conflict" role="alert">
      <StatusIndicator type="warning">
        {t('intake.conflict.text', {
          who: given?.by.name ?? '',
          theirs: words.answer(question, given?.values),
          when,
          mine: words.answer(question, mine.values),
        })}
      </StatusIndicator>
      <Button formAction="none" onClick={() => answers.giveUp(question)}>
        {t('intake.conflict.theirs')}
      </Button>
      <Button formAction="none" onClick={() => answers.answer(question, mine.values)}>
        {t('intake.conflict.mine')}
      </Button>
    </span>
  );
  const refused = mine?.refused && !met && (
    <span className="intake-conflict" role="alert">
      <StatusIndicator type={isQuestionChanged(mine) ? 'warning' : 'error'}>
        {isQuestionChanged(mine)
          ? t('intake.saving.questionChanged')
          : t('intake.saving.refused', { why: t(`actions.${failureOf(mine.refused)}`) })}
      </StatusIndicator>
      <Button formAction="none" onClick={() => answers.answer(question, mine.values)}>
        {t(isQuestionChanged(mine) ? 'intake.saving.confirm' : 'intake.saving.again')}
      </Button>
      <Button formAction="none" variant="link" onClick={() => answers.giveUp(question)}>
        {t('intake.saving.giveUp')}
      </Button>
    </span>
  );
  return (
    <>
      {met || refused}
      {contradicting.map((other) => (
        <StatusIndicator key={other} type="warning">
          {t('intake.contradicts', { question: words.text(other) })}
        </StatusIndicator>
      ))}
      {!mine && given && given.values.length > 0 && <span>{t('intake.answeredBy', { who: given.by.name, when })}</span>}
    </>
  );
};
