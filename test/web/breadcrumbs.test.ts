import { describe, expect, test } from 'vitest';
import { breadcrumbs, pathLabel, segmentLabel } from '#web/app/main-layout/breadcrumb-label.ts';
import { layout } from '#web/i18n/en/layout.ts';

const own = (segment: string) => new Map(Object.entries(layout.segments)).get(segment);
const id = '4f9d1c52-8a3e-4a67-9d0b-2f3c5a6b7c8d';

describe('the label of a path segment', () => {
  test.each([
    ['applications', 'AI Applications'],
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

test('an empty path is the dashboard', () => {
  expect(breadcrumbs('/', own)).toEqual([{ text: 'Dashboard', href: '/' }]);
});

test('a page is called by the name it gives, and its path where it gives none', () => {
  const path = `/applications/detail/${id}`;
  const list = { text: 'AI Applications', href: '/applications' };
  expect(breadcrumbs(path, own, 'Claims triage')).toEqual([list, { text: 'Claims triage', href: path }]);
  expect(breadcrumbs(path, own)).toEqual([list, { text: id, href: path }]);
});

test('a path is called by its last step', () => {
  expect(pathLabel('/applications', own)).toBe('AI Applications');
  expect(pathLabel('/frameworks/nist-ai-rmf', own)).toBe('NIST AI RMF');
});

test('a translation names the segments in its own words', () => {
  expect(pathLabel('/applications', (segment) => (segment === 'applications' ? 'Aplicaciones de IA' : undefined))).toBe(
    'Aplicaciones de IA',
  );
});
