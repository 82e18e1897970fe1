/** Compares a signed document with the present records and answers, point by point. */
import { canonical } from '#domain/canonical.ts';
import type { LegalContent, LegalDocument, PointChange, ShownPoint } from './legal-document.ts';
import { pointsIn } from './points.ts';

/** A record that changed without changing what the point shows makes no difference. */
export const saidIn = ({ entries, answer, not_applicable, state }: ShownPoint) =>
  canonical({
    entries: entries.map(({ field, about, values, source }) => ({ field, about, values, sha256: source.sha256 })),
    ...{ answer, not_applicable, isNeeded: state !== 'not_needed' },
  });

export const changesSince = (
  signed: Pick<LegalContent, 'sections'>,
  sections: LegalDocument['sections'],
): PointChange[] => {
  const [before, after] = [pointsIn(signed.sections), pointsIn(sections)];
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, now] = [before, after].map((points) => points.find((point) => point.id === id) ?? null);
    return was && now && saidIn(was) === saidIn(now) ? [] : [{ before: was ?? null, after: now ?? null }];
  });
};
