import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Role } from '#domain/enumerations.ts';
import { pagesFor, sidebarFor, sidebarPathOf } from '#web/app/main-layout/sidebar-items.ts';

// Pages load only in a browser.
vi.mock('#web/routing/page.ts', () => ({ page: vi.fn(), pageWithData: vi.fn(), withTexts: vi.fn() }));

const grant = (name: Role, group_type: 'ALL' | 'CUSTOM' = 'CUSTOM') => ({
  name,
  resource_group: { id: 'g', group_type },
});
const labels = (...grants: ReturnType<typeof grant>[]) => sidebarFor(grants).map((item) => item.label);

const forAll = ['dashboard', 'my-work', 'applications', 'vendors', 'models'];
const ofCompany = ['frameworks', 'evidence'];

/** The pages that not every role has. */
const others = (...grants: ReturnType<typeof grant>[]) =>
  labels(...grants).filter((label) => !labels(grant('ApplicationContributor')).includes(label));

test('every role has the dashboard, My Work, applications, vendors and models', () => {
  expect(labels(grant('ApplicationContributor'))).toEqual(expect.arrayContaining(forAll));
  expect(labels(grant('ApplicationContributor')).filter((label) => [...ofCompany, 'admin'].includes(label))).toEqual(
    [],
  );
  expect(others(grant('ApplicationApprover', 'ALL'))).toEqual([]);
});

test('a user without a role has no pages', () => {
  expect(labels()).toEqual([]);
});

test('frameworks are for reviewers of the entire company', () => {
  expect(others(grant('ApplicationReviewer', 'ALL'))).toEqual(ofCompany);
  expect(others(grant('ApplicationReviewer', 'CUSTOM'))).toEqual([]);
});

test('administrators have every page', () => {
  expect(others(grant('Administrator', 'ALL'))).toEqual([...ofCompany, 'admin']);
});

test('detail pages highlight the sidebar entry of their list', () => {
  expect(sidebarPathOf('/')).toBe('/dashboard');
  expect(sidebarPathOf('/application-testing/results/a/b')).toBe('/applications');
  expect(sidebarPathOf('/vendors/detail/a')).toBe('/vendors');
  expect(sidebarPathOf('/frameworks/euact')).toBe('/frameworks');
  expect(sidebarPathOf('/frameworks/evidence')).toBe('/frameworks/evidence');
  expect(sidebarPathOf('/api-access/webhooks')).toBe('/api-access');
  expect(sidebarPathOf('/settings/security')).toBeUndefined();
});

test('every item leads to a page', async () => {
  const { everyRoute } = await import('./every-route.ts');
  const pageAt = (path: string) => matchRoutes(everyRoute(), path)?.at(-1)?.route.path;
  expect(pagesFor([grant('Administrator', 'ALL')]).map(({ path }) => pageAt(path))).not.toContain('*');
});
