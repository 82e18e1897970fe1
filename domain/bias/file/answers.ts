/**
 * The answers to the same prompt or profile with different groups. The rows may be anywhere in the file, so each answer
 * is kept until the end, as numbers only and within the limits below.
 */
import { makeVocabulary } from '#domain/bias/statistics/similarity.ts';

/** Including their words, these need less than 512 MB of memory. */
export const MOST_ANSWERS = 250_000;
const MOST_WORDS = 10_000_000;

export type Answer = {
  readonly prompt: string;
  readonly attribute: string;
  readonly group: string;
  readonly isBaseline: boolean;
  readonly repetition: string;
  readonly isSelected: boolean | undefined;
  readonly isRefused: boolean | undefined;
  readonly score: number | undefined;
  readonly text: string | undefined;
};

/** All answers to one prompt with one group. */
export type Cell = {
  answers: number;
  decided: number;
  selected: number;
  /** The number of answers with a known refusal status. */
  asked: number;
  refused: number;
  readonly scores: number[];
  readonly texts: { readonly repetition: string; readonly words: Uint32Array }[];
};

export type AnsweredGroup = { readonly name: string; readonly isBaseline: boolean; readonly cells: Map<string, Cell> };

export const collectAnswers = () => {
  const wordsOf = makeVocabulary();
  const seen = new Set<string>();
  const attributes = new Map<string, Map<string, AnsweredGroup>>();
  const unknown = new Map<string, number>();
  let words = 0;

  const cellOf = ({ attribute, group, isBaseline, prompt }: Answer): Cell => {
    const groups = attributes.get(attribute) ?? new Map<string, AnsweredGroup>();
    attributes.set(attribute, groups);
    const key = JSON.stringify([isBaseline, group]);
    const of = groups.get(key) ?? { name: group, isBaseline, cells: new Map<string, Cell>() };
    groups.set(key, of);
    const cell = of.cells.get(prompt) ?? {
      ...{ answers: 0, decided: 0, selected: 0, asked: 0, refused: 0, scores: [], texts: [] },
    };
    of.cells.set(prompt, cell);
    return cell;
  };

  return {
    groupsOf: (attribute: string) => attributes.get(attribute)?.size ?? 0,
    countUnknown: (attribute: string) => void unknown.set(attribute, (unknown.get(attribute) ?? 0) + 1),
    /** Undefined, or the reason why the answer cannot be kept. */
    add: (answer: Answer): 'twice' | 'too_many_answers' | 'too_much_text' | undefined => {
      const { prompt, attribute, group, isBaseline, repetition } = answer;
      const key = JSON.stringify([prompt, attribute, group, isBaseline, repetition]);
      if (seen.has(key)) return 'twice';
      if (seen.size >= MOST_ANSWERS) return 'too_many_answers';
      const answerWords = answer.text === undefined ? undefined : wordsOf(answer.text);
      words += answerWords?.length ?? 0;
      if (words > MOST_WORDS) return 'too_much_text';
      seen.add(key);
      const cell = cellOf(answer);
      cell.answers += 1;
      if (answer.isSelected !== undefined) cell.decided += 1;
      if (answer.isSelected) cell.selected += 1;
      if (answer.isRefused !== undefined) cell.asked += 1;
      if (answer.isRefused) cell.refused += 1;
      if (answer.score !== undefined) cell.scores.push(answer.score);
      if (answerWords) cell.texts.push({ repetition, words: answerWords });
      return undefined;
    },
    /** Sorted by name. A baseline without an attribute is the baseline of every attribute. */
    attributes: () => {
      const common = attributes.get('');
      const named = [...attributes].filter(([name]) => name !== '');
      return (named.length > 0 ? named : [...attributes])
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, groups]) => {
          const all = name === '' ? [...groups.values()] : [...groups.values(), ...(common?.values() ?? [])];
          for (const { cells } of all)
            for (const cell of cells.values()) {
              cell.scores.sort((a, b) => a - b);
              cell.texts.sort((a, b) => (a.repetition < b.repetition ? -1 : 1));
            }
          return { name, groups: all, unknown: unknown.get(name) ?? 0 };
        });
    },
  };
};
export type Answered = ReturnType<ReturnType<typeof collectAnswers>['attributes']>[number];
