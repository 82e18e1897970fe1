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

/**
 * Includes SCIM, which is not part of the OpenAPI description. Each domain is one Lambda function, `lambdas/<domain>`.
 */
export const domains = { ...contract, scim };

type Union<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer I) => void ? I : never;
export type AllRoutes = Union<(typeof contract)[keyof typeof contract]>;
