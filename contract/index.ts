import { access } from './access.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { assessments } from './assessments.ts';
import { audit } from './audit.ts';
import { clients } from './clients.ts';
import { comments } from './comments.ts';
import { company } from './company.ts';
import { controls } from './controls.ts';
import { deadlines } from './deadlines.ts';
import { description } from './description.ts';
import { diligence } from './diligence.ts';
import { directory } from './directory.ts';
import { documents } from './documents.ts';
import { exports } from './exports.ts';
import { frameworks } from './frameworks.ts';
import { groups } from './groups.ts';
import { imports } from './imports.ts';
import { legal } from './legal/legal.ts';
import { models } from './models.ts';
import { notifications } from './notifications.ts';
import { overrides } from './overrides.ts';
import { people } from './people.ts';
import { risks } from './risks.ts';
import type { DescribedRoutes } from './route.ts';
import { scim } from './scim.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { stakeholders } from './stakeholders.ts';
import { tests } from './tests.ts';
import { vendors } from './vendors.ts';
import { views } from './views.ts';
import { webhooks } from './webhooks.ts';
import { work } from './work.ts';

export const contract = {
  access,
  applications,
  approvals,
  assessments,
  audit,
  clients,
  comments,
  company,
  controls,
  deadlines,
  description,
  diligence,
  directory,
  documents,
  exports,
  frameworks,
  groups,
  imports,
  legal,
  models,
  notifications,
  overrides,
  people,
  risks,
  search,
  security,
  stakeholders,
  tests,
  vendors,
  views,
  work,
  webhooks,
} satisfies Record<string, DescribedRoutes>;

/** The tags of the API description, in its order. Each domain is one tag. */
export const TAGS: Readonly<Record<keyof typeof contract, { name: string; description: string }>> = {
  applications: {
    name: 'Applications',
    description: 'The inventory of AI applications: their records, intake and risk tier.',
  },
  stakeholders: {
    name: 'Stakeholders',
    description: 'The people who are responsible for an application, and those who can see an application or vendor.',
  },
  risks: { name: 'Risks', description: 'The risks of an application, derived from its intake, with their levels.' },
  overrides: { name: 'Tier overrides', description: 'Temporary replacements of the risk tier of an application.' },
  controls: { name: 'Controls', description: 'The controls of an application and the evidence for them.' },
  assessments: {
    name: 'Assessments',
    description: 'Validation, monitoring and incident assessments of an application.',
  },
  tests: { name: 'Bias tests', description: 'Bias tests of an application: requests, progress and results.' },
  frameworks: {
    name: 'Frameworks',
    description: 'Laws, standards and company frameworks: requirements, applicability, coverage and reports.',
  },
  legal: {
    name: 'Legal documents',
    description: 'Documents that laws and standards require of an application, as views of its records.',
  },
  approvals: {
    name: 'Approvals',
    description: 'The approval of applications and vendors: submissions, decisions and conditions.',
  },
  vendors: { name: 'Vendors', description: 'The vendors of AI systems and models.' },
  diligence: {
    name: 'Due diligence',
    description: 'Questionnaires for vendors, answered in the product or through a link without an account.',
  },
  models: { name: 'Foundation models', description: 'The registry of foundation models.' },
  documents: { name: 'Documents', description: 'Files of applications and vendors.' },
  comments: { name: 'Comments', description: 'Conversations about applications and vendors.' },
  work: { name: 'Tasks', description: 'My Work and team work: open tasks, delegation and snoozing.' },
  deadlines: { name: 'Deadlines', description: 'Upcoming dates of everything that the caller can access.' },
  notifications: { name: 'Notifications', description: "The caller's notifications, and unsubscribing from email." },
  search: { name: 'Search', description: 'Search by name across all kinds of records.' },
  views: { name: 'List views', description: 'Saved filters and columns of lists.' },
  imports: { name: 'Imports', description: 'Imports of applications and vendors from a file.' },
  exports: { name: 'Exports', description: 'Exports of lists and of personal data.' },
  audit: { name: 'Audit log', description: 'Who changed what and when, and checks that the log is unaltered.' },
  company: { name: 'Company', description: 'The details and settings of the company.' },
  people: { name: 'Users', description: 'Accounts, roles, invitations and View-As sessions.' },
  groups: { name: 'Application groups', description: 'Groups of applications and vendors that limit access.' },
  directory: {
    name: 'Corporate directory',
    description: 'The SCIM connection to the corporate directory, and the roles of its groups.',
  },
  clients: { name: 'API clients', description: 'Credentials of programs that call this API.' },
  webhooks: { name: 'Webhooks', description: 'Addresses that receive events, and their deliveries.' },
  access: { name: 'Own account', description: "The caller's profile and preferences." },
  security: { name: 'Sign-in and security', description: "The caller's sign-in methods, devices and sessions." },
  description: { name: 'API description', description: 'This document.' },
};

/**
 * Includes SCIM, which is not part of the OpenAPI description. Each domain is one Lambda function, `lambdas/<domain>`.
 */
export const domains = { ...contract, scim };

type Union<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer I) => void ? I : never;
export type AllRoutes = Union<(typeof contract)[keyof typeof contract]>;
