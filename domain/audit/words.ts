/** Enumerations of the audit log. Contains no schema, to keep the browser bundle small. */

import { NOUNS, type NounWith, nounsWith } from '#domain/nouns.ts';

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
  'task_completed',
  'task_reopened',
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
  'signed',
  'revised',
  'copy_shared',
  'copy_opened',
  'copy_revoked',
  'closed',
  'reopened',
  'published',
  'reviewed',
  'acknowledged',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

export const AUDIT_ACTIONS = ['created', 'changed', 'removed', ...AUDIT_EVENTS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audited entities by their path segment. */
export const AUDITED_PATHS = nounsWith('key');
export type AuditedPath = NounWith<'key'>;

/** The names of audited entities in sentences. */
export type AuditedKind = (typeof NOUNS)[AuditedPath]['kind'];
export const AUDITED_KINDS: readonly AuditedKind[] = AUDITED_PATHS.map((path) => NOUNS[path].kind);

export const isAuditedKind = (what: string): what is AuditedKind => AUDITED_KINDS.some((kind) => kind === what);

export const auditedPathOf = (what: string) => AUDITED_PATHS.find((path) => NOUNS[path].kind === what);
