/**
 * Decides which frameworks apply to an application, from intake answers and people's judgments. Unanswered and unknown
 * mean that a framework may apply, so a missing judgment never excludes one.
 */
import type { SystemClass } from '#domain/frameworks/framework.ts';
import { keysOf } from '#domain/keys-of.ts';
import { type Answers, type Known, knownBy } from '#domain/questions/question.ts';
import { ALWAYS, closing, type Given, once, opening, ruleTruth } from '#domain/questions/rule.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import type { LawRole } from './roles.ts';
import { ANNEX_III, type Annex, type AnnexArea, APPLICABILITY, type Applicability } from './rules.ts';

type Classified = {
  class: SystemClass;
  /** Whether no further answer can change the class. */
  certain: boolean;
  because: Given[];
  /** Areas of Annex III of the EU AI Act that the answers indicate. */
  areas: AnnexArea[];
};

export type Proposal = {
  applies: 'yes' | 'no' | 'unknown';
  /** Deciding answers, or missing ones. */
  because: Given[];
  /** Whether applicability also depends on the place of use, for which there is no question. */
  depends_on_place: boolean;
  classes: SystemClass[];
  classified: Classified[];
  annexes: Annex[];
  role: null;
};

/** A person's judgment of a framework for an application. */
export type Judgment = { applicable: boolean; role: LawRole | null };

/** The effective applicability. */
export type AppliedFramework = {
  applies: boolean;
  decided: boolean;
  role: LawRole | null;
  classes: SystemClass[];
  annexes: Annex[];
};

/** A company-defined framework applies to every application until a person excludes it. */
const UNRULED: Applicability = { concerns: ALWAYS };

const areasBy = (known: Known): AnnexArea[] =>
  keysOf(ANNEX_III).filter((area) => ruleTruth([ANNEX_III[area]], known) === 'yes');

const classesBy = ({ classes = {}, unsure = [] }: Applicability, answers: Answers, known: Known): Classified[] =>
  keysOf(classes).flatMap((name) => {
    const rule = classes[name] ?? ALWAYS;
    const truth = ruleTruth(rule, known);
    if (truth === 'no') return [];
    const areas = name === 'high_risk' ? areasBy(known) : [];
    const certain = truth === 'yes' && !unsure.includes(name);
    return [{ class: name, certain, because: once(opening(rule, answers, known)), areas }];
  });

const proposed = (rule: Applicability, answers: Answers, known: Known): Proposal => {
  const truth = ruleTruth(rule.concerns, known);
  if (truth === 'no') {
    const because = once(closing(rule.concerns, QUESTIONS, answers, known));
    return { applies: 'no', because, depends_on_place: false, classes: [], classified: [], annexes: [], role: null };
  }
  const classified = classesBy(rule, answers, known);
  const { annexes } = rule;
  return {
    applies: truth === 'maybe' || rule.ofPlace ? 'unknown' : 'yes',
    because: once(opening(rule.concerns, answers, known)),
    depends_on_place: rule.ofPlace ?? false,
    classes: classified.map((one) => one.class),
    classified,
    annexes: annexes ? keysOf(annexes).filter((annex) => ruleTruth([annexes[annex]], known) !== 'no') : [],
    role: null,
  };
};

export const proposedFor = (answers: Answers, frameworks: readonly string[]): Record<string, Proposal> => {
  const known = knownBy(QUESTIONS, answers);
  return Object.fromEntries(
    frameworks.map((id) => [id, proposed(APPLICABILITY[id] ?? UNRULED, answers, known)] as const),
  );
};

/** A person's judgment overrides the proposal. Without one, frameworks that may apply do apply. */
export const appliedOf = (
  { applies, classes, annexes }: Proposal,
  judgment: Judgment | undefined,
): AppliedFramework => ({
  applies: judgment ? judgment.applicable : applies !== 'no',
  decided: judgment !== undefined,
  role: judgment?.role ?? null,
  classes,
  annexes,
});
