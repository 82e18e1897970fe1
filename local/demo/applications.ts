/** What the demo company uses AI for: every tier, status and kind of model is among them. */
import type { ApplicationDraft } from '#domain/application.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import type { GroupName } from './company.ts';
import type { VendorName } from './vendors.ts';

type DemoApplication = Omit<ApplicationDraft, 'resource_groups' | 'vendor_id'> & {
  approval_status: ApprovalStatus;
  groups: readonly GroupName[];
  vendor: VendorName | null;
};

export const APPLICATIONS: readonly DemoApplication[] = [
  {
    ...{
      name: 'Claims triage',
      purpose: 'Sorts incoming claims by urgency and sends each to the right team.',
      description: '',
    },
    ...{ owner: 'Grace Hopper', department: 'Claims', groups: ['Claims'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'high' },
  },
  {
    ...{ name: 'Fraud scoring', purpose: 'Scores claims for signs of fraud before they are paid.', description: '' },
    ...{
      owner: 'Margaret Hamilton',
      department: 'Claims',
      groups: ['Claims', 'Finance'],
      vendor: 'Northgate Fraud Systems',
    },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'high' },
  },
  {
    ...{
      name: 'Photo damage estimate',
      purpose: 'Estimates repair costs from photos of a damaged vehicle.',
      description: '',
    },
    ...{ owner: 'Grace Hopper', department: 'Claims', groups: ['Claims'], vendor: 'Brightwater Analytics' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Call summaries', purpose: 'Writes a summary of each customer call for the file.', description: '' },
    ...{ owner: 'Hedy Lamarr', department: 'Customer Service', groups: ['Customer Service'], vendor: 'Cobalt Speech' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Customer chat assistant', purpose: 'Answers customers about cover and open claims.', description: '' },
    ...{ owner: 'Hedy Lamarr', department: 'Customer Service', groups: ['Customer Service'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'medium' },
  },
  {
    ...{
      name: 'Complaint routing',
      purpose: 'Reads complaints and routes them to whoever can mend them.',
      description: '',
    },
    ...{ owner: 'Hedy Lamarr', department: 'Customer Service', groups: ['Customer Service'], vendor: 'Microsoft' },
    ...{ model_type: 'both', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Candidate ranking', purpose: 'Ranks job applicants for recruiters.', description: '' },
    ...{ owner: 'Dorothy Vaughan', department: 'Human Resources', groups: ['Human Resources'], vendor: 'Hirewell' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_development', approval_status: 'in_review', risk_tier: 'high' },
  },
  {
    ...{
      name: 'CV screening',
      purpose: 'Rejects applications below a threshold before a person sees them.',
      description: '',
    },
    ...{ owner: 'Dorothy Vaughan', department: 'Human Resources', groups: ['Human Resources'], vendor: 'Hirewell' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'retired', approval_status: 'rejected', risk_tier: 'prohibited' },
  },
  {
    ...{ name: 'Shift planning', purpose: 'Proposes shifts for the service centers.', description: '' },
    ...{
      owner: 'Dorothy Vaughan',
      department: 'Human Resources',
      groups: ['Human Resources', 'Customer Service'],
      vendor: null,
    },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'medium' },
  },
  {
    ...{
      name: 'Interview emotion analysis',
      purpose: 'Reads feelings from faces in recorded interviews.',
      description: '',
    },
    ...{ owner: 'Dorothy Vaughan', department: 'Human Resources', groups: ['Human Resources'], vendor: 'Quillon' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'idea', approval_status: 'rejected', risk_tier: 'prohibited' },
  },
  {
    ...{ name: 'Policy wording search', purpose: 'Finds the clause that answers a question.', description: '' },
    ...{ owner: 'Mary Jackson', department: 'Underwriting', groups: ['Underwriting', 'Claims'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Underwriting risk score', purpose: 'Scores the risk of a new policy.', description: '' },
    ...{ owner: 'Mary Jackson', department: 'Underwriting', groups: ['Underwriting'], vendor: null },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'high' },
  },
  {
    ...{ name: 'Flood exposure model', purpose: 'Estimates the flood exposure of a building.', description: '' },
    ...{ owner: 'Mary Jackson', department: 'Underwriting', groups: ['Underwriting'], vendor: 'Brightwater Analytics' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Premium pricing', purpose: 'Proposes a premium for private cover.', description: '' },
    ...{ owner: 'Mary Jackson', department: 'Underwriting', groups: ['Underwriting', 'Finance'], vendor: null },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'high' },
  },
  {
    ...{ name: 'Broker mail drafting', purpose: 'Drafts answers to the mails of brokers.', description: '' },
    ...{ owner: 'Grace Hopper', department: 'Underwriting', groups: ['Underwriting'], vendor: 'Microsoft' },
    ...{ model_type: 'generative', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'low' },
  },
  {
    ...{ name: 'Medical report reader', purpose: 'Takes diagnoses and dates out of medical reports.', description: '' },
    ...{
      owner: 'Grace Hopper',
      department: 'Underwriting',
      groups: ['Underwriting', 'Claims'],
      vendor: 'Lumen Documents',
    },
    ...{ model_type: 'both', foundation_models: ['Claude', 'Titan Text'] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'high' },
  },
  {
    ...{ name: 'Invoice matching', purpose: 'Matches invoices to orders and payments.', description: '' },
    ...{ owner: 'Katherine Johnson', department: 'Finance', groups: ['Finance'], vendor: 'Lumen Documents' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Cash flow forecast', purpose: 'Forecasts the cash flow of the coming quarter.', description: '' },
    ...{ owner: 'Katherine Johnson', department: 'Finance', groups: ['Finance'], vendor: null },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Expense review', purpose: 'Finds expense claims that break the rules.', description: '' },
    ...{ owner: 'Katherine Johnson', department: 'Finance', groups: ['Finance'], vendor: 'Salesforce' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'testing', approval_status: 'not_submitted', risk_tier: 'medium' },
  },
  {
    ...{
      name: 'Regulatory report drafting',
      purpose: 'Drafts the tables and texts of regulatory reports.',
      description: '',
    },
    ...{ owner: 'Katherine Johnson', department: 'Finance', groups: ['Finance'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Reserve estimation', purpose: 'Estimates the reserves for claims not yet settled.', description: '' },
    ...{ owner: 'Annie Easley', department: 'Finance', groups: ['Finance', 'Claims'], vendor: null },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'high' },
  },
  {
    ...{ name: 'Subrogation finder', purpose: 'Finds claims whose cost another insurer should bear.', description: '' },
    ...{ owner: 'Grace Hopper', department: 'Claims', groups: ['Claims'], vendor: null },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'medium' },
  },
  {
    ...{
      name: 'Claim letter drafting',
      purpose: 'Drafts letters that explain a decision on a claim.',
      description: '',
    },
    ...{ owner: 'Grace Hopper', department: 'Claims', groups: ['Claims'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Claimant voice print', purpose: 'Recognizes a caller by voice.', description: '' },
    ...{ owner: 'Hedy Lamarr', department: 'Customer Service', groups: ['Customer Service'], vendor: 'Cobalt Speech' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'idea', approval_status: 'rejected', risk_tier: 'prohibited' },
  },
  {
    ...{
      name: 'Translation desk',
      purpose: 'Translates letters and mails between English and Spanish.',
      description: '',
    },
    ...{
      owner: 'Hedy Lamarr',
      department: 'Customer Service',
      groups: ['Customer Service', 'Claims'],
      vendor: 'Google Cloud',
    },
    ...{ model_type: 'generative', foundation_models: ['Gemini'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{
      name: 'Knowledge base answers',
      purpose: 'Answers questions of staff from the internal handbook.',
      description: '',
    },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Code assistant', purpose: 'Suggests code to the engineers.', description: '' },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Microsoft' },
    ...{ model_type: 'generative', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Log anomaly detection', purpose: 'Finds unusual patterns in system logs.', description: '' },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Amazon Web Services' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Phishing filter', purpose: 'Holds back mails that try to deceive.', description: '' },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Microsoft' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{
      name: 'Contract clause comparison',
      purpose: 'Compares the clauses of a contract with the house standard.',
      description: '',
    },
    ...{ owner: 'Joan Clarke', department: 'Legal', groups: [], vendor: 'Lumen Documents' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'low' },
  },
  {
    ...{ name: 'Marketing copy', purpose: 'Drafts campaign texts.', description: '' },
    ...{ owner: 'Joan Clarke', department: 'Marketing', groups: [], vendor: 'OpenAI' },
    ...{ model_type: 'generative', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Churn prediction', purpose: 'Predicts which customers are about to leave.', description: '' },
    ...{ owner: 'Joan Clarke', department: 'Marketing', groups: ['Customer Service'], vendor: 'Salesforce' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'medium' },
  },
  {
    ...{ name: 'Next best offer', purpose: 'Chooses the product that a customer is offered next.', description: '' },
    ...{ owner: 'Joan Clarke', department: 'Marketing', groups: [], vendor: 'Salesforce' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'testing', approval_status: 'in_review', risk_tier: 'medium' },
  },
  {
    ...{
      name: 'Retention deepfake messages',
      purpose: "Sends messages in the voice of a customer's own adviser.",
      description: '',
    },
    ...{ owner: 'Joan Clarke', department: 'Marketing', groups: [], vendor: 'Quillon' },
    ...{ model_type: 'generative', foundation_models: ['Quillon Voice'] },
    ...{ development_status: 'idea', approval_status: 'rejected', risk_tier: 'prohibited' },
  },
  {
    ...{ name: 'Meeting notes', purpose: 'Takes notes and actions from meetings.', description: '' },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Microsoft' },
    ...{ model_type: 'generative', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'in_production', approval_status: 'approved', risk_tier: 'low' },
  },
  {
    ...{ name: 'Data catalog tagging', purpose: 'Tags tables with what they hold.', description: '' },
    ...{ owner: 'Evelyn Boyd', department: 'Technology', groups: [], vendor: 'Amazon Web Services' },
    ...{ model_type: 'both', foundation_models: ['Titan Text'] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'not_assessed' },
  },
  {
    ...{ name: 'Telematics scoring', purpose: 'Scores driving from the sensors of a car.', description: '' },
    ...{ owner: 'Mary Jackson', department: 'Underwriting', groups: ['Underwriting'], vendor: 'Brightwater Analytics' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'idea', approval_status: 'not_submitted', risk_tier: 'not_assessed' },
  },
  {
    ...{ name: 'Estate planning adviser', purpose: 'Advises customers on how to leave their estate.', description: '' },
    ...{ owner: 'Hedy Lamarr', department: 'Customer Service', groups: ['Customer Service'], vendor: 'OpenAI' },
    ...{ model_type: 'generative', foundation_models: ['GPT-4o'] },
    ...{ development_status: 'idea', approval_status: 'not_submitted', risk_tier: 'not_assessed' },
  },
  {
    ...{ name: 'Onboarding companion', purpose: 'Guides new colleagues through their first weeks.', description: '' },
    ...{ owner: 'Dorothy Vaughan', department: 'Human Resources', groups: ['Human Resources'], vendor: 'Anthropic' },
    ...{ model_type: 'generative', foundation_models: ['Claude'] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'not_assessed' },
  },
  {
    ...{ name: 'Vehicle valuation', purpose: 'Values a vehicle after a total loss.', description: '' },
    ...{ owner: 'Grace Hopper', department: 'Claims', groups: ['Claims'], vendor: 'Brightwater Analytics' },
    ...{ model_type: 'predictive', foundation_models: [] },
    ...{ development_status: 'in_development', approval_status: 'not_submitted', risk_tier: 'not_assessed' },
  },
];
