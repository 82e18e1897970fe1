/** The risk matrix: likelihood and impact give the level. */
import { IMPACTS, type Impact, LIKELIHOODS, type Likelihood, REGISTER_LEVELS, type RegisterLevel } from './words.ts';

/** A table instead of a product of two numbers, so that a severe impact is never low because it is rare. */
const MATRIX: Readonly<Record<Likelihood, Readonly<Record<Impact, RegisterLevel>>>> = {
  almost_certain: { negligible: 'medium', minor: 'medium', moderate: 'high', major: 'critical', severe: 'critical' },
  likely: { negligible: 'low', minor: 'medium', moderate: 'high', major: 'high', severe: 'critical' },
  possible: { negligible: 'low', minor: 'medium', moderate: 'medium', major: 'high', severe: 'high' },
  unlikely: { negligible: 'low', minor: 'low', moderate: 'medium', major: 'medium', severe: 'high' },
  rare: { negligible: 'low', minor: 'low', moderate: 'low', major: 'medium', severe: 'medium' },
};

export type Rating = { readonly likelihood: Likelihood; readonly impact: Impact };

export const levelOf = ({ likelihood, impact }: Rating): RegisterLevel => MATRIX[likelihood][impact];

export const levelOrder = (level: RegisterLevel) => REGISTER_LEVELS.indexOf(level);

/** These levels are accepted by an approver who is not involved. */
export const needsApprover = (level: RegisterLevel) => level === 'high' || level === 'critical';

export type Rated = Rating & {
  readonly residual_likelihood: Likelihood | null;
  readonly residual_impact: Impact | null;
};

/** The rating that counts today: the residual one, or the inherent one while there is no residual rating. */
export const currentRating = (risk: Rated): Rating =>
  risk.residual_likelihood !== null && risk.residual_impact !== null
    ? { likelihood: risk.residual_likelihood, impact: risk.residual_impact }
    : { likelihood: risk.likelihood, impact: risk.impact };

/** A cell of the matrix, as a value to filter by. */
export const cellOf = ({ likelihood, impact }: Rating) => `${likelihood}.${impact}`;

export const CELLS = LIKELIHOODS.flatMap((likelihood) => IMPACTS.map((impact) => cellOf({ likelihood, impact })));
