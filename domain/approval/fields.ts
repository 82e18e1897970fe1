/**
 * Application fields that an approval covers: function, components and risk. Changes to other fields, such as name,
 * owner or lifecycle, need no new decision.
 */
export const APPROVED_FIELDS = [
  'description',
  'purpose',
  'vendor_id',
  'model_type',
  'foundation_models',
  'risk_tier',
] as const;
export type ApprovedField = (typeof APPROVED_FIELDS)[number];

/** Vendor fields that an approval covers: service, criticality, location and shared data. */
export const APPROVED_OF_VENDOR = [
  'description',
  'category',
  'criticality',
  'country',
  'processing_countries',
  'data_shared',
  'trains_on_data',
  'sub_processors',
] as const;
