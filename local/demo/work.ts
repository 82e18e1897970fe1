/** The demo company's framework decisions and progress with controls. Dates are relative to the first start. */
import type { LawRole } from '#domain/applicability/roles.ts';
import type { ControlKey } from '#domain/controls/keys.ts';

export type Worker = 'Ada' | 'Grace' | 'Alan';

type Decision = { framework: string; applicable: boolean; role?: LawRole; reason: string };

/** Evidence: a document by file name, an address or a text. `daysAgo` and `daysLeft` delimit its period from today. */
export type DemoPiece = { name: string; daysAgo: number; daysLeft: number | null } & (
  | { document: string; of: string }
  | { url: string }
  | { text: string }
);

type End =
  | { is: 'in_progress' | 'ready_for_review' | 'accepted' | 'expired' }
  | { is: 'returned' | 'not_applicable'; reason: string };

export type DemoWork = {
  control: ControlKey;
  owner: Worker;
  /** Days from now; negative if overdue. */
  due: number | null;
  how: string;
  pieces: readonly (keyof typeof PIECES)[];
  /** Undefined if the control is assigned but not started. */
  end: End | undefined;
};

export type DemoApplication = {
  name: string;
  /** Makes the decisions and works on the controls; Radia is the reviewer. */
  by: 'Ada' | 'Grace';
  decisions: readonly Decision[];
  work: readonly DemoWork[];
};

export const PIECES = {
  procedure: {
    ...{ name: 'Human oversight procedure', document: 'Human oversight procedure.docx', of: 'Claims triage' },
    ...{ daysAgo: 60, daysLeft: 305 },
  },
  checks: {
    ...{ name: 'Daily checks, August and September', document: 'Daily checks.csv', of: 'Claims triage' },
    ...{ daysAgo: 21, daysLeft: 18 },
  },
  register: {
    ...{ name: 'Risk register', document: 'Risk register.xlsx', of: 'Claims triage' },
    ...{ daysAgo: 48, daysLeft: 317 },
  },
  card: { name: 'Model card 1.1', document: 'Model card.pdf', of: 'Claims triage', daysAgo: 35, daysLeft: null },
  fairness: {
    ...{ name: 'Fairness evaluation', document: 'Fairness evaluation.xlsx', of: 'Claims triage' },
    ...{ daysAgo: 14, daysLeft: 351 },
  },
  incidents: {
    ...{ name: 'Incident procedure of the company', document: 'Incident procedure.docx', of: 'Fraud scoring' },
    ...{ daysAgo: 150, daysLeft: 215 },
  },
  validation: {
    ...{ name: 'Validation of the score', document: 'Validation of the score.pdf', of: 'Fraud scoring' },
    ...{ daysAgo: 75, daysLeft: 290 },
  },
  dashboard: {
    ...{ name: 'Dashboard of claims AI', url: 'https://dashboards.meridian.example/claims-ai' },
    ...{ daysAgo: 90, daysLeft: null },
  },
  intrusion: {
    ...{ name: 'Penetration test of last year', url: 'https://reports.meridian.example/security/fraud-scoring' },
    ...{ daysAgo: 374, daysLeft: -9 },
  },
  roles: {
    ...{ name: 'Who answers for what', daysAgo: 100, daysLeft: null },
    text: 'The head of claims owns the application, the claims platform team runs it, and Legal is asked before each change of its purpose. The names are in the register of applications and are confirmed each January.',
  },
  course: {
    ...{ name: 'Course for claims handlers', daysAgo: 80, daysLeft: 285 },
    text: 'All 46 claims handlers took the course of two hours on what the application gets wrong and when to overrule it, and passed its test. Newcomers take it before they are given access.',
  },
  misled: {
    ...{ name: 'Test with misleading claims', document: 'Test with misleading claims.csv' },
    ...{ of: 'Claim letter drafting', daysAgo: 26, daysLeft: 339 },
  },
  notice: {
    ...{ name: 'Notice to candidates', document: 'Notice to candidates.pdf', of: 'Candidate ranking' },
    ...{ daysAgo: 30, daysLeft: 335 },
  },
} as const satisfies Readonly<Record<string, DemoPiece>>;

const NOTHING: DemoWork['pieces'] = [];

const given = (control: ControlKey, owner: Worker, due: number): DemoWork => ({
  ...{ control, owner, due, how: '', pieces: NOTHING, end: undefined },
});
const begun = (control: ControlKey, owner: Worker, due: number, how: string, pieces = NOTHING): DemoWork => ({
  ...{ control, owner, due, how, pieces, end: { is: 'in_progress' } },
});
const waiting = (
  control: ControlKey,
  owner: Worker,
  due: number,
  how: string,
  pieces: DemoWork['pieces'],
): DemoWork => ({
  ...{ control, owner, due, how, pieces, end: { is: 'ready_for_review' } },
});
const accepted = (control: ControlKey, owner: Worker, how: string, pieces: DemoWork['pieces']): DemoWork => ({
  ...{ control, owner, due: null, how, pieces, end: { is: 'accepted' } },
});
const excluded = (control: ControlKey, owner: Worker, reason: string): DemoWork => ({
  ...{ control, owner, due: null, how: '', pieces: NOTHING, end: { is: 'not_applicable', reason } },
});

const applies = (framework: string, reason: string, role?: LawRole): Decision => ({
  ...{ framework, applicable: true, reason, ...(role && { role }) },
});
const not = (framework: string, reason: string): Decision => ({ framework, applicable: false, reason });

