import { CHOSEN_KINDS } from '#domain/telling/kinds.ts';

/** Where the words are for what can be chosen in a field: `*` is what was chosen. */
export const CHOICES: Readonly<Record<string, string>> = {
  access: 'apiAccess.access.*',
  appearance: 'audit.choices.appearance.*',
  approval_status: 'applications.approvalStatuses.*',
  density: 'list.densities.*',
  development_status: 'applications.developmentStatuses.*',
  fields: 'audit.fields.*',
  gate: 'risk.gates.*',
  group_type: 'resourceGroups.types.*',
  language: 'people.languages.*',
  level: 'risk.levels.*',
  list: 'audit.choices.list.*',
  model_type: 'applications.modelTypes.*',
  people: 'applications.personRoles.*',
  risk_tier: 'risk.tiers.*.label',
  stages: 'audit.choices.stages.*',
  low: 'audit.choices.stages.*',
  medium: 'audit.choices.stages.*',
  high: 'audit.choices.stages.*',
  role: 'roles.names.*',
  shared_with: 'list.views.*',
  shortcuts: 'audit.choices.shortcuts.*',
  size: 'company.sizes.*',
  ...Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, 'told.ways.*'])),
  status: 'people.statuses.*',
};
