/** A change of one answer, for every kind of record that has points. */
import type { Change } from '#domain/audit/audit.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import type { PointAnswers } from '#domain/legal/answers.ts';
import type { PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { changedMeanwhile, invalid } from '#lambdas/known-errors.ts';

/** All answers are in one row, which can have 400 kB. */
const MOST_BYTES = 350_000;

const mustFit = (answers: PointAnswers) => {
  if (Buffer.byteLength(JSON.stringify(answers)) > MOST_BYTES)
    throw invalid([fieldError('answer', 'too_much_text', { max: MOST_BYTES })]);
};

type Answering = { by: Actor; point: ShownPoint; changeable: (version: number) => boolean };

/** The answers with the new one, and the changes for the audit log; undefined if the answer stays the same. */
export const changedAnswers = (
  { by, point, changeable }: Answering,
  answers: PointAnswers,
  { answer, not_applicable }: PointAnswerDraft,
): { answers: PointAnswers; changes: Change[] } | undefined => {
  if (!changeable(point.version)) throw changedMeanwhile('answer', true);
  const draft = { answer, not_applicable };
  const changed = (['answer', 'not_applicable'] as const).flatMap((field) =>
    point[field] === draft[field] ? [] : [{ field, from: point[field], to: draft[field] }],
  );
  if (changed.length === 0) return undefined;
  const given = { ...draft, version: point.version + 1, at: new Date().toISOString(), by };
  const after = { ...answers, [point.id]: given };
  mustFit(after);
  return { answers: after, changes: [{ field: 'point', to: point.id }, ...changed] };
};
