/**
 * What follows from the answers to a questionnaire: gates are tried in order, and the first that opens decides. Nothing is
 * added up. As long as a graver gate may still open, that is what counts, and the outcome is provisional.
 */
import {
  type Answers,
  type Condition,
  isAsked,
  isSettled,
  type Known,
  knownBy,
  meeting,
  type Question,
  truthOf,
} from './question.ts';

export type Gate<O extends string> = {
  readonly key: string;
  readonly outcome: O;
  /** Each opens it. One without any is always open. */
  readonly opens: readonly Condition[];
};

export type Questionnaire<O extends string> = {
  readonly version: string;
  /** Each depends on earlier ones alone. */
  readonly questions: readonly Question[];
  /** From the gravest outcome to the lightest. The last is always open, and no gate depends on a question that is not always asked. */
  readonly gates: readonly Gate<O>[];
  /** What cannot both be so. */
  readonly contradictions: readonly (readonly [Condition, Condition])[];
};

type State = 'closed' | 'undecided' | 'open';

/** A question, and of its answer the values that count here; none where it has no answer yet. */
type Given = { question: string; values: string[] };

export type Assessment<O extends string> = {
  /** The gravest that is still possible. */
  outcome: O;
  /** Which gate decided. */
  gate: string;
  /** Some answer could still make it a lighter one. */
  provisional: boolean;
  /** The lightest that is still possible. */
  at_least: O;
  /** What opened the gate, or leaves it undecided. */
  because: Given[];
  /** Every gate up to the one that decided, in order. */
  trace: { gate: string; state: State }[];
  /** Of the questions that keep it provisional, the one that keeps most gates undecided. */
  settle: string | null;
  /** What is still to be asked: nothing that no answer could make matter any more. */
  missing: string[];
};

const stateOf = ({ opens }: Gate<string>, known: Known): State => {
  if (opens.length === 0) return 'open';
  const truths = opens.map((condition) => truthOf(condition, known));
  if (truths.includes('yes')) return 'open';
  return truths.includes('maybe') ? 'undecided' : 'closed';
};

const givenFor = ({ opens }: Gate<string>, state: State, answers: Answers, known: Known): Given[] => {
  const wanted = state === 'open' ? 'yes' : 'maybe';
  return opens
    .filter((condition) => truthOf(condition, known) === wanted)
    .map((condition) => {
      const { question } = condition;
      const values = state === 'open' ? meeting(condition, answers[question]) : (answers[question] ?? []);
      return { question, values: [...values] };
    });
};

/** The one that most of these gates wait for; among equals the first. */
const awaitedMost = (gates: readonly Gate<string>[], known: Known): string | null => {
  const counts = new Map<string, number>();
  for (const { opens } of gates)
    for (const condition of opens)
      if (truthOf(condition, known) === 'maybe')
        counts.set(condition.question, (counts.get(condition.question) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
};

export const assess = <O extends string>({ questions, gates }: Questionnaire<O>, answers: Answers): Assessment<O> => {
  const known = knownBy(questions, answers);
  const tried = gates.map((gate) => ({ gate, state: stateOf(gate, known) }));
  const first = tried.find(({ state }) => state !== 'closed');
  const lightest = tried.find(({ state }) => state === 'open');
  if (!first || !lightest) throw new Error('The last gate of a questionnaire is always open.');

  const { outcome } = first.gate;
  const provisional = lightest.gate.outcome !== outcome;
  const decided = provisional ? first : lightest;
  const undecided = tried.filter(({ gate, state }) => gate.outcome === outcome && state === 'undecided');
  // Beyond the gravest outcome there is nothing to find out.
  const isEnd = !provisional && outcome === gates[0]?.outcome;
  const open = questions.filter(({ key }) => isAsked(key, known) && !isSettled(answers[key])).map(({ key }) => key);
  return {
    outcome,
    gate: decided.gate.key,
    provisional,
    at_least: lightest.gate.outcome,
    because: givenFor(decided.gate, decided.state, answers, known),
    trace: tried.slice(0, tried.indexOf(decided) + 1).map(({ gate, state }) => ({ gate: gate.key, state })),
    settle: provisional
      ? awaitedMost(
          undecided.map(({ gate }) => gate),
          known,
        )
      : null,
    missing: isEnd ? [] : open,
  };
};

/** The questions on the page: what was answered stays there as long as it counts. */
export const askedOf = <O extends string>(questionnaire: Questionnaire<O>, answers: Answers): Question[] => {
  const known = knownBy(questionnaire.questions, answers);
  const { missing } = assess(questionnaire, answers);
  return questionnaire.questions.filter(
    ({ key }) => missing.includes(key) || (isAsked(key, known) && isSettled(answers[key])),
  );
};

/** Pairs of questions whose answers cannot both be true. */
export const contradictionsIn = ({ questions, contradictions }: Questionnaire<string>, answers: Answers) => {
  const known = knownBy(questions, answers);
  return contradictions
    .filter((pair) => pair.every((condition) => truthOf(condition, known) === 'yes'))
    .map(([one, other]) => [one.question, other.question] as const);
};
