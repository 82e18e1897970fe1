/**
 * What an approval is given for: what an application does, what it is built on and how risky it is. What it is called,
 * who answers for it and how far it has come may change without anybody having to decide again.
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

/** The same of a vendor: what it does, how much depends on it, and what of ours it gets and where that goes. */
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
