import Button from '@cloudscape-design/components/button';
import { type ReactNode, useId } from 'react';
import { type Answer, NONE, type Question, UNKNOWN } from '#domain/questions/question.ts';
import './questions.css';

export type QuestionWords = { text: string; help: string; example: string; choice: (value: string) => string };

type QuestionFieldProps = {
  question: Question;
  words: QuestionWords;
  answer: Answer;
  isReadOnly: boolean;
  clear: string;
  /** The author of the answer, and its problems. */
  notes?: ReactNode;
  onAnswer: (values: Answer) => void;
};

/** Anchor of a question, so that links lead to it. */
export const placeOf = (key: string) => `question-${key}`;

const isAlone = (value: string) => value === NONE || value === UNKNOWN;

/** Adds or removes a value. */
const toggled = (answer: Answer, value: string): Answer => {
  if (answer.includes(value)) return answer.filter((one) => one !== value);
  return isAlone(value) ? [value] : [...answer.filter((one) => !isAlone(one)), value];
};

export const QuestionField = ({ question, words, answer, isReadOnly, clear, notes, onAnswer }: QuestionFieldProps) => {
  const id = useId();
  const { key, of, choose } = question;
  const isOne = choose === 'one';
  return (
    <fieldset
      id={placeOf(key)}
      className="question"
      tabIndex={-1}
      aria-describedby={`${id}-help`}
      disabled={isReadOnly}
    >
      <legend>{words.text}</legend>
      <p id={`${id}-help`} className="question-help">
        {words.help} <span>{words.example}</span>
      </p>
      <div className={isOne ? 'question-choices' : 'question-choices question-several'}>
        {[...new Set([...of, ...answer, UNKNOWN])].map((value) => (
          <label key={value} className="question-choice">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={isOne ? id : undefined}
              checked={answer.includes(value)}
              onChange={() => onAnswer(isOne ? [value] : toggled(answer, value))}
            />
            <span>{words.choice(value)}</span>
          </label>
        ))}
      </div>
      <div className="question-notes">
        {notes}
        {answer.length > 0 && !isReadOnly && (
          <Button variant="inline-link" formAction="none" onClick={() => onAnswer([])}>
            {clear}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
