/** Enumerations of vendors. Contains no schema, to keep the browser bundle small. */

export const VENDOR_CATEGORIES = ['model_provider', 'data', 'platform', 'service'] as const;
export const DATA_SHARED = ['none', 'internal', 'confidential', 'personal', 'special'] as const;
export const TRAINING = ['no', 'opted_out', 'yes'] as const;
export const CRITICALITIES = ['low', 'medium', 'high', 'critical'] as const;

export const VENDOR_STATES = [
  'proposed',
  'in_review',
  'approved',
  'approved_with_conditions',
  'rejected',
  'ended',
] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

/** Notice periods in days before the contract end. */
export const NOTICE_PERIODS = ['0', '14', '30', '60', '90', '180', '365'] as const;

/** Certificates with their own field. */
export const CERTIFICATES = ['iso_27001', 'soc_2', 'iso_42001'] as const;
export const HELD_CERTIFICATES = [...CERTIFICATES, 'other'] as const;

export const VENDOR_DATES = ['notice', 'contract', ...HELD_CERTIFICATES] as const;
export type VendorDateKind = (typeof VENDOR_DATES)[number];

/** Names are the same in every language. */
export const CERTIFICATE_NAMES: Readonly<Record<(typeof CERTIFICATES)[number], string>> = {
  iso_27001: 'ISO 27001',
  soc_2: 'SOC 2',
  iso_42001: 'ISO 42001',
};

/** Kinds of dates in notifications, where a certificate is named. */
export const VENDOR_ENDS = ['notice', 'contract', 'certificate'] as const;
export type VendorEnd = (typeof VENDOR_ENDS)[number];
