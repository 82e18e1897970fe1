/**
 * Evaluates a questionnaire. Gates are tried in order, and the first open gate decides; there are no scores. While a
 * more severe gate may still open, its outcome counts, and the result is provisional.
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
  /** Any of these conditions opens the gate. A gate without conditions is always open. */
  readonly opens: readonly Condition[];
};

export type Questionnaire<O extends string> = {
  readonly version: string;
  /** Each question depends only on earlier ones. */
  readonly questions: readonly Question[];
  /**
   * Ordered from the most to the least severe outcome. The last gate is always open, and no gate depends on a question
   * that may be skipped.
   */
  readonly gates: readonly Gate<O>[];
  /** Pairs of conditions that cannot both be true. */
  readonly contradictions: readonly (readonly [Condition, Condition])[];
};

type State = 'closed' | 'undecided' | 'open';

/** A question with the relevant values of its answer; empty if unanswered. */
type Given = { question: string; values: string[] };

export type Assessment<O extends string> = {
  /** The most severe possible outcome. */
  outcome: O;
  /** The deciding gate. */
  gate: string;
  /** Whether missing answers could lead to a less severe outcome. */
  provisional: boolean;
  /** The least severe possible outcome. */
  at_least: O;
  /** Answers that opened the gate or leave it undecided. */
  because: Given[];
  /** Every gate up to the one that decided, in order. */
  trace: { gate: string; state: State }[];
  /** The open question on which most undecided gates depend. */
  settle: string | null;
  /** Asked questions without a definite answer; empty once the most severe outcome is certain. */
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

/** The question that most of these gates wait for; ties go to the first. */
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
  // Once the most severe outcome is certain, the remaining questions cannot change it.
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

/** The questions to show: answered ones stay visible while they are relevant. */
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
