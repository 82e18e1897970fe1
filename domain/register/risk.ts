/** Schemas of own risks, which people add to the risk register. */
import * as z from 'zod';
import { Actor, Named, ReasonedAction, Recorded } from '#domain/entity.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { ratingProblems, riskRules, stepRules } from './rules.ts';
import { ACCEPTANCE_REFUSALS, DUE_STATES, RISK_ACTIONS, RISK_STATUSES } from './states.ts';
import { REGISTER_LEVELS } from './words.ts';

const EXAMPLE = {
  ...{ name: 'Résumés of older applicants ranked lower', application_id: null, category: 'fairness' as const },
  ...{ likelihood: 'likely' as const, impact: 'major' as const, treatment: 'mitigate' as const },
  ...{ residual_likelihood: 'unlikely' as const, residual_impact: 'major' as const },
  ...{ treatment_plan: 'Remove graduation years, and test the ranking each quarter.', due_on: '2027-03-31' },
};

/** The editable fields of a risk, sent complete on creation and change. */
export const RiskDraft = schemaOf(riskRules)
  .superRefine((draft, { addIssue }) => {
    for (const [field, params] of Object.entries(ratingProblems(draft) ?? {}))
      addIssue({ code: 'custom', path: [field], params });
  })
  .meta({ title: 'RiskDraft', examples: [EXAMPLE] });
export type RiskDraft = z.output<typeof RiskDraft>;

const Level = z.enum(REGISTER_LEVELS);

export const KeptRisk = z.object({
  ...Recorded.shape,
  ...storedShapeOf(riskRules),
  owned_by: Actor.nullable().default(null).meta({ description: 'The account of the owner.' }),
  status: z.enum(RISK_STATUSES).default('open'),
  acceptance: ReasonedAction.extend({ level: Level.meta({ description: 'The level that was accepted.' }) })
    .nullable()
    .default(null),
  closure: ReasonedAction.nullable().default(null),
});
export type KeptRisk = z.output<typeof KeptRisk>;

const derived = {
  application: Named.nullable().default(null).meta({ description: 'Null for a risk of the organization.' }),
  due_state: z.enum(DUE_STATES).nullable().default(null).meta({
    description:
      "`overdue` after the due date of the treatment, `review_due` from the review date on, in the company's time zone.",
  }),
};

export const RiskRow = KeptRisk.omit({
  ...{ treatment_plan: true, controls: true, acceptance: true, closure: true },
}).extend(derived);
export type RiskRow = z.output<typeof RiskRow>;

const levels = {
  inherent_level: Level,
  level: Level.meta({ description: 'The residual level, or the inherent one while there is no residual rating.' }),
};

export const ListedRisk = RiskRow.extend(levels).meta({ title: 'ListedRisk' });
export type ListedRisk = z.output<typeof ListedRisk>;

export const Risk = KeptRisk.extend({
  ...derived,
  ...levels,
  owner_has_access: z.boolean().nullable().meta({
    description:
      'False if the owner can no longer see the risk: their tasks go to the owners of the application, or to the creator or the administrators. Null without an owner.',
  }),
  may_edit: z.boolean(),
  actions: z.array(z.enum(RISK_ACTIONS)).meta({ description: 'What you can do with it now.' }),
  acceptance_refusal: z.enum(ACCEPTANCE_REFUSALS).nullable().meta({
    description: 'Why you cannot accept it, if its status allows acceptance.',
  }),
}).meta({ title: 'Risk' });
export type Risk = z.output<typeof Risk>;

export const RiskStep = schemaOf(stepRules).meta({
  title: 'RiskStep',
  examples: [{ action: 'accept', reason: 'The remaining risk is within the appetite of the credit board.' }],
});
export type RiskStep = z.output<typeof RiskStep>;
