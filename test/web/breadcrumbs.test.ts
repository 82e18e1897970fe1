import type { RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { breadcrumbs, type Naming, segmentLabel } from '#web/app/main-layout/breadcrumb-label.ts';
import { layout } from '#web/i18n/en/layout.ts';

// How pages are loaded is a browser's.
vi.mock('#web/routing/page.ts', () => ({ page: vi.fn(), pageWithData: vi.fn(), withTexts: vi.fn() }));

const own = (segment: string) => new Map(Object.entries(layout.segments)).get(segment);
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

/** As the router knows them. */
const PAGES = ['/', '/applications', '/frameworks', `/applications/detail/${id}`, '/frameworks/nist-ai-rmf'];
const naming: Naming = { own, exists: (path) => PAGES.includes(path) };
const list = { text: 'AI Applications', href: '/applications' };

test('an empty path is the dashboard', () => {
  expect(breadcrumbs('/', naming)).toEqual([{ text: 'Dashboard', href: '/' }]);
});

test('a page is called by the name it gives, and its path where it gives none', () => {
  const path = `/applications/detail/${id}`;
  expect(breadcrumbs(path, { ...naming, pageName: 'Claims triage' })).toEqual([
    list,
    { text: 'Claims triage', href: path },
  ]);
  expect(breadcrumbs(path, naming)).toEqual([list, { text: id, href: path }]);
});

test('what belongs to a thing comes after its name, called by what it is one of', () => {
  const thing = `/applications/detail/${id}`;
  const [above, below] = [`${thing}/assessments`, `${thing}/assessments/${id}`];
  const exists = (path: string) => [...PAGES, above, below].includes(path);
  expect(breadcrumbs(below, { own, exists, pageName: 'Claims triage' })).toEqual([
    ...[list, { text: 'Claims triage', href: thing }],
    ...[
      { text: 'Assessments', href: above },
      { text: 'Assessment', href: below },
    ],
  ]);
});

test('a new bias test is below the tests of its application, too', () => {
  const [tests, path] = [`/applications/detail/${id}/tests`, `/application-testing/new/${id}`];
  const exists = (one: string) => [...PAGES, tests, path].includes(one);
  const [, , ...last] = breadcrumbs(path, { own, exists, pageName: 'Claims triage' });
  expect(last).toEqual([
    { text: 'Tests', href: tests },
    { text: 'New', href: path },
  ]);
});

test('a bias test is below the tests of its application, whatever its address', () => {
  const tests = `/applications/detail/${id}/tests`;
  const status = `/application-testing/status-details/${id}/${id}`;
  const exists = (path: string) => [...PAGES, tests, status].includes(path);
  expect(breadcrumbs(status, { own, exists, pageName: 'Claims triage' })).toEqual([
    ...[list, { text: 'Claims triage', href: `/applications/detail/${id}` }],
    ...[
      { text: 'Tests', href: tests },
      { text: 'Status Details', href: status },
    ],
  ]);
});

test('what there is about its result is below that', () => {
  const tests = `/applications/detail/${id}/tests`;
  const result = `/application-testing/results/${id}/${id}`;
  const details = `${result}/details/impact-1`;
  const exists = (path: string) => [...PAGES, tests, result, details].includes(path);
  expect(breadcrumbs(details, { own, exists, pageName: 'Claims triage' }).slice(-3)).toEqual([
    { text: 'Tests', href: tests },
    { text: 'Results', href: result },
    { text: 'Details', href: details },
  ]);
});

test('a result that is known by its document is below the tests of its application, too', () => {
  const tests = `/applications/detail/${id}/tests`;
  const result = `/application-testing/results/llm/${id}`;
  const details = `${result}/details/pairs-1`;
  const exists = (path: string) => [...PAGES, tests, result, details].includes(path);
  const named: Naming = { own, exists, pageName: 'Answers.csv', application: { id, name: 'Claims triage' } };
  expect(breadcrumbs(details, named)).toEqual([
    ...[list, { text: 'Claims triage', href: `/applications/detail/${id}` }],
    ...[
      { text: 'Tests', href: tests },
      { text: 'Answers.csv', href: result },
      { text: 'Details', href: details },
    ],
  ]);
});

test.each(['/nope', '/applications/nope/deeper', '/not-found'])('%s, which there is not, is nowhere', (path) => {
  expect(breadcrumbs(path, naming)).toEqual([{ text: 'Dashboard', href: '/' }]);
});

test('a translation names the segments in its own words', () => {
  const translated = (segment: string) => (segment === 'applications' ? 'Aplicaciones de IA' : undefined);
  expect(breadcrumbs('/applications', { ...naming, own: translated })).toEqual([
    { text: 'Aplicaciones de IA', href: '/applications' },
  ]);
});

/** They stand alone, without a way to them, or are a name of their own. */
const ALONE =
  /^(signin|sso|auth|callback|forgot-password|un|due-diligence|document-viewer|privacy-policy|terms-of-use|application-testing|llm)/;

const segmentsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [...path.split('/'), ...segmentsOf(children)]);

test('whatever page there is has words of its own in the way to it, so that each language has them', async () => {
  const { everyRoute } = await import('./every-route.ts');
  const segments = new Set(
    segmentsOf(everyRoute()).filter((segment) => /^[a-z]/.test(segment) && !ALONE.test(segment)),
  );
  expect(segments.size).toBeGreaterThan(30);
  expect([...segments].filter((segment) => own(segment) === undefined)).toEqual([]);
});
