/** Columns of the risk register. */
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import { CELLS, cellOf, currentRating, levelOf, levelOrder } from './level.ts';
import type { RiskRow } from './risk.ts';
import { DUE_STATES, RISK_STATUSES } from './states.ts';
import { REGISTER_LEVELS, RISK_CATEGORIES, TREATMENTS } from './words.ts';

/** The place of risks of the organization in the scope of a reader, which otherwise lists applications. */
const ORGANIZATION = 'organization';

/** Adds a facet value for risks without a value. */
const orNothing = <V extends string>(values: readonly V[]) => [...values, ''] as const;

export const riskList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    description: { of: ({ description }) => description, searched: true },
    level: {
      of: (risk) => levelOf(currentRating(risk)),
      counted: REGISTER_LEVELS,
      order: (risk) => levelOrder(levelOf(currentRating(risk))),
    },
    inherent_level: { of: levelOf, counted: REGISTER_LEVELS, order: (risk) => levelOrder(levelOf(risk)) },
    /** Cells of the matrix. */
    rating: { of: (risk) => cellOf(currentRating(risk)), counted: CELLS },
    inherent_rating: { of: cellOf, counted: CELLS },
    status: {
      of: ({ status }) => status,
      counted: RISK_STATUSES,
      order: ({ status }) => RISK_STATUSES.indexOf(status),
    },
    application: { of: ({ application }) => application?.name ?? '', counted: 'any', ofReader: true },
    application_id: { of: ({ application_id }) => application_id, counted: 'any' },
    category: { of: ({ category }) => category ?? '', counted: orNothing(RISK_CATEGORIES) },
    treatment: { of: ({ treatment }) => treatment ?? '', counted: orNothing(TREATMENTS) },
    owner: { of: ({ owner }) => owner, searched: true, counted: 'any', order: ({ owner }) => nameOrder(owner) || null },
    due_on: { of: ({ due_on }) => due_on, order: ({ due_on }) => due_on || null },
    review_on: { of: ({ review_on }) => review_on, order: ({ review_on }) => review_on || null },
    due_state: { of: ({ due_state }) => due_state, counted: DUE_STATES, ofReader: true },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
  },
  /**
   * The scope names applications instead of application groups, because a risk follows its application into other
   * groups.
   */
  groups: ({ application_id }) => [application_id ?? ORGANIZATION],
} as const satisfies List<RiskRow>;
