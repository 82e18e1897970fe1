/** The records of an application that legal documents can show. Contains no schema, to keep the browser bundle small. */
import type { ControlKey } from '#domain/controls/keys.ts';
import type { DocumentKind } from '#domain/documents/words.ts';
import type { QuestionKey } from '#domain/tiering/questions.ts';

/** Fields of the application's own record. */
export const APPLICATION_FIELDS = [
  'name',
  'purpose',
  'description',
  'owner',
  'department',
  'model_type',
  'development_status',
  'risk_tier',
  'approval_status',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Fields of an incident. */
export const INCIDENT_FIELDS = [
  'known_at',
  'deadline',
  'what_happened',
  'affected_number',
  'affected_who',
  'done_about_it',
] as const;
export type IncidentField = (typeof INCIDENT_FIELDS)[number];

export type SourceName =
  | `application.${ApplicationField}`
  | 'company'
  | 'models'
  | 'people'
  | 'risks'
  | 'bias_tests'
  | 'approval'
  | 'assessments.validation'
  | 'assessments.monitoring'
  | 'assessments.incident'
  | `incident.${IncidentField}`
  | `intake.${QuestionKey}`
  | `controls.${ControlKey}`
  | `evidence.${ControlKey}`
  | `documents.${DocumentKind}`;
