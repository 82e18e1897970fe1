/** Fills the points of a type with the records of an application and the author's answers. */
import type { PointAnswers } from './answers.ts';
import { neededBy } from './conditions.ts';
import type { Facts } from './facts.ts';
import { filledSections } from './fill.ts';
import type { LegalDocument } from './legal-document.ts';
import type { LegalType } from './legal-type.ts';
import { entriesFrom } from './sources.ts';

export const sectionsOf = ({ sections }: LegalType, facts: Facts, answers: PointAnswers): LegalDocument['sections'] =>
  filledSections(
    sections,
    { entriesFrom: (source) => entriesFrom(facts, source), neededBy: (when) => neededBy(when, facts) },
    answers,
  );

/** The last change of an answer. */
export const lastAnswered = (answers: PointAnswers) =>
  Object.values(answers)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, by }) => ({ at, by }))
    .at(-1) ?? null;
