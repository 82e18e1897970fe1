/** Enumerations of entities. Contains no schema, to keep the browser bundle small. */

export const ROLES = [
  'Administrator',
  'ApplicationContributor',
  'ApplicationReviewer',
  'ApplicationApprover',
  'ApplicationAuditor',
] as const;
export type Role = (typeof ROLES)[number];

/** Filter values for roles; `none` finds people without a role. */
export const ROLE_CHOICES = [...ROLES, 'none'] as const;

export const USER_STATUSES = ['invited', 'active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A group of type ALL contains every application and vendor. */
export const GROUP_TYPES = ['ALL', 'CUSTOM'] as const;
export const GROUP_STATUSES = ['active', 'deleting'] as const;

export const RISK_TIERS = ['prohibited', 'high', 'medium', 'low'] as const;
export type RiskTier = (typeof RISK_TIERS)[number];

export const APPLICATION_TIERS = [...RISK_TIERS, 'not_assessed'] as const;
export type ApplicationTier = (typeof APPLICATION_TIERS)[number];

export const MODEL_TYPES = ['generative', 'predictive', 'both'] as const;

export const DEVELOPMENT_STATUSES = ['idea', 'in_development', 'testing', 'in_production', 'retired'] as const;

export const APPROVAL_STATUSES = [
  'not_submitted',
  'in_review',
  'changes_requested',
  'approved',
  'approved_with_conditions',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export const SHORTCUTS = ['on', 'off'] as const;
export type Density = (typeof DENSITIES)[number];

/** Why mail to an address is stopped: it bounced, or the recipient marked it as spam. */
export const MAIL_RETURNS = ['bounced', 'complained'] as const;
export const MAIL_STATES = ['sent', ...MAIL_RETURNS] as const;
export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Upper bounds of the company sizes, in employees. */
const SIZE_TIERS = [250, 500, 2000, 4000] as const;
export const COMPANY_SIZES = [...SIZE_TIERS, 'more'] as const;

/** Channels for one-time codes, for tenants that enable them as second factors. */
export const SENT_CODES = ['sms', 'email'] as const;

/** Sign-in flows that a tenant can enable in addition to SRP and user choice. */
export const EXTRA_SIGN_IN_FLOWS = ['user_password', 'custom'] as const;
export type ExtraSignInFlow = (typeof EXTRA_SIGN_IN_FLOWS)[number];

export const STAGES = ['loc', 'dev', 'stg', 'prd'] as const;

/** Legal status: in effect, voluntary, or enacted with a later effective date. */
export const FRAMEWORK_STATUSES = ['in_effect', 'voluntary', 'passed'] as const;
export type FrameworkStatus = (typeof FRAMEWORK_STATUSES)[number];
