/** The vendors of the demo company; the small ones are invented. Dates are relative to the first start. */
import { addDays } from '#domain/day.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { VendorDraft } from '#domain/vendors/vendor.ts';
import { COMPANY, type GroupName } from './company.ts';

const day = (days: number) => addDays(dayIn(COMPANY.time_zone), days);

/** Additional data of some vendors. */
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
    ...{ contract_end: day(120), notice_days: '60', iso_27001_until: day(22) },
    ...{ other_certificates: ['Cyber Essentials Plus 2027-05-20'], sub_processors: ['Amazon Web Services'] },
    contacts: ['Service desk, outages', 'Data protection officer'],
  },
  'Lumen Documents': {
    ...{ category: 'service', criticality: 'medium', country: 'Spain', data_shared: 'confidential' },
    ...{ processing_countries: ['Spain'], trains_on_data: 'no', soc_2_until: day(79) },
  },
  'Brightwater Analytics': {
    ...{ category: 'data', criticality: 'medium', country: 'Netherlands', data_shared: 'internal' },
    ...{ processing_countries: ['Netherlands', 'Ireland'], trains_on_data: 'no' },
  },
  'Cobalt Speech': {
    ...{ category: 'service', criticality: 'high', country: 'Ireland', data_shared: 'personal' },
    // An expired certificate without a successor.
    ...{ processing_countries: ['Ireland'], trains_on_data: 'no', soc_2_until: day(-12) },
  },
  'Google Cloud': {
    ...{ category: 'platform', criticality: 'medium', country: 'United States', data_shared: 'confidential' },
    ...{ contract_end: day(28), notice_days: '30' },
  },
  Quillon: { category: 'service', criticality: 'low', country: 'Portugal', contract_end: day(-5) },
};

/** `group` limits access to the vendor; most are open to all groups. */
const vendor = (name: string, website: string, owner: string, description: string, group?: GroupName) => ({
  ...{ name, website, owner, description },
  ...KNOWN[name],
  groups: group === undefined ? [] : [group],
});

export const VENDORS = [
  vendor('Anthropic', 'https://www.anthropic.com', 'Grace Hopper', 'Language models, used for drafting and triage.'),
  vendor('Amazon Web Services', 'https://aws.amazon.com', 'Evelyn Boyd', 'Hosting, and models through Bedrock.'),
  vendor('Brightwater Analytics', 'https://brightwater.example', 'Grace Hopper', 'Flood and weather exposure models.'),
  vendor('Cobalt Speech', 'https://cobalt-speech.example', 'Alan Turing', 'Speech to text for recorded calls.'),
  vendor('Google Cloud', 'https://cloud.google.com', 'Ada Lovelace', 'Translation and document reading.'),
  vendor(
    'Hirewell',
    'https://hirewell.example',
    'Dorothy Vaughan',
    'Screening and ranking of candidates.',
    'Human Resources',
  ),
  vendor(
    'Lumen Documents',
    'https://lumen-documents.example',
    'Radia Perlman',
    'Reads scanned forms and letters.',
    'Claims',
  ),
  vendor('Microsoft', 'https://www.microsoft.com', 'Evelyn Boyd', 'Office assistants and code completion.'),
  vendor('Northgate Fraud Systems', 'https://northgate.example', 'Grace Hopper', 'Scores claims for fraud.'),
  vendor('OpenAI', 'https://openai.com', 'Grace Hopper', 'Language models, used for search and summaries.'),
  vendor('Quillon', 'https://quillon.example', 'Radia Perlman', 'Compares clauses of contracts.'),
  vendor('Salesforce', 'https://www.salesforce.com', 'Hedy Lamarr', 'Customer records, with predictions in them.'),
];
