/**
 * Reduces the address of a page to the parts that operators may see: the page and values from the product's own
 * vocabulary. Other parts may be user content, even typed by hand.
 */
import { isDay } from '#domain/day.ts';
import { isId } from '#domain/is-id.ts';
import { countedOf, sortsOf } from '#domain/list/columns.ts';
import { lists } from '#domain/lists.ts';
import { NOUNS, nounsWith } from '#domain/nouns.ts';

const APPLICATION = NOUNS.applications.detail;
const VENDOR = NOUNS.vendors.detail;
const RESULT = '/application-testing/results/:id/:id';
const RESULT_OF_MODEL = '/application-testing/results/llm/:id';

/** All pages, with literal paths before patterns with an id. A test compares them with the routes. */
const PAGES = [
  ...['/', '/dashboard', '/board-report', '/my-work', '/due-diligence', '/shared', '/limited-access'],
  ...['/signin', '/signin-confirm', '/signin-continue', '/sso', '/forgot-password', '/unauthorized'],
  ...['/auth/callback', '/auth/signout', '/undo-email-change', '/unsubscribe', '/terms-of-use', '/privacy-policy'],
  ...['', '/appearance', '/notifications', '/calendar', '/security', '/your-data', '/password'].map(
    (part) => `/settings${part}`,
  ),
  ...['/applications/import', '/applications/overview/:id'],
  ...['intake', 'risks', 'frameworks', 'frameworks/:id', 'controls', 'controls/:id', 'assessments', 'assessments/:id']
    .concat([
      'tests',
      'approval',
      'approval/record',
      'documents',
      'people',
      'comments',
      'tasks',
      'dossier',
      'activity',
      'release',
    ])
    .concat(['legal-documents', 'legal-documents/:id', 'legal-documents/:id/versions/:id'])
    .map((tab) => `${APPLICATION}/${tab}`),
  ...['/vendors/import'],
  ...['questionnaire', 'applications', 'approval', 'approval/record', 'documents', 'comments', 'tasks', 'activity'].map(
    (tab) => `${VENDOR}/${tab}`,
  ),
  `${NOUNS.models.detail}/model-card`,
  ...['/exports/:id'],
  '/application-testing/method',
  ...['/application-testing/kit', '/application-testing/new/:id', '/application-testing/status-details/:id/:id'],
  ...[RESULT_OF_MODEL, `${RESULT_OF_MODEL}/explanation`, `${RESULT_OF_MODEL}/details/:id`],
  ...[RESULT, `${RESULT}/summary`, `${RESULT}/explanation`, `${RESULT}/over-time`, `${RESULT}/details/:id`],
  ...['/frameworks/new', '/frameworks/:id/edit'],
  ...['/api-access/reference', '/api-access/webhooks'],
  ...['/manage-users/invitations', '/manage-users/directory'],
  ...nounsWith('page').map((name) => NOUNS[name].page),
  '/frameworks/:id',
  ...nounsWith('detail').map((name) => NOUNS[name].detail),
];

const NO_PAGE = '/other';
const MASK = '*';

const PARTS = PAGES.map((page) => page.split('/'));

/** Keeps generated ids and masks other keys, because companies can choose those. */
export const maskedPath = (path: string): string => {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const page = PARTS.find(
    (known) => known.length === parts.length && known.every((part, at) => part === ':id' || part === parts[at]),
  );
  if (!page) return NO_PAGE;
  return page
    .map((part, at) => (part === ':id' && isId(parts[at] ?? '') ? parts[at] : part.replace(':id', MASK)))
    .join('/');
};

const all = Object.values(lists);
const SORTS = new Set<string>(all.flatMap((list) => sortsOf<typeof list>(list)));
const COLUMNS = new Set<string>(all.flatMap(({ columns }) => Object.keys(columns)));
/** Tabs of the company page and of the test kit. */
const TABS = new Set(['profile', 'security', 'activity', 'prompts', 'profiles']);

/** Parameters with values that users select but never type. Values of other filters may be names. */
const CHOSEN: Readonly<Record<string, (value: string) => boolean>> = {
  sort: (value) => SORTS.has(value),
  columns: (value) => COLUMNS.has(value),
  tab: (value) => TABS.has(value),
  limit: (value) => /^\d{1,3}$/.test(value),
  step: (value) => /^\d{1,2}$/.test(value),
  as_of: isDay,
};

const NAMES = new Set<string>([
  ...Object.keys(CHOSEN),
  ...all.flatMap((list) => countedOf<typeof list>(list)),
  ...[
    'text',
    'view',
    'create',
    'edit',
    'comment',
    'task',
    'on',
    'who',
    'what',
    'action',
    'id',
    'from',
    'to',
    'batch',
    'version',
  ],
  ...['application', 'applying', 'status', 'enabled', 'test', 'name', 'vendor_id', 'owner', 'vendor'],
]);

/** Query string without '?', sorted by name, so equal queries are equal strings. */
export const maskedQuery = (query: string): string => {
  const masked = [...new URLSearchParams(query)].flatMap(([name, value]): [string, string][] =>
    NAMES.has(name) ? [[name, CHOSEN[name]?.(value) ? value : MASK]] : [],
  );
  const params = new URLSearchParams(masked.slice(0, 20));
  params.sort();
  return params.toString();
};
