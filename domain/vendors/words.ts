/** The words that there are for a vendor. No schema lives here, so that the browser can have it for nothing. */

export const VENDOR_CATEGORIES = ['model_provider', 'data', 'platform', 'service'] as const;
export const DATA_SHARED = ['none', 'internal', 'confidential', 'personal', 'special'] as const;
export const TRAINING = ['no', 'opted_out', 'yes'] as const;
export const CRITICALITIES = ['low', 'medium', 'high', 'critical'] as const;

/** How far it has come with the company. */
export const VENDOR_STATES = [
  'proposed',
  'in_review',
  'approved',
  'approved_with_conditions',
  'rejected',
  'ended',
] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

/** How many days before its end a contract has to be terminated. */
export const NOTICE_PERIODS = ['0', '14', '30', '60', '90', '180', '365'] as const;

/** Those that have a field each. */
export const CERTIFICATES = ['iso_27001', 'soc_2', 'iso_42001'] as const;
export const HELD_CERTIFICATES = [...CERTIFICATES, 'other'] as const;

/** What comes to its day: a contract has to be terminated, ends; a certificate ends. */
export const VENDOR_DATES = ['notice', 'contract', ...HELD_CERTIFICATES] as const;
export type VendorDateKind = (typeof VENDOR_DATES)[number];

/** As they are called in every language. */
export const CERTIFICATE_NAMES: Readonly<Record<(typeof CERTIFICATES)[number], string>> = {
  iso_27001: 'ISO 27001',
  soc_2: 'SOC 2',
  iso_42001: 'ISO 42001',
};

/** What people are told of: a certificate by its name. */
export const VENDOR_ENDS = ['notice', 'contract', 'certificate'] as const;
export type VendorEnd = (typeof VENDOR_ENDS)[number];