const NO_HIRING = 'It handles claims and is not used for hiring or promotion.';

export const WORK: readonly DemoApplication[] = [
  {
    name: 'Claims triage',
    by: 'Grace',
    decisions: [
      applies('iso-iec42001', 'The management system covers all applications of Claims.'),
      applies('euact', 'Customers of the branch in Dublin use it. The model is bought.', 'deployer'),
      not('nyc-ll144', NO_HIRING),
    ],
    work: [
      accepted('roles_assigned', 'Grace', 'Owner, operator and adviser are named in the register.', ['roles']),
      accepted('risk_process', 'Grace', 'Risks are rated each quarter, and each has an owner.', ['register']),
      accepted('human_check', 'Grace', 'A claims handler looks at each proposal before the claim is passed on.', [
        ...(['procedure', 'checks'] as const),
      ]),
      accepted('oversight_design', 'Grace', 'Handlers see the reasons, can choose another team, and can stop it.', [
        'procedure',
      ]),
      accepted('training', 'Grace', 'A course of two hours with a test, before access is given.', ['course']),
      accepted('incident_response', 'Grace', 'The procedure of the company, practiced each May.', ['incidents']),
      waiting('model_card', 'Grace', 6, 'The card of the vendor, with what we measured on our own claims.', ['card']),
      waiting('intended_use', 'Grace', 12, 'It proposes a team, and decides nothing about payment.', ['card']),
      {
        ...{ control: 'fairness_evaluation', owner: 'Grace', due: 9, pieces: ['fairness'] },
        how: 'The share of claims that reach the right team is compared between languages and ages each quarter.',
        end: {
          is: 'returned',
          reason: 'Claims in Spanish are seven points behind. Say which limit holds, and what is done about it.',
        },
      },
      begun('monitoring', 'Grace', 20, 'The dashboard shows the share of changed proposals a day.', ['dashboard']),
      begun('notice', 'Grace', -4, 'A sentence in the confirmation that customers get is being written.'),
      given('appeal', 'Alan', 30),
      given('event_logs', 'Grace', 45),
      excluded('copyright_policy', 'Grace', 'It trains no model, and nothing that it writes is published.'),
    ],
  },
  {
    name: 'Fraud scoring',
    by: 'Grace',
    decisions: [
      applies('nist-ai-rmf', 'It is the frame of our risk reports to the board.'),
      applies('iso-iec42001', 'The management system covers all applications of Claims.'),
      applies('euact', 'Claims of the branch in Dublin are scored.', 'deployer'),
      not('nyc-ll144', NO_HIRING),
    ],
    work: [
      accepted('roles_assigned', 'Grace', 'Owner, operator and adviser are named in the register.', ['roles']),
      accepted('training', 'Grace', 'Investigators take the course for claims handlers.', ['course']),
      accepted('verification', 'Grace', 'Validated each year on claims that it has not seen.', ['validation']),
      accepted('performance_measures', 'Grace', 'Limits are agreed with Finance before each validation.', [
        'validation',
      ]),
      accepted('monitoring', 'Grace', 'Drift of all 14 inputs is watched; alerts go to the claims platform team.', [
        'dashboard',
      ]),
      accepted('incident_response', 'Grace', 'The procedure of the company, practiced each May.', ['incidents']),
      accepted('incident_reports', 'Grace', 'Legal decides within two days whom to tell.', ['incidents']),
      {
        ...{ control: 'adversarial_test', owner: 'Grace', due: 14, pieces: ['intrusion'], end: { is: 'expired' } },
        how: 'A firm of its own tries each year to make a fraudulent claim look harmless.',
      },
      waiting('robustness', 'Grace', 10, 'Claims with missing fields are scored apart, and marked.', ['validation']),
      begun('exit_plan', 'Alan', 60, 'The contract gives us the data back in an open format.'),
      given('second_source', 'Alan', 90),
    ],
  },
  {
    name: 'Claim letter drafting',
    by: 'Grace',
    decisions: [
      applies('iso-iec42001', 'The management system covers all applications of Claims.'),
      applies('owasp-llm-2026', ''),
    ],
    work: [
      accepted('confirmation', 'Grace', 'No letter leaves before the person who signs it has confirmed it.', [
        'dashboard',
      ]),
      accepted('prompt_guardrails', 'Grace', 'What comes from a claim is marked as data and never as an instruction.', [
        'misled',
      ]),
      waiting('adversarial_test', 'Grace', 5, 'Five kinds of misleading claims, 50 letters each.', ['misled']),
      begun('grounding', 'Grace', 25, 'Each sentence about cover names the clause that it is taken from.'),
      given('content_marking', 'Grace', 40),
    ],
  },
  {
    name: 'Candidate ranking',
    by: 'Ada',
    decisions: [
      applies('nyc-ll144', 'Positions in New York are filled with it.', 'employer'),
      applies('euact', 'Positions in Dublin are filled with it.', 'deployer'),
      applies('iso-iec42001', ''),
    ],
    work: [
      accepted('notice', 'Ada', 'Each advertisement links to the notice.', ['notice']),
      begun('independent_bias_audit', 'Ada', 35, 'An auditor was chosen; the data are being made ready.'),
      waiting('appeal', 'Ada', 8, 'Candidates can ask for a reading without the program.', ['notice']),
      given('fairness_evaluation', 'Ada', 28),
    ],
  },
];
