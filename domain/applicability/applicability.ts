/**
 * Which frameworks concern an application: what is proposed by the answers of its intake, and what somebody decided. What
 * is not answered, or not known, may be so, and nothing is left out because nobody decided.
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
  /** No answer could still say otherwise. */
  certain: boolean;
  because: Given[];
  /** Of Annex III of the EU AI Act, as far as answers say so. */
  areas: AnnexArea[];
};

export type Proposal = {
  applies: 'yes' | 'no' | 'unknown';
  /** The answers that decided, or that are missing. */
  because: Given[];
  /** It also depends on where the application is used, which no question asks. */
  depends_on_place: boolean;
  classes: SystemClass[];
  classified: Classified[];
  annexes: Annex[];
  role: null;
};

/** What somebody said of a framework for one application. */
export type Judgment = { applicable: boolean; role: LawRole | null };

/** What counts for an application. */
export type Standing = {
  applies: boolean;
  /** By somebody. */
  decided: boolean;
  role: LawRole | null;
  classes: SystemClass[];
  annexes: Annex[];
};

/** A company's own framework concerns every application until somebody says otherwise. */
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

/** One of each of these frameworks, by its id. */
export const proposedFor = (answers: Answers, frameworks: readonly string[]): Record<string, Proposal> => {
  const known = knownBy(QUESTIONS, answers);
  return Object.fromEntries(
    frameworks.map((id) => [id, proposed(APPLICABILITY[id] ?? UNRULED, answers, known)] as const),
  );
};

/** What a person decided, else what is proposed; what may concern it does until somebody decides. */
export const standingOf = ({ applies, classes, annexes }: Proposal, said: Judgment | undefined): Standing => ({
  applies: said ? said.applicable : applies !== 'no',
  decided: said !== undefined,
  role: said?.role ?? null,
  classes,
  annexes,
});
