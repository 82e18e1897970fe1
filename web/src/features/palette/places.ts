/** Search targets of the palette. */
import type { TFunction } from 'i18next';
import { type Grant, holds, isAdministrator, permissions, readsFrameworks } from '#domain/permissions.ts';
import { managesPolicies } from '#domain/policies/access.ts';
import type { Found } from '#domain/search/found.ts';
import { bestOf, foldedOnce } from '#domain/search/match.ts';
import { logOut } from '#web/drafts/log-out.ts';
import type { palette } from '#web/i18n/en/app/palette.ts';
import { languageShown } from '#web/i18n/index.ts';
import { overviewPath } from '#web/routing/application-path.ts';
import { modelPath, ownRiskPath, policyPath, vendorPath } from '#web/routing/paths.ts';
import type { Place } from './recent.ts';
import type { Page } from './texts.ts';

const MOST_PAGES = 6;

const pathOf = ({ kind, id, framework }: Found) => {
  if (kind === 'application') return overviewPath(id);
  if (kind === 'vendor') return vendorPath(id);
  if (kind === 'model') return modelPath(id);
  if (kind === 'risk') return ownRiskPath(id);
  if (kind === 'policy') return policyPath(id);
  if (kind === 'person') return `/manage-users/${id}`;
  if (kind === 'framework') return `/frameworks/${id}`;
  return `/frameworks/${framework?.id}?${new URLSearchParams({ text: id })}`;
};

/** Converts a search result. */
const placeOf = (found: Found): Place => ({
  path: pathOf(found),
  name: found.title ? `${found.name} ${found.title[languageShown()]}` : found.name,
  kind: found.kind,
  note: found.note,
});

/** A target to navigate to, or an action to run. */
export type Chosen = Place & { act?: () => void };
/** A page or an action with its search synonyms. */
type OwnPlace = Chosen & { also: string };

const mayRead = (grants: readonly Grant[]) => holds(grants, permissions.readObjects);
const mayEdit = (grants: readonly Grant[]) => holds(grants, permissions.editObjects);

type Also = keyof typeof palette.also;

/** Synonyms of the navigation pages. */
const ALSO: Readonly<Record<string, Also>> = {
  ...{ '/dashboard': 'dashboard', '/my-work': 'myWork', '/applications': 'applications', '/vendors': 'vendors' },
  ...{
    '/models': 'models',
    '/risks': 'risks',
    '/policies': 'policies',
    '/frameworks': 'frameworks',
    '/frameworks/evidence': 'evidence',
    '/api-access': 'apiAccess',
  },
  ...{ '/application-groups': 'applicationGroups', '/manage-company': 'manageCompany', '/manage-users': 'manageUsers' },
};

type Own = {
  key: Also;
  path: string;
  isFor: (grants: readonly Grant[]) => boolean;
  name: (t: TFunction) => string;
  act?: () => void;
};

const PAGES: readonly Own[] = [
  { key: 'webhooks', path: '/api-access/webhooks', isFor: isAdministrator, name: (t) => t('palette.pages.webhooks') },
  {
    key: 'testMethod',
    path: '/application-testing/method',
    isFor: mayRead,
    name: (t) => t('palette.pages.testMethod'),
  },
  { key: 'testKit', path: '/application-testing/kit', isFor: mayEdit, name: (t) => t('palette.pages.testKit') },
  { key: 'settings', path: '/settings', isFor: () => true, name: (t) => t('palette.pages.settings') },
];

const ACTIONS: readonly Own[] = [
  { key: 'createApplication', path: '/applications?create', isFor: mayEdit, name: (t) => t('applications.create') },
  { key: 'createVendor', path: '/vendors?create', isFor: mayEdit, name: (t) => t('vendors.form.create') },
  { key: 'createModel', path: '/models?create', isFor: mayEdit, name: (t) => t('models.form.create') },
  { key: 'createRisk', path: '/risks?create', isFor: mayEdit, name: (t) => t('palette.actions.createRisk') },
  {
    key: 'createPolicy',
    path: '/policies?create',
    isFor: managesPolicies,
    name: (t) => t('palette.actions.createPolicy'),
  },
  { key: 'prove', path: '/my-work', isFor: mayEdit, name: (t) => t('palette.actions.prove') },
  {
    ...{ key: 'importApplications', path: '/applications/import', isFor: mayEdit },
    name: (t) => t('palette.actions.importApplications'),
  },
  {
    ...{ key: 'importVendors', path: '/vendors/import', isFor: mayEdit },
    name: (t) => t('palette.actions.importVendors'),
  },
  {
    ...{ key: 'createFramework', path: '/frameworks/new', isFor: readsFrameworks },
    name: (t) => t('palette.actions.createFramework'),
  },
  {
    key: 'inviteOne',
    path: '/manage-users?create',
    isFor: isAdministrator,
    name: (t) => t('palette.actions.inviteOne'),
  },
  {
    ...{ key: 'inviteMany', path: '/manage-users/invitations', isFor: isAdministrator },
    name: (t) => t('palette.actions.inviteMany'),
  },
  {
    ...{ key: 'createGroup', path: '/application-groups?create', isFor: isAdministrator },
    name: (t) => t('palette.actions.createGroup'),
  },
  {
    ...{ key: 'createClient', path: '/api-access?create', isFor: isAdministrator },
    name: (t) => t('palette.actions.createClient'),
  },
  {
    ...{ key: 'logout', path: '', isFor: () => true, name: (t) => t('layout.account.logout') },
    act: () => void logOut(),
  },
];

/** The pages and actions that the user's roles allow. */
export const ownPlaces = (t: TFunction, pages: readonly Page[], grants: readonly Grant[]): OwnPlace[] => {
  const of = (kind: 'page' | 'action', own: readonly Own[]) =>
    own
      .filter(({ isFor }) => isFor(grants))
      .map(({ key, path, name, act }) => ({
        ...{ path, name: name(t), kind, note: '', also: t(`palette.also.${key}`) },
        ...(act && { act }),
      }));
  const also = (path: string) => {
    const key = ALSO[path];
    return key ? t(`palette.also.${key}`) : '';
  };
  return [
    ...pages.map((page) => ({ ...page, kind: 'page', note: '', also: also(page.path) })),
    ...of('page', PAGES),
    ...of('action', ACTIONS),
  ];
};

const byName = foldedOnce<OwnPlace>(({ name }) => name);
const byAnyWord = foldedOnce<OwnPlace>(
  ({ name }) => name,
  ({ also }) => also,
);

export type Answer = { found: readonly Found[]; is_exact: boolean };

/**
 * Exact names come first, then similar names, then matches in other text. Entities come before pages, and pages before
 * actions.
 */
export const inOrder = ({ found, is_exact }: Answer, places: readonly OwnPlace[], text: string): Chosen[] => {
  const subjects = found.filter(({ kind }) => kind !== 'requirement').map(placeOf);
  const asked = found.filter(({ kind }) => kind === 'requirement').map(placeOf);
  const exact = bestOf(places, text, byAnyWord, MOST_PAGES, 'exact');
  if (exact.length > 0) return is_exact ? [...subjects, ...exact, ...asked] : [...exact, ...subjects, ...asked];
  const near = bestOf(places, text, byName, MOST_PAGES, 'near');
  const meant = bestOf(places, text, byAnyWord, MOST_PAGES, 'near').filter((one) => !near.includes(one));
  return [...subjects, ...near, ...asked, ...meant].slice(0, subjects.length + asked.length + MOST_PAGES);
};
