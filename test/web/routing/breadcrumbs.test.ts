import { randomUUID } from 'node:crypto';
import { matchPath, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { breadcrumbs, type Naming, segmentLabel } from '#web/app/main-layout/breadcrumb-label.ts';
import { layout } from '#web/i18n/en/app/layout.ts';
import { nouns } from '#web/i18n/en/app/nouns.ts';

// Pages load only in a browser.
vi.mock('#web/routing/page.ts', () => ({ page: vi.fn(), pageWithData: vi.fn(), withTexts: vi.fn() }));

const own = (segment: string) => new Map(Object.entries({ ...layout.segments, ...nouns.pages })).get(segment);
const id = '4f9d1c52-8a3e-4a67-9d0b-2f3c5a6b7c8d';

describe('the label of a path segment', () => {
  test.each([
    ['applications', 'AI Applications'],
    ['APPLICATIONS', 'AI Applications'],
    ['api-access', 'API Access'],
    ['euact', 'EU Act'],
    ['iso', 'ISO'],
    ['iec42001', 'IEC42001'],
    ['nist', 'NIST'],
    ['ai', 'AI'],
    ['rmf', 'RMF'],
    ['nist-ai-rmf', 'NIST AI RMF'],
    ['manage-users', 'Manage Users'],
    ['some-later-page', 'Some Later Page'],
    [id, id],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%s is called %s', (segment, label) => {
    expect(segmentLabel(segment, own)).toBe(label);
  });
});

/** Finds the route of a path, as the router does. */
const among =
  (...routes: readonly string[]): Naming['routeOf'] =>
  (path) =>
    routes.find((route) => matchPath(route, path));
const PAGES = ['/', '/applications', '/frameworks', '/frameworks/new', '/vendors']
  .concat(['/applications/detail/:applicationId', '/frameworks/:frameworkId', '/vendors/detail/:vendorId'])
  .concat('/frameworks/:frameworkId/edit');
const ABOUT = '/applications/detail/:applicationId';
const named =
  (name: string, of = id): Naming['recordName'] =>
  (record) =>
    record === of ? { name } : undefined;
const naming: Naming = { own, routeOf: among(...PAGES), recordName: () => undefined };
const list = { text: 'AI Applications', href: '/applications' };

test('an empty path is the dashboard', () => {
  expect(breadcrumbs('/', naming)).toEqual([{ text: 'Dashboard', href: '/' }]);
});

test('the risks of an application are named apart from the risk register', () => {
  const routes = [...PAGES, '/applications/detail/:applicationId/risks', '/risks'];
  const labels = (path: string) => breadcrumbs(path, { ...naming, routeOf: among(...routes) }).map(({ text }) => text);
  expect(labels(`/applications/detail/${id}/risks`).at(-1)).toBe('Risks');
  expect(labels('/risks')).toEqual(['Risk Register']);
});

test('a page is named by its own name, or else by its path', () => {
  const path = `/applications/detail/${id}`;
  expect(breadcrumbs(path, { ...naming, recordName: named('Claims triage') })).toEqual([
    list,
    { text: 'Claims triage', href: path },
  ]);
  expect(breadcrumbs(path, naming)).toEqual([list, { text: id, href: path }]);
});

test('a child entity comes after its parent’s name and is named by its kind', () => {
  const thing = `/applications/detail/${id}`;
  const [above, below] = [`${thing}/assessments`, `${thing}/assessments/${randomUUID()}`];
  const routeOf = among(...PAGES, `${ABOUT}/assessments`, `${ABOUT}/assessments/:assessmentId`);
  expect(breadcrumbs(below, { own, routeOf, recordName: named('Claims triage') })).toEqual([
    ...[list, { text: 'Claims triage', href: thing }],
    ...[
      { text: 'Assessments', href: above },
      { text: 'Assessment', href: below },
    ],
  ]);
});

test('a new bias test is below the tests of its application, too', () => {
  const [tests, path] = [`/applications/detail/${id}/tests`, `/application-testing/new/${id}`];
  const routeOf = among(...PAGES, `${ABOUT}/tests`, '/application-testing/new/:applicationId');
  const [, , ...last] = breadcrumbs(path, { own, routeOf, recordName: named('Claims triage') });
  expect(last).toEqual([
    { text: 'Bias tests', href: tests },
    { text: 'New', href: path },
  ]);
});

test('a bias test is below the tests of its application at any address', () => {
  const tests = `/applications/detail/${id}/tests`;
  const status = `/application-testing/status-details/${id}/${id}`;
  const routeOf = among(...PAGES, `${ABOUT}/tests`, '/application-testing/status-details/:applicationId/:taskId');
  expect(breadcrumbs(status, { own, routeOf, recordName: named('Claims triage') })).toEqual([
    ...[list, { text: 'Claims triage', href: `/applications/detail/${id}` }],
    ...[
      { text: 'Bias tests', href: tests },
      { text: 'Status Details', href: status },
    ],
  ]);
});

const OF_RESULT = [
  '/application-testing/results/llm/:documentId',
  '/application-testing/results/:applicationId/:taskId',
].flatMap((result) => [result, `${result}/details/:tableId`, `${result}/over-time`]);

test('the details of a result are below the result', () => {
  const tests = `/applications/detail/${id}/tests`;
  const result = `/application-testing/results/${id}/${id}`;
  const details = `${result}/details/impact-1`;
  const routeOf = among(...PAGES, `${ABOUT}/tests`, ...OF_RESULT);
  expect(breadcrumbs(details, { own, routeOf, recordName: named('Claims triage') }).slice(-3)).toEqual([
    { text: 'Bias tests', href: tests },
    { text: 'Results', href: result },
    { text: 'Details', href: details },
  ]);
  const overTime = `${result}/over-time`;
  expect(breadcrumbs(overTime, { own, routeOf, recordName: named('Claims triage') }).slice(-1)).toEqual([
    { text: 'Over time', href: overTime },
  ]);
});

test('a result addressed by its document is below the tests of its application too', () => {
  const tests = `/applications/detail/${id}/tests`;
  const document = randomUUID();
  const result = `/application-testing/results/llm/${document}`;
  const details = `${result}/details/pairs-1`;
  const routeOf = among(...PAGES, `${ABOUT}/tests`, ...OF_RESULT);
  const names = new Map([
    [document, { name: 'Answers.csv', application: id }],
    [id, { name: 'Claims triage' }],
  ]);
  const recordName: Naming['recordName'] = (record) => names.get(record);
  expect(breadcrumbs(details, { own, routeOf, recordName })).toEqual([
    ...[list, { text: 'Claims triage', href: `/applications/detail/${id}` }],
    ...[
      { text: 'Bias tests', href: tests },
      { text: 'Answers.csv', href: result },
      { text: 'Details', href: details },
    ],
  ]);
});

test('an id without a name stays unchanged', () => {
  const list = { text: 'Frameworks', href: '/frameworks' };
  expect(breadcrumbs('/frameworks/nist-foo', naming)).toEqual([
    list,
    { text: 'nist-foo', href: '/frameworks/nist-foo' },
  ]);
  expect(breadcrumbs('/vendors/detail/no-such', naming).at(-1)?.text).toBe('no-such');
  expect(breadcrumbs('/frameworks/euact', naming).at(-1)?.text).toBe('EU Act');
  expect(breadcrumbs('/frameworks/new', naming).at(-1)?.text).toBe('New');
});

test('an action on an entity comes after its name', () => {
  const [above, path] = ['/frameworks/our-rules', '/frameworks/our-rules/edit'];
  expect(breadcrumbs(path, { ...naming, recordName: named('Our rules', 'our-rules') }).slice(1)).toEqual([
    { text: 'Our rules', href: above },
    { text: 'Edit', href: path },
  ]);
});

test.each(['/nope', '/applications/nope/deeper', '/not-found'])('%s is shown as not found', (path) => {
  expect(breadcrumbs(path, naming)).toEqual([{ text: 'Not Found', href: path }]);
});

test('a translation names the segments in its language', () => {
  const translated = (segment: string) => (segment === 'applications' ? 'Aplicaciones de IA' : undefined);
  expect(breadcrumbs('/applications', { ...naming, own: translated })).toEqual([
    { text: 'Aplicaciones de IA', href: '/applications' },
  ]);
});

/** These pages have no breadcrumbs, or use a name of their own. */
const ALONE =
  /^(signin|sso|auth|callback|forgot-password|un|due-diligence|shared|document-viewer|privacy-policy|terms-of-use|application-testing|llm)/;

const segmentsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [...path.split('/'), ...segmentsOf(children)]);

test('every page has translated names for the segments of its path', async () => {
  const { everyRoute } = await import('./every-route.ts');
  const segments = new Set(
    segmentsOf(everyRoute()).filter((segment) => /^[a-z]/.test(segment) && !ALONE.test(segment)),
  );
  expect(segments.size).toBeGreaterThan(30);
  expect([...segments].filter((segment) => own(segment) === undefined)).toEqual([]);
});
