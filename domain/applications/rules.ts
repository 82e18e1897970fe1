import { REVIEW_MONTHS } from '#domain/assessments/review-months.ts';
import { DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import { groupsOf } from '#domain/groups/rules.ts';
import { aName, anIdOrNone, choice, list, optional, required } from '#domain/rules.ts';

const A_LINE = 200;
const A_TEXT = 4000;

export const applicationRules = {
  name: aName,
  description: optional('lines', A_TEXT),
  purpose: optional('lines', A_TEXT),
  owner: optional('line', A_LINE),
  department: optional('line', A_LINE),
  vendor_id: anIdOrNone,
  model_type: choice(MODEL_TYPES, null),
  foundation_models: {
    ...list(required('line', A_LINE), 20),
    about: 'Each is the ID of a model in the registry (/models), or the name of another model.',
  },
  development_status: choice(DEVELOPMENT_STATUSES, 'idea'),
  review_months: {
    ...choice(REVIEW_MONTHS, null),
    about: 'The months between two reviews. The shorter of this interval and that of the risk tier applies.',
  },
  resource_groups: groupsOf(),
} as const;
