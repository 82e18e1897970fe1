/** Whom the insurer buys models and services from. The small ones are made up. */
import type { VendorDraft } from '#domain/vendor.ts';
import type { GroupName } from './company.ts';

/** Of some, more is known. */
const KNOWN: Readonly<Record<string, Partial<VendorDraft>>> = {
  Anthropic: {
    ...{ category: 'model_provider', criticality: 'high', country: 'United States', data_shared: 'personal' },
    ...{ processing_countries: ['United States', 'Ireland'], sub_processors: ['Amazon Web Services', 'Google Cloud'] },
    ...{ trains_on_data: 'no', contract_begin: '2025-07-01', contract_end: '2027-06-30', notice_days: '90' },
    ...{ soc_2_until: '2027-04-30', iso_27001_until: '2028-01-31', iso_42001_until: '2028-01-31' },
    exit_plan: 'Prompts and test cases are ours and kept with us. A second model is measured on them each quarter.',
    contacts: ['Account team, contracts and incidents'],
  },
  'Northgate Fraud Systems': {
    ...{ category: 'service', criticality: 'critical', country: 'United Kingdom', data_shared: 'personal' },
    ...{ processing_countries: ['United Kingdom'], trains_on_data: 'opted_out', contract_begin: '2024-02-01' },
    ...{ contract_end: '2027-01-31', notice_days: '60', iso_27001_until: '2026-12-15' },
    ...{ other_certificates: ['Cyber Essentials Plus 2027-05-20'], sub_processors: ['Amazon Web Services'] },
    contacts: ['Service desk, outages', 'Data protection officer'],
  },
  'Lumen Documents': {
    ...{ category: 'service', criticality: 'medium', country: 'Spain', data_shared: 'confidential' },
    ...{ processing_countries: ['Spain'], trains_on_data: 'no', soc_2_until: '2027-02-10' },
  },
};

/** `group` is the one that it is for; most are for everybody. */
const vendor = (name: string, website: string, owner: string, description: string, group?: GroupName) => ({
  ...{ name, website, owner, description },
  ...KNOWN[name],
  groups: group === undefined ? [] : [group],
});

export const VENDORS = [
  vendor('Anthropic', 'https://www.anthropic.com', 'Grace Hopper', 'Language models, used for drafting and triage.'),
  vendor('Amazon Web Services', 'https://aws.amazon.com', 'Evelyn Boyd', 'Hosting, and models through Bedrock.'),
  vendor('Brightwater Analytics', 'https://brightwater.example', 'Mary Jackson', 'Flood and weather exposure models.'),
  vendor('Cobalt Speech', 'https://cobalt-speech.example', 'Hedy Lamarr', 'Speech to text for recorded calls.'),
  vendor('Google Cloud', 'https://cloud.google.com', 'Evelyn Boyd', 'Translation and document reading.'),
  vendor(
    'Hirewell',
    'https://hirewell.example',
    'Dorothy Vaughan',
    'Screening and ranking of candidates.',
    'Human Resources',
  ),
  vendor('Lumen Documents', 'https://lumen-documents.example', 'Joan Clarke', 'Reads scanned forms and letters.'),
  vendor('Microsoft', 'https://www.microsoft.com', 'Evelyn Boyd', 'Office assistants and code completion.'),
  vendor('Northgate Fraud Systems', 'https://northgate.example', 'Margaret Hamilton', 'Scores claims for fraud.'),
  vendor('OpenAI', 'https://openai.com', 'Grace Hopper', 'Language models, used for search and summaries.'),
  vendor('Quillon', 'https://quillon.example', 'Joan Clarke', 'Compares clauses of contracts.'),
  vendor('Salesforce', 'https://www.salesforce.com', 'Hedy Lamarr', 'Customer records, with predictions in them.'),
];
