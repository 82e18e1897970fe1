/** Fills official points with records and the authors' answers. Independent of the kind of record. */
import type { PointAnswers } from './answers.ts';
import type { LegalCondition } from './conditions.ts';
import type { Entry, LegalDocument, ShownCondition, ShownPoint } from './legal-document.ts';
import { isGroup, type LegalPoint, type LegalSections } from './legal-type.ts';
import type { PointState } from './words.ts';

type Records<Source extends string> = {
  /** The entries of a source. */
  entriesFrom: (source: Source) => readonly Entry[];
  /** Whether one of the conditions may hold. */
  neededBy: (when: readonly LegalCondition[]) => { needed: boolean; conditions: ShownCondition[] };
};

const pointState = (
  { answer, needed }: { answer: LegalPoint['answer']; needed: boolean },
  point: Pick<ShownPoint, 'answer' | 'entries' | 'not_applicable'>,
): PointState => {
  if (point.not_applicable !== '') return 'not_applicable';
  const isEnough = point.answer !== '' || (answer !== 'required' && point.entries.length > 0);
  if (isEnough) return 'complete';
  return needed && answer !== 'voluntary' ? 'gap' : 'not_needed';
};

const filledPoint = <Source extends string>(
  point: LegalPoint<Source>,
  { entriesFrom, neededBy }: Records<Source>,
  answers: PointAnswers,
): ShownPoint => {
  const { id, heading, text = null, from = [], when } = point;
  const { version = 0, answer = '', not_applicable = '', at, by } = answers[id] ?? {};
  const entries = from.flatMap(entriesFrom);
  const { needed, conditions } = neededBy(when ?? []);
  const shown = { entries, version, answer, not_applicable, answered: at && by ? { at, by } : null };
  return {
    ...{ id, heading, text, answer_needed: point.answer === 'required', ...shown },
    state: pointState({ answer: point.answer, needed }, shown),
    ...(when && { conditions }),
  };
};

export const filledSections = <Source extends string>(
  sections: LegalSections<Source>,
  records: Records<Source>,
  answers: PointAnswers,
): LegalDocument['sections'] =>
  sections.map((section) => ({
    ...{ id: section.id, heading: section.heading },
    points: (isGroup(section) ? section.points : [section]).map((point) => filledPoint(point, records, answers)),
  }));
