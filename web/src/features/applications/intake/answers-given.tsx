import type { Answer } from '#domain/questions/question.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { QuestionLink } from './question-link.tsx';
import type { Place } from './use-place.ts';

type AnswersGivenProps = { answers: readonly { question: string; values: Answer }[]; place: Place };

/** Links to questions, each with its answer. */
export const AnswersGiven = ({ answers, place }: AnswersGivenProps) => {
  const words = useQuestionWords();
  return (
    <ul className="question-list">
      {answers.map(({ question, values }) => (
        <li key={question}>
          <QuestionLink place={place} question={question}>
            {words.text(question)}
          </QuestionLink>{' '}
          {words.answer(question, values)}
        </li>
      ))}
    </ul>
  );
};
