/** Conditions under which a type or a point is needed, decided by facts of the application's records. */
import { knownBy, truthOf, valuesOf } from '#domain/questions/question.ts';
import { QUESTIONS, type QuestionKey, saysAny } from '#domain/tiering/questions.ts';
import type { Facts } from './facts.ts';
import type { ShownCondition } from './legal-document.ts';

export type LegalCondition = {
  readonly fact: QuestionKey | 'incidents' | 'risk_tier';
  readonly any: readonly string[];
};

/** Tiers that can contain a high-risk AI system of the EU AI Act. */
export const HIGH_RISK: readonly LegalCondition[] = [{ fact: 'risk_tier', any: ['high', 'prohibited'] }];
export const PERSONAL_DATA: readonly LegalCondition[] = [{ fact: 'personal_data', any: ['yes'] }];

const anyOf = (fact: QuestionKey): LegalCondition => ({ fact, any: saysAny(fact).any });
/** The intake's questions about the areas of Annex III. */
export const ANNEX_III_AREAS: readonly LegalCondition[] = [
  anyOf('employment'),
  anyOf('regulated_area'),
  { fact: 'financial_access', any: ['yes'] },
  { fact: 'biometrics', any: ['yes'] },
];
export const INCIDENTS: readonly LegalCondition[] = [{ fact: 'incidents', any: ['yes'] }];

const knownFacts = ({ application: { risk_tier }, intake, incident }: Facts) => ({
  ...knownBy(QUESTIONS, intake ? valuesOf(intake.answers) : {}),
  risk_tier: risk_tier === 'not_assessed' ? [] : [risk_tier],
  incidents: [incident ? 'yes' : 'no'],
});

/** Needed if one condition holds or may hold: an unanswered question never makes a point unnecessary. */
export const neededBy = (when: readonly LegalCondition[], facts: Facts) => {
  const known: ReturnType<typeof knownBy> = knownFacts(facts);
  const conditions = when.map(({ fact, any }): ShownCondition => {
    const value = known[fact];
    return { fact, any: [...any], values: Array.isArray(value) ? [...value] : [] };
  });
  const needed = when.length === 0 || when.some(({ fact, any }) => truthOf({ question: fact, any }, known) !== 'no');
  return { needed, conditions };
};
