/** What is typed into the form, and how it relates to what is saved. */
import type { Application, ApplicationDraft } from '#domain/application.ts';

export type Field = keyof ApplicationDraft;

export const FIELDS = [
  'name',
  'description',
  'purpose',
  'owner',
  'department',
  'vendor_id',
  'model_type',
  'foundation_models',
  'development_status',
  'risk_tier',
  'resource_groups',
] as const satisfies readonly Field[];

export const emptyDraft: ApplicationDraft = {
  name: '',
  description: '',
  purpose: '',
  owner: '',
  department: '',
  vendor_id: null,
  model_type: null,
  foundation_models: [],
  development_status: 'idea',
  risk_tier: 'not_assessed',
  resource_groups: [],
};

export const draftOf = (application: Application): ApplicationDraft => ({
  name: application.name,
  description: application.description,
  purpose: application.purpose,
  owner: application.owner,
  department: application.department,
  vendor_id: application.vendor_id,
  model_type: application.model_type,
  foundation_models: application.foundation_models,
  development_status: application.development_status,
  risk_tier: application.risk_tier,
  resource_groups: application.resource_groups,
});

/** Groups are a set: their order says nothing. */
export const sameValue = (field: Field, a: ApplicationDraft, b: ApplicationDraft) =>
  field === 'resource_groups'
    ? a.resource_groups.toSorted().join() === b.resource_groups.toSorted().join()
    : JSON.stringify(a[field]) === JSON.stringify(b[field]);

export const editedFields = (base: ApplicationDraft, draft: ApplicationDraft): Field[] =>
  FIELDS.filter((field) => !sameValue(field, base, draft));

/** What its writer typed by hand, in the order of the form. */
const TYPED = ['name', 'description', 'purpose', 'owner', 'department'] as const satisfies readonly Field[];

/** What somebody knows their own draft by: the name, if they gave one, or else what they typed first. */
export const firstWords = (base: ApplicationDraft, draft: ApplicationDraft) =>
  TYPED.filter((field) => !sameValue(field, base, draft))
    .map((field) => draft[field].trim())
    .find((text) => text !== '');

/** Their version, with what I changed since the version that both began from. */
export const merge = (base: ApplicationDraft, mine: ApplicationDraft, theirs: ApplicationDraft): ApplicationDraft => ({
  ...theirs,
  ...Object.fromEntries(editedFields(base, mine).map((field) => [field, mine[field]])),
});
