/** Columns of the application list. Contains no schema, to keep the browser bundle small. */

import { DUE_STATES } from '#domain/assessments/words.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import type { ApplicationRow } from './row.ts';

type Approval = { decided_at: string | null; reopened: unknown } | null;

/** Whether people decided in the current approval round. */
export const isDecided = (approval: Approval) =>
  approval !== null && approval.decided_at !== null && !approval.reopened;

export const applicationList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    description: { of: ({ description }) => description, searched: true },
    owner: { of: ({ owner }) => owner, searched: true, counted: 'any', order: ({ owner }) => nameOrder(owner) || null },
    department: {
      of: ({ department }) => department,
      counted: 'any',
      order: ({ department }) => nameOrder(department) || null,
    },
    vendor_id: { of: ({ vendor_id }) => vendor_id, counted: 'any' },
    model_type: { of: ({ model_type }) => model_type, counted: MODEL_TYPES },
    foundation_models: { of: ({ foundation_models }) => foundation_models, counted: 'any' },
    risk_tier: {
      of: ({ risk_tier }) => risk_tier,
      inFile: ({ risk_tier, tier }) => (tier?.provisional ? [risk_tier, 'provisional'] : [risk_tier]),
      counted: APPLICATION_TIERS,
      order: ({ risk_tier }) => APPLICATION_TIERS.indexOf(risk_tier),
    },
    development_status: {
      of: ({ development_status }) => development_status,
      counted: DEVELOPMENT_STATUSES,
      order: ({ development_status }) => DEVELOPMENT_STATUSES.indexOf(development_status),
    },
    approval_status: {
      of: ({ approval_status }) => approval_status,
      inFile: ({ approval_status, changed_since_approval }) =>
        changed_since_approval ? [approval_status, 'changed_since_approval'] : [approval_status],
      counted: APPROVAL_STATUSES,
      order: ({ approval_status }) => APPROVAL_STATUSES.indexOf(approval_status),
    },
    /** Applications without a due date come last. */
    next_due: { of: ({ next_due }) => next_due, order: ({ next_due }) => next_due },
    due_state: { of: ({ due_state }) => due_state, counted: DUE_STATES },
    /** Approvals with open conditions. */
    conditions: { of: ({ approval }) => (approval && approval.open_conditions > 0 ? 'open' : null), counted: ['open'] },
    decision: { of: ({ approval }) => (isDecided(approval) ? 'by_people' : null), counted: ['by_people'] },
    /** Frameworks that apply, as coverage counts them. Computed only if the request filters by framework. */
    frameworks: { of: ({ frameworks }) => frameworks ?? null, counted: 'any', ofReader: true },
    bias_verdict: {
      of: ({ bias_verdict }) => bias_verdict,
      counted: BIAS_VERDICTS,
      /** Most severe verdict first, untested applications last. */
      order: ({ bias_verdict }) => (bias_verdict ? BIAS_VERDICTS.indexOf(bias_verdict) : null),
    },
    waiting_for: { of: ({ waiting_for }) => waiting_for, counted: WAITING_FOR, ofReader: true },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
    resource_groups: { of: ({ resource_groups }) => resource_groups, counted: 'any', ofGroups: true },
  },
  groups: ({ resource_groups }) => resource_groups,
} as const satisfies List<ApplicationRow>;
