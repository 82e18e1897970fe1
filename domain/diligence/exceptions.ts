/** The answers that a reviewer of due diligence looks at first. */
import { type Answers, isAnswered, meeting, UNKNOWN } from '#domain/questions/question.ts';
import { DILIGENCE_GATES } from './gates.ts';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from './questions.ts';

type DiligenceException = { question: DiligenceQuestionKey; why: 'high' | 'medium' | 'missing' };

/** Gates come in order of severity. An unknown answer counts as the worst, as for the risk of the vendor. */
const riskOf = (question: string, answers: Answers) => {
  const answer = answers[question] ?? [];
  const gate = DILIGENCE_GATES.find(({ opens }) =>
    opens.some(
      (condition) =>
        condition.question === question && (answer.includes(UNKNOWN) || meeting(condition, answer).length > 0),
    ),
  );
  return gate?.outcome;
};

const ORDER = ['high', 'missing', 'medium'] as const;

/** Answers that raise the risk, and questions without an answer. The most severe come first. */
export const exceptionsIn = (answers: Answers): DiligenceException[] =>
  DILIGENCE_QUESTIONS.flatMap(({ key }): DiligenceException[] => {
    if (!isAnswered(answers[key])) return [{ question: key, why: 'missing' }];
    const risk = riskOf(key, answers);
    return risk === 'high' || risk === 'medium' ? [{ question: key, why: risk }] : [];
  }).toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
