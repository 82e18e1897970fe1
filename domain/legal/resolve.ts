/** Fills the points of a type with the records and the author's answers. */
import { neededBy } from './conditions.ts';
import type { Facts } from './facts.ts';
import type { LegalDocument, PointAnswers, ShownPoint } from './legal-document.ts';
import { isGroup, type LegalPoint, type LegalType } from './legal-type.ts';
import { gapsIn, pointsIn } from './points.ts';
import { entriesFrom } from './sources.ts';
import type { PointState } from './words.ts';

const pointState = (
  { answer, needed }: { answer: LegalPoint['answer']; needed: boolean },
  point: Pick<ShownPoint, 'answer' | 'entries' | 'not_applicable'>,
): PointState => {
  if (point.not_applicable !== '') return 'not_applicable';
  const isEnough = point.answer !== '' || (answer !== 'required' && point.entries.length > 0);
  if (isEnough) return 'complete';
  return needed && answer !== 'voluntary' ? 'gap' : 'not_needed';
};

const shownPoint = (point: LegalPoint, facts: Facts, answers: PointAnswers): ShownPoint => {
  const { id, heading, text = null, from = [], when } = point;
  const { version = 0, answer = '', not_applicable = '', at, by } = answers[id] ?? {};
  const entries = from.flatMap((name) => entriesFrom(facts, name));
  const { needed, conditions } = neededBy(when ?? [], facts);
  const shown = { entries, version, answer, not_applicable, answered: at && by ? { at, by } : null };
  return {
    ...{ id, heading, text, answer_needed: point.answer === 'required', ...shown },
    state: pointState({ answer: point.answer, needed }, shown),
    ...(when && { conditions }),
  };
};

export const sectionsOf = ({ sections }: LegalType, facts: Facts, answers: PointAnswers): LegalDocument['sections'] =>
  sections.map((section) => ({
    ...{ id: section.id, heading: section.heading },
    points: (isGroup(section) ? section.points : [section]).map((point) => shownPoint(point, facts, answers)),
  }));

/** A document is 100% complete only without gaps. */
export const completenessOf = (sections: LegalDocument['sections']) => {
  const [points, gaps] = [pointsIn(sections).length, gapsIn(sections).length];
  return { points, gaps, percent: Math.floor(((points - gaps) / points) * 100) };
};

/** The last change of an answer. */
export const lastAnswered = (answers: PointAnswers) =>
  Object.values(answers)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, by }) => ({ at, by }))
    .at(-1) ?? null;
