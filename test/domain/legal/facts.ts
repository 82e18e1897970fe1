/** The records of an application for tests of legal documents. */
import { UNJUDGED } from '#domain/applications/application.ts';
import { applicationRules } from '#domain/applications/rules.ts';
import type { Facts } from '#domain/legal/facts.ts';
import { emptyOf } from '#domain/rules.ts';

export const AT = '2026-11-12T10:00:00.000Z';
export const ADA = { id: 'ada', name: 'Ada Lovelace' };
export const GRACE = { id: 'grace', name: 'Grace Hopper' };
const ID = '0b7c1f7e-5d0a-4b53-8a4e-9d6f0f6f2f61';

const recorded = (id: string, version: number) => ({
  ...{ id, version, created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA },
  ...{ trail_length: version, trail_hash: '' },
});

export const someFacts = (): Facts => ({
  application: {
    ...recorded(ID, 7),
    ...UNJUDGED,
    ...emptyOf(applicationRules),
    ...{ name: 'Candidate screening', purpose: 'Ranks candidates', owner: 'Ada Lovelace' },
    ...{ model_type: 'predictive', foundation_models: ['Own ranker'] },
    ...{ development_status: 'in_production', risk_tier: 'high' },
  },
  company: undefined,
  intake: undefined,
  risks: [{ key: 'fairness', inherent: 'high', residual: 'medium', own: null }],
  models: [],
  controls: [
    {
      ...recorded('5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11', 3),
      ...{ application_id: ID, key: 'security_program', state: 'accepted', owner: null, due_on: null },
      ...{ implementation: 'Yearly penetration test.', justification: '', submitted: null, accepted: null },
      ...{ returned: null, evidence: [] },
    },
  ],
  tests: [],
  documents: [],
  rounds: [],
  assessments: [],
  incident: undefined,
});

export const answered = (answer: string, version = 1) => ({ version, answer, not_applicable: '', at: AT, by: GRACE });
export const notApplicable = (reason: string) => ({ ...answered(''), not_applicable: reason });
