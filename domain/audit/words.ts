/** Enumerations of the audit log. Contains no schema, to keep the browser bundle small. */

import { keysOf } from '#domain/keys-of.ts';

/** Actions that are more specific than `changed`, or change no fields. */
const AUDIT_EVENTS = [
  'imported',
  'secret_rotated',
  'temporary_password_sent',
  'mail_bounced',
  'mail_complained',
  'mail_resumed',
  'viewed_as',
  'data_given_out',
  'erased',
  'risk_judged',
  'framework_judged',
  'report_made',
  'tier_override_requested',
  'tier_overridden',
  'tier_override_refused',
  'tier_override_withdrawn',
  'tier_override_ended',
  'intake_submitted',
  'submitted_for_approval',
  'approval_reopened',
  'approved_by_rule', // only in entries from before changes of tier stopped approving
  'rejected_by_rule',
  'stage_approved',
  'approved',
  'approved_with_conditions',
  'changes_requested',
  'rejected',
  'approval_withdrawn',
  'approval_expired',
  'condition_settled',
  'retired',
  'brought_back',
  'ended',
  'taken_up',
  'submitted',
  'returned',
  'concluded',
  'canceled',
  'superseded',
  'condition_met',
  'condition_reopened',
  'started',
  'excluded',
  'accepted',
  'work_delegated',
  'work_taken_back',
  'evidence_added',
  'evidence_removed',
  'evidence_expired',
  'version_added',
  'version_accepted',
  'version_refused',
  'version_given_up',
  'queued',
  'finished',
  'failed',
  'contested',
  'questionnaire_answers_changed',
  'questionnaire_sent',
  'questionnaire_accepted',
  'questionnaire_reopened',
  'questionnaire_link_made',
  'questionnaire_link_revoked',
  'summarized',
  'verdict_changed',
  'scheduled',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

export const AUDIT_ACTIONS = ['created', 'changed', 'removed', ...AUDIT_EVENTS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audited entities: the path segment and the noun for sentences. */
export const AUDITED = {
  applications: 'application',
  vendors: 'vendor',
  models: 'foundation model',
  comments: 'comment',
  assessments: 'assessment',
  frameworks: 'framework',
  controls: 'control',
  documents: 'document',
  'bias-tests': 'bias test',
  users: 'user',
  'resource-groups': 'application group',
  'api-clients': 'API client',
  company: 'company',
  directory: 'corporate directory',
  'directory-groups': 'directory group',
  'list-views': 'list view',
  'own-frameworks': 'own framework',
  webhooks: 'webhook',
} as const;
export type AuditedPath = keyof typeof AUDITED;
export type AuditedKind = (typeof AUDITED)[AuditedPath];

export const AUDITED_PATHS = keysOf(AUDITED);
export const AUDITED_KINDS: readonly AuditedKind[] = Object.values(AUDITED);
