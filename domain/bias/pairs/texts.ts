/** Compares the similarity of answers to the same prompts between groups with the similarity of repeated answers. */
import type { Cell } from '#domain/bias/file/answers.ts';
import type { Similarity } from '#domain/bias/result/pairs.ts';
import { meanOf } from '#domain/bias/statistics/mean-bootstrap.ts';
import { rougeL, tokenCosine } from '#domain/bias/statistics/similarity.ts';
import type { Pair } from './rates.ts';

type Words = { readonly words: Uint32Array };
type Both = { readonly rouge_l: number; readonly cosine: number };

const likenessOf = (couples: readonly (readonly [Words, Words])[]): Both => ({
  rouge_l: meanOf(couples.map(([a, b]) => rougeL(a.words, b.words))),
  cosine: meanOf(couples.map(([a, b]) => tokenCosine(a.words, b.words))),
});

/** Pairs the first repetition with the first, the second with the second. */
const couplesOf = (a: readonly Words[], b: readonly Words[]) =>
  a.flatMap((one, index) => {
    const other = b[index];
    return other ? [[one, other] as const] : [];
  });

/** Pairs each repetition with the next. */
const repeated = ({ texts }: Cell) => couplesOf(texts, texts.slice(1));

const meanLikeness = (all: readonly Both[]): Both => ({
  rouge_l: meanOf(all.map(({ rouge_l }) => rouge_l)),
  cosine: meanOf(all.map(({ cosine }) => cosine)),
});

export const compareTexts = (pairs: readonly Pair[]): Similarity | undefined => {
  const compared = pairs.flatMap(({ group, reference }) => {
    const couples = couplesOf(group.texts, reference.texts);
    return couples.length > 0 ? [likenessOf(couples)] : [];
  });
  if (compared.length === 0) return undefined;
  const noises = pairs.flatMap(({ group, reference }) => {
    const couples = [...repeated(group), ...repeated(reference)];
    return couples.length > 0 ? [likenessOf(couples)] : [];
  });
  return { pairs: compared.length, ...meanLikeness(compared), noise: noises.length > 0 ? meanLikeness(noises) : null };
};
