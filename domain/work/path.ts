/** Paths of the pages on which work items are completed. Contains no schema, to keep the browser bundle small. */
import { detailPath } from '#domain/nouns.ts';
import type { WorkKind, WorkThing } from './words.ts';

type Item = {
  kind: WorkKind;
  thing: { kind: WorkThing; id: string };
  params: Readonly<Record<string, string | number>>;
};

const PATHS: Readonly<Record<WorkKind, (params: Item['params'], thing: Item['thing']) => string>> = {
  intake: () => '/intake',
  approval: () => '/approval',
  in_review: () => '/approval',
  changes_requested: () => '/approval',
  approval_ending: () => '/approval',
  approval_expired: () => '/approval',
  condition: () => '/approval',
  assessment: ({ assessment }) => `/assessments/${assessment}`,
  assessment_review: ({ assessment }) => `/assessments/${assessment}`,
  assessment_in_review: ({ assessment }) => `/assessments/${assessment}`,
  assessment_condition: ({ assessment }) => `/assessments/${assessment}`,
  control: ({ control }) => `/controls/${encodeURIComponent(String(control))}`,
  control_review: () => '/controls?state=ready_for_review',
  control_in_review: () => '/controls?state=ready_for_review',
  evidence: ({ control }) => `/controls/${encodeURIComponent(String(control))}`,
  override_decision: () => '/intake#tier-override',
  override_asked: () => '/intake#tier-override',
  override_ending: () => '/intake#tier-override',
  model_retires: () => '',
  legal_document: ({ legal_type }) => `/legal-documents/${legal_type}`,
  legal_signature: ({ legal_type }) => `/legal-documents/${legal_type}`,
  legal_in_review: ({ legal_type }) => `/legal-documents/${legal_type}`,
  risk_treatment: () => '',
  risk_review: () => '',
  risk_acceptance: () => '',
  mention: ({ comment }) => `/comments?comment=${comment}`,
  question: ({ comment }) => `/comments?comment=${comment}`,
  questionnaire: () => '/questionnaire',
  questionnaire_asked: () => '/questionnaire',
  questionnaire_review: () => '/questionnaire',
  vendor_date: () => '',
  policy: () => '',
  policy_review: () => '',
  // The page of a model has no tabs.
  task: ({ task }, { kind }) => `${kind === 'model' ? '' : '/tasks'}?task=${task}`,
};

/** A risk has a page of its own, whatever it belongs to. */
const OF_RISKS: readonly WorkKind[] = ['risk_treatment', 'risk_review', 'risk_acceptance'];

export const subjectPath = ({ kind, id }: Item['thing']) =>
  kind === 'policy' ? detailPath('policies', id) : `/${kind}s/detail/${id}`;

export const workPath = ({ kind, thing, params }: Item) =>
  OF_RISKS.includes(kind)
    ? detailPath('risks', String(params.risk))
    : `${subjectPath(thing)}${PATHS[kind](params, thing)}`;
