/** Field rules of own risks. Contains no schema, to keep the browser bundle small. */
import type { Broken } from '#domain/field-error.ts';
import { anIdOrNone, atLeast, choice, type DraftOf, list, oneOf, optional, required } from '#domain/rules.ts';
import { levelOf, levelOrder } from './level.ts';
import { RISK_ACTIONS } from './states.ts';
import { IMPACTS, LIKELIHOODS, RISK_CATEGORIES, TREATMENTS } from './words.ts';

const aDay = optional('typed_day', 10);

export const riskRules = {
  name: { ...required('title', 100), about: 'Unique within the application, or among the risks of the organization.' },
  application_id: { ...anIdOrNone, about: 'The application. Null for a risk of the organization. It never changes.' },
  category: choice(RISK_CATEGORIES, null),
  description: optional('lines', 4000),
  library_id: {
    ...optional('line', 60),
    about: 'The risk of a published list from which it started, such as `mit.1.1`. Empty if there is none.',
  },
  likelihood: { ...oneOf(LIKELIHOODS), about: 'Without any treatment.' },
  impact: { ...oneOf(IMPACTS), about: 'Without any treatment.' },
  residual_likelihood: {
    ...choice(LIKELIHOODS, null),
    about: 'With the treatment. Set both residual ratings or none.',
  },
  residual_impact: { ...choice(IMPACTS, null), about: 'With the treatment. Set both residual ratings or none.' },
  treatment: choice(TREATMENTS, null),
  treatment_plan: optional('lines', 4000),
  controls: {
    ...list(required('line', 200), 50),
    about: 'The keys of controls of the application that mitigate the risk.',
  },
  owner: { ...optional('line', 200), about: 'The name or email address of a person who can see the risk.' },
  due_on: { ...aDay, about: 'The date until which the treatment is complete.' },
  review_on: { ...aDay, about: 'The date of the next review.' },
} as const;

type RiskSaid = DraftOf<typeof riskRules>;

const NO_LIKELIHOOD: Broken = { code: 'likelihood_required', params: {} };
const NO_IMPACT: Broken = { code: 'impact_required', params: {} };
const ABOVE_INHERENT: Broken = { code: 'residual_above_inherent', params: {} };

type Ratings = Pick<RiskSaid, 'residual_likelihood' | 'residual_impact'> & {
  /** A new form has no rating. */
  likelihood: RiskSaid['likelihood'] | null;
  impact: RiskSaid['impact'] | null;
};

/** A risk has an inherent rating. A residual one has both parts or none, and treatment never raises the level. */
export const ratingProblems = ({
  likelihood,
  impact,
  residual_likelihood,
  residual_impact,
}: Ratings): Readonly<Record<string, Broken>> | undefined => {
  const isResidual = residual_likelihood !== null || residual_impact !== null;
  const found = {
    ...(!likelihood && { likelihood: NO_LIKELIHOOD }),
    ...(!impact && { impact: NO_IMPACT }),
    ...(isResidual && residual_likelihood === null && { residual_likelihood: NO_LIKELIHOOD }),
    ...(isResidual && residual_impact === null && { residual_impact: NO_IMPACT }),
  };
  if (Object.keys(found).length > 0) return found;
  if (!likelihood || !impact || residual_likelihood === null || residual_impact === null) return undefined;
  const [inherent, residual] = [
    levelOf({ likelihood, impact }),
    levelOf({ likelihood: residual_likelihood, impact: residual_impact }),
  ];
  return levelOrder(residual) > levelOrder(inherent)
    ? { residual_likelihood: ABOVE_INHERENT, residual_impact: ABOVE_INHERENT }
    : undefined;
};

export const stepRules = {
  action: oneOf(RISK_ACTIONS),
  reason: {
    ...atLeast(0, 'lines', 2000),
    initial: '',
    about: 'Required to accept or close a risk, with at least 20 characters. Left out otherwise.',
  },
} as const;

/** The reason to accept or close a risk. */
export const reasonRule = atLeast(20, 'lines', 2000);
