/** Finds the fewest answers that would have to change for another outcome. */
import { assess, type Gate, type Questionnaire } from './assess.ts';
import { type Answer, type Answers, knownBy, NONE, type Question, truthOf, UNKNOWN } from './question.ts';

export type Change = { question: string; values: string[] };

export type WhatIf<O extends string> = {
  /** All changes together lead to a less severe outcome; a subset does not. */
  lower: { outcome: O; changes: Change[] } | null;
  /** Each change alone leads to a more severe outcome. */
  raise: { outcome: O; change: Change }[];
};

export const changed = (answers: Answers, changes: readonly Change[]): Answers => ({
  ...answers,
  ...Object.fromEntries(changes.map(({ question, values }) => [question, values])),
});

const isReal = (value: string) => value !== NONE && value !== UNKNOWN;

/** The answer reduced to values that keep these gates closed; if none remain, the nearest such choice. */
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
