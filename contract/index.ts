import { applications } from '#contract/applications/applications.ts';
import { approvals } from '#contract/applications/approvals.ts';
import { assessments } from '#contract/applications/assessments.ts';
import { comments } from '#contract/applications/comments.ts';
import { controls } from '#contract/applications/controls.ts';
import { documents } from '#contract/applications/documents.ts';
import { frameworks } from '#contract/applications/frameworks.ts';
import { legal } from '#contract/applications/legal.ts';
import { overrides } from '#contract/applications/overrides.ts';
import { register } from '#contract/applications/register.ts';
import { risks } from '#contract/applications/risks.ts';
import { stakeholders } from '#contract/applications/stakeholders.ts';
import { tests } from '#contract/applications/tests.ts';
import { audit } from '#contract/company/audit.ts';
import { company } from '#contract/company/company.ts';
import { deadlines } from '#contract/company/deadlines.ts';
import { description } from '#contract/company/description.ts';
import { exports } from '#contract/company/exports.ts';
import { imports } from '#contract/company/imports.ts';
import { policies } from '#contract/company/policies.ts';
import { search } from '#contract/company/search.ts';
import { templates } from '#contract/company/templates.ts';
import { views } from '#contract/company/views.ts';
import { webhooks } from '#contract/company/webhooks.ts';
import type { DescribedRoutes } from '#contract/http/route.ts';
import { access } from '#contract/people/access.ts';
import { calendar } from '#contract/people/calendar.ts';
import { clients } from '#contract/people/clients.ts';
import { directory } from '#contract/people/directory.ts';
import { groups } from '#contract/people/groups.ts';
import { notifications } from '#contract/people/notifications.ts';
import { people } from '#contract/people/people.ts';
import { scim } from '#contract/people/scim.ts';
import { security } from '#contract/people/security.ts';
import { tasks } from '#contract/people/tasks.ts';
import { work } from '#contract/people/work.ts';
import { diligence } from '#contract/vendors/diligence.ts';
import { models } from '#contract/vendors/models.ts';
import { vendors } from '#contract/vendors/vendors.ts';

export const contract = {
  access,
  applications,
  approvals,
  assessments,
  audit,
  calendar,
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
  policies,
  register,
  risks,
  search,
  security,
  stakeholders,
  tasks,
  templates,
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
  register: {
    name: 'Risk register',
    description: 'Risks that people add, of an application or of the organization, with their treatment.',
  },
  policies: {
    name: 'Policies',
    description: 'Policies with versions, their audience, and who acknowledged them.',
  },
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
  templates: {
    name: 'Word templates',
    description: 'Word documents with placeholders that are filled with the records of an application.',
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
  tasks: { name: 'Tasks', description: 'Tasks that people add to applications, vendors and foundation models.' },
  work: { name: 'My Work', description: 'The open work of people and of their teams, delegation and snoozing.' },
  deadlines: { name: 'Deadlines', description: 'Upcoming dates of everything that the caller can access.' },
  calendar: { name: 'Calendar', description: "The caller's due dates, for calendar programs." },
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
