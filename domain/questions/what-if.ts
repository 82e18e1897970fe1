/** What would change the outcome of a questionnaire: the fewest answers that would have to be others. */
import { assess, type Gate, type Questionnaire } from './assess.ts';
import { type Answer, type Answers, knownBy, NONE, type Question, truthOf, UNKNOWN } from './question.ts';

/** Another answer to a question. */
export type Change = { question: string; values: string[] };

export type WhatIf<O extends string> = {
  /** All of these together make it lighter; fewer do not. */
  lower: { outcome: O; changes: Change[] } | null;
  /** Each of these by itself makes it graver. */
  raise: { outcome: O; change: Change }[];
};

export const changed = (answers: Answers, changes: readonly Change[]): Answers => ({
  ...answers,
  ...Object.fromEntries(changes.map(({ question, values }) => [question, values])),
});

const isReal = (value: string) => value !== NONE && value !== UNKNOWN;

/** As much of an answer as opens none of these gates; where that is nothing, the nearest that does not. */
const closing = ({ key, of }: Question, answer: Answer, gates: readonly Gate<string>[]): string[] | undefined => {
  const opening = gates.flatMap(({ opens }) => opens).flatMap(({ question, any }) => (question === key ? any : []));
  const kept = answer.filter((value) => isReal(value) && !opening.includes(value));
  if (kept.length > 0) return kept;
  const nearest = of.find((value) => !opening.includes(value));
  return nearest === undefined ? undefined : [nearest];
};

const lowered = <O extends string>(questionnaire: Questionnaire<O>, answers: Answers): WhatIf<O>['lower'] => {
  const { questions, gates } = questionnaire;
  const { outcome } = assess(questionnaire, answers);
  const known = knownBy(questions, answers);
  const last = gates.findLastIndex((gate) => gate.outcome === outcome);
  const toClose = gates.slice(0, last + 1);
  const keeping = new Set(
    toClose
      .flatMap(({ opens }) => opens)
      .filter((condition) => truthOf(condition, known) !== 'no')
      .map(({ question }) => question),
  );
  const changes: Change[] = [];
  for (const question of questions.filter(({ key }) => keeping.has(key))) {
    const values = closing(question, answers[question.key] ?? [], toClose);
    if (!values) return null;
    changes.push({ question: question.key, values });
  }
  const after = assess(questionnaire, changed(answers, changes)).outcome;
  return after === outcome ? null : { outcome: after, changes };
};

const raised = <O extends string>(questionnaire: Questionnaire<O>, answers: Answers): WhatIf<O>['raise'] => {
  const { questions, gates } = questionnaire;
  const { outcome } = assess(questionnaire, answers);
  const graver = gates.slice(
    0,
    gates.findIndex((gate) => gate.outcome === outcome),
  );
  return questions.flatMap(({ key, choose }) => {
    const gate = graver.find(({ opens }) => opens.some(({ question }) => question === key));
    const [value] = gate?.opens.find(({ question }) => question === key)?.any ?? [];
    if (!gate || value === undefined) return [];
    const before = choose === 'several' ? (answers[key] ?? []).filter(isReal) : [];
    return [{ outcome: gate.outcome, change: { question: key, values: [...before, value] } }];
  });
};

export const whatIf = <O extends string>(questionnaire: Questionnaire<O>, answers: Answers): WhatIf<O> => ({
  lower: lowered(questionnaire, answers),
  raise: raised(questionnaire, answers),
});
