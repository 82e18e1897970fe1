/** Whom the insurer buys models and services from. The small ones are made up. */
import type { GroupName } from './company.ts';

/** `group` is the one that it is for; most are for everybody. */
const vendor = (name: string, website: string, owner: string, description: string, group?: GroupName) => ({
  ...{ name, website, owner, description },
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
