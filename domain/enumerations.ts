/** The words that entities choose from. No schema lives here, so that the browser can have them for nothing. */

export const ROLES = ['Administrator', 'ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover'] as const;
export type Role = (typeof ROLES)[number];

/** What people are found by: a role, or that they have none. */
export const ROLE_CHOICES = [...ROLES, 'none'] as const;

export const USER_STATUSES = ['invited', 'active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A group of type ALL holds everything. */
export const GROUP_TYPES = ['ALL', 'CUSTOM'] as const;
export const GROUP_STATUSES = ['active', 'deleting'] as const;

export const RISK_TIERS = ['prohibited', 'high', 'medium', 'low'] as const;
export type RiskTier = (typeof RISK_TIERS)[number];

/** A risk tier, or none yet. */
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

/** How much room there is between things on a page. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export const SHORTCUTS = ['on', 'off'] as const;
export type Density = (typeof DENSITIES)[number];

/** Why no more mail goes to somebody's address: none arrives there, or they said that it is unwanted. */
export const MAIL_RETURNS = ['bounced', 'complained'] as const;
/** What becomes of mail to somebody. */
export const MAIL_STATES = ['sent', ...MAIL_RETURNS] as const;
export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Numbers of employees that a company's size is given in. */
const SIZE_TIERS = [250, 500, 2000, 4000] as const;
/** Up to one of these, or more than all of them. */
export const COMPANY_SIZES = [...SIZE_TIERS, 'more'] as const;

/** Where codes are sent, for tenants that have such second factors. */
export const SENT_CODES = ['sms', 'email'] as const;

/** Sign-in flows that a tenant may allow beside secure remote password and user choice. */
export const EXTRA_SIGN_IN_FLOWS = ['user_password', 'custom'] as const;
export type ExtraSignInFlow = (typeof EXTRA_SIGN_IN_FLOWS)[number];

export const STAGES = ['loc', 'dev', 'stg', 'prd'] as const;

/** In the words of the law: it applies, nobody is made to follow it, or it is enacted and applies later. */
export const FRAMEWORK_STATUSES = ['in_effect', 'voluntary', 'passed'] as const;
export type FrameworkStatus = (typeof FRAMEWORK_STATUSES)[number];
