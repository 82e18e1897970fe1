/**
 * Every kind of record, described once. The audit log, keys, lists, webhooks, addresses and the sidebar derive from it.
 * Contains no schema and no columns, so that each function and page can load it.
 */
import type { Role } from './enumerations.ts';
import { keysOf } from './keys-of.ts';
import { permissions } from './permissions.ts';

type Noun = {
  /** The name in sentences, in the audit log and of the list in memory. */
  kind: string;
  /** Starts the key of its row. Records with a key have an audit log. */
  key?: string;
  /** There is one record, so that its key has no id. */
  isSingle?: true;
  /** Events are internal to administration and are never sent to webhooks. */
  isInternal?: true;
  /** The name of its list, which has saved views and downloads. */
  list?: string;
  /** The roles that may open its list. */
  readers?: readonly Role[];
  /** Only readers with access to all groups may open it. */
  ofCompany?: true;
};

const { administer, readFrameworks, readObjects } = permissions;

/** By the path segment that the API uses for the audit log and in the names of webhook events. */
export const NOUNS = {
  applications: { kind: 'application', key: 'APPLICATION', list: 'applications', readers: readObjects },
  vendors: { kind: 'vendor', key: 'VENDOR', list: 'vendors', readers: readObjects },
  models: { kind: 'foundation model', key: 'MODEL', list: 'models', readers: readObjects },
  comments: { kind: 'comment', key: 'COMMENT' },
  assessments: { kind: 'assessment', key: 'ASSESSMENT' },
  frameworks: { kind: 'framework', key: 'FRAMEWORK' },
  evidence: { kind: 'evidence', list: 'evidence', readers: readFrameworks, ofCompany: true },
  controls: { kind: 'control', key: 'CONTROL' },
  documents: { kind: 'document', key: 'DOCUMENT' },
  'bias-tests': { kind: 'bias test', key: 'TEST' },
  users: { kind: 'user', key: 'CALLER', list: 'manage-users', readers: administer },
  'resource-groups': {
    kind: 'application group',
    key: 'RESOURCE_GROUP',
    list: 'application-groups',
    readers: administer,
  },
  'api-clients': { kind: 'API client', key: 'CALLER', list: 'api-access', readers: administer },
  company: { kind: 'company', key: 'COMPANY', isSingle: true },
  directory: { kind: 'corporate directory', key: 'DIRECTORY', isSingle: true, isInternal: true },
  'directory-groups': { kind: 'directory group', key: 'DIRECTORY_GROUP', isInternal: true },
  'list-views': { kind: 'list view', key: 'LIST_VIEW', isInternal: true },
  'own-frameworks': { kind: 'own framework', key: 'OWN_FRAMEWORK' },
  webhooks: { kind: 'webhook', key: 'WEBHOOK', isInternal: true },
} as const satisfies Record<string, Noun>;

type Nouns = typeof NOUNS;

/** The nouns that have a property. */
export type NounWith<Property extends keyof Noun> = {
  [Name in keyof Nouns]: Nouns[Name] extends Record<Property, unknown> ? Name : never;
}[keyof Nouns];

export const nounsWith = <Property extends keyof Noun>(property: Property) =>
  keysOf(NOUNS).filter((name): name is NounWith<Property> => property in NOUNS[name]);
