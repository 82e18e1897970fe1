/**
 * Every kind of record, described once. The audit log, keys, lists, webhooks, page addresses and the sidebar derive from
 * it. Contains no schema and no columns, so that each function and page can load it.
 */
import type { Role } from './enumerations.ts';
import { keysOf } from './keys-of.ts';
import { type Grant, holds, permissions, reach } from './permissions.ts';

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
  /** The page of all, and the page of one. */
  page?: `/${string}`;
  detail?: `/${string}/:id`;
  /** Its icon in the sidebar. Pages without one are in the group of administration. */
  icon?: string;
  /** The roles that may open its page. */
  readers?: readonly Role[];
  /** Only readers with access to all groups may open it. */
  ofCompany?: true;
};

const { administer, readFrameworks, readObjects } = permissions;

/** By the path segment that the API uses for the audit log and in the names of webhook events. */
export const NOUNS = {
  applications: {
    kind: 'application',
    key: 'APPLICATION',
    list: 'applications',
    readers: readObjects,
    page: '/applications',
    detail: '/applications/detail/:id',
    icon: 'gen-ai',
  },
  vendors: {
    kind: 'vendor',
    key: 'VENDOR',
    list: 'vendors',
    readers: readObjects,
    page: '/vendors',
    detail: '/vendors/detail/:id',
    icon: 'group',
  },
  models: {
    kind: 'foundation model',
    key: 'MODEL',
    list: 'models',
    readers: readObjects,
    page: '/models',
    detail: '/models/detail/:id',
    icon: 'multiscreen',
  },
  risks: {
    kind: 'risk',
    key: 'RISK',
    list: 'risks',
    readers: readObjects,
    page: '/risks',
    detail: '/risks/detail/:id',
    icon: 'status-warning',
  },
  policies: {
    kind: 'policy',
    key: 'POLICY',
    list: 'policies',
    readers: readObjects,
    page: '/policies',
    detail: '/policies/detail/:id',
    icon: 'list-view',
  },
  comments: { kind: 'comment', key: 'COMMENT' },
  tasks: { kind: 'task', key: 'TASK' },
  assessments: { kind: 'assessment', key: 'ASSESSMENT' },
  frameworks: {
    kind: 'framework',
    key: 'FRAMEWORK',
    readers: readFrameworks,
    ofCompany: true,
    page: '/frameworks',
    icon: 'security',
  },
  evidence: {
    kind: 'evidence',
    list: 'evidence',
    readers: readFrameworks,
    ofCompany: true,
    page: '/frameworks/evidence',
    icon: 'folder',
  },
  controls: { kind: 'control', key: 'CONTROL' },
  'legal-documents': { kind: 'legal document', key: 'LEGAL_DOCUMENT' },
  documents: { kind: 'document', key: 'DOCUMENT', detail: '/document-viewer/:id' },
  'bias-tests': { kind: 'bias test', key: 'TEST' },
  users: {
    kind: 'user',
    key: 'CALLER',
    list: 'manage-users',
    readers: administer,
    page: '/manage-users',
    detail: '/manage-users/:id',
  },
  'resource-groups': {
    kind: 'application group',
    key: 'RESOURCE_GROUP',
    list: 'application-groups',
    readers: administer,
    page: '/application-groups',
    detail: '/application-groups/:id',
  },
  'api-clients': {
    kind: 'API client',
    key: 'CALLER',
    list: 'api-access',
    readers: administer,
    page: '/api-access',
    detail: '/api-access/:id',
  },
  company: { kind: 'company', key: 'COMPANY', isSingle: true, page: '/manage-company', readers: administer },
  'custom-fields': { kind: 'custom fields', key: 'CUSTOM_FIELDS', isSingle: true },
  'intake-questions': { kind: 'intake questions', key: 'INTAKE_QUESTIONS', isSingle: true },
  directory: { kind: 'corporate directory', key: 'DIRECTORY', isSingle: true, isInternal: true },
  'directory-groups': { kind: 'directory group', key: 'DIRECTORY_GROUP', isInternal: true },
  'list-views': { kind: 'list view', key: 'LIST_VIEW', isInternal: true },
  'own-frameworks': { kind: 'own framework', key: 'OWN_FRAMEWORK' },
  'word-templates': { kind: 'Word template', key: 'WORD_TEMPLATE' },
  webhooks: { kind: 'webhook', key: 'WEBHOOK', isInternal: true, detail: '/api-access/webhooks/:id' },
} as const satisfies Record<string, Noun>;

type Nouns = typeof NOUNS;

/** The nouns that have a property. */
export type NounWith<Property extends keyof Noun> = {
  [Name in keyof Nouns]: Nouns[Name] extends Record<Property, unknown> ? Name : never;
}[keyof Nouns];

export const nounsWith = <Property extends keyof Noun>(property: Property) =>
  keysOf(NOUNS).filter((name): name is NounWith<Property> => property in NOUNS[name]);

type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path;
export const lastSegment = <Path extends string>(path: Path) =>
  path.slice(path.lastIndexOf('/') + 1) as LastSegment<Path>; // the same part of the text

export const mayOpen = (
  { readers, ...noun }: { readers: readonly Role[]; ofCompany?: true },
  grants: readonly Grant[],
) => holds(grants, readers) && (!noun.ofCompany || reach(grants, readers) === 'ALL');

/** The page of one record. */
export const detailPath = (name: NounWith<'detail'>, id: string) => NOUNS[name].detail.replace(':id', () => id);
