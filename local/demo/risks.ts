/** Own risks of the demo company: all levels and statuses occur. Dates are days from today. */
import { addDays } from '#domain/day.ts';
import type { RiskDraft } from '#domain/register/risk.ts';
import { riskRules } from '#domain/register/rules.ts';
import { emptyOf } from '#domain/rules.ts';

type DemoRisk = Partial<RiskDraft> &
  Pick<RiskDraft, 'name' | 'likelihood' | 'impact'> & {
    /** The name of its application; without one, it belongs to the organization. */
    of?: string;
    due?: number;
    review?: number;
    isTreated?: true;
  };

export const RISKS: readonly DemoRisk[] = [
  {
    ...{ name: 'Urgent claims are sorted as routine', of: 'Claims triage' },
    ...{ category: 'safety', likelihood: 'likely', impact: 'major', treatment: 'mitigate', isTreated: true },
    ...{ residual_likelihood: 'unlikely', residual_impact: 'major', owner: 'Ada Lovelace', due: 20, review: 90 },
    description: 'A claim with an injured person can be sorted as routine, and then waits for days.',
    treatment_plan:
      'Claims that mention an injury always go to a person. The share of corrected claims is measured each week.',
  },
  {
    ...{ name: 'Instructions hidden in uploaded documents', of: 'Claims triage' },
    ...{ category: 'security', likelihood: 'possible', impact: 'severe', treatment: 'mitigate', owner: 'Ada Lovelace' },
    ...{ due: -6, review: 60 },
    description: 'A claimant can place text in a document that changes how the claim is sorted.',
  },
  {
    ...{ name: 'Dependence on a single model provider' },
    ...{ category: 'third_party', likelihood: 'possible', impact: 'major', treatment: 'transfer', review: -2 },
    ...{ residual_likelihood: 'unlikely', residual_impact: 'moderate', owner: 'Radia Perlman' },
    treatment_plan: 'The contract provides for exit support, and a second provider is tested each quarter.',
  },
  {
    ...{ name: 'Staff enter customer data into public tools' },
    ...{ category: 'privacy', likelihood: 'almost_certain', impact: 'major', treatment: 'avoid', isTreated: true },
    ...{ residual_likelihood: 'possible', residual_impact: 'moderate', owner: 'Ada Lovelace', due: 45 },
    treatment_plan: 'Public tools are blocked on company devices, and an approved assistant is offered instead.',
  },
];

type Place = { applicationOf: (name: string) => string; today: string };

export const draftOfRisk = (risk: DemoRisk, { applicationOf, today }: Place): RiskDraft => {
  const { of, due, review, isTreated: _, ...draft } = risk;
  const on = (days: number | undefined) => (days === undefined ? '' : addDays(today, days));
  const application_id = of === undefined ? null : applicationOf(of);
  return { ...emptyOf(riskRules), ...draft, application_id, due_on: on(due), review_on: on(review) };
};
