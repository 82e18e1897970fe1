/** Random answers for property tests. */
import fc from 'fast-check';
import { type Answers, NONE, type Question, UNKNOWN } from '#domain/questions/question.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { harmless } from './tiering/golden-cases.ts';

const questions: readonly Question[] = QUESTIONS;

export const aQuestion = fc.constantFrom(...questions);

const real = ({ choose, of }: Question): fc.Arbitrary<readonly string[]> =>
  choose === 'one'
    ? fc.constantFrom(...of).map((value) => [value])
    : fc.oneof(
        ...(of.includes(NONE) ? [fc.constant([NONE])] : []),
        fc.subarray(
          of.filter((value) => value !== NONE),
          { minLength: 1 },
        ),
      );

const answered = (from: (question: Question) => fc.Arbitrary<readonly string[]>): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(questions.map((question) => [question.key, from(question)])));

export const knownAnswers = answered(real);

export const anyAnswer = (question: Question): fc.Arbitrary<readonly string[]> =>
  fc.oneof(
    { arbitrary: real(question), weight: 3 },
    // Mostly harmless answers, so that every outcome occurs.
    { arbitrary: fc.constant([...(harmless()[question.key] ?? [])]), weight: 5 },
    { arbitrary: fc.constantFrom([UNKNOWN], []), weight: 1 },
  );

export const someAnswers = answered(anyAnswer);
