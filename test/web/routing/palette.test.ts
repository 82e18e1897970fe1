/** The palette's labels are loaded wherever it opens. */
import type { TFunction } from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/enumerations.ts';
import { FOUND_KINDS, type Found } from '#domain/search/found.ts';
import { pagesFor } from '#web/app/main-layout/sidebar-items.ts';
import { inOrder, ownPlaces } from '#web/features/palette/places.ts';
import { PALETTE_TEXTS } from '#web/features/palette/texts.ts';
import { loadTexts, setLanguage, startI18n, textsShown } from '#web/i18n/index.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('document', { documentElement: {} });
});

// No browser, so there is no session.
vi.mock('#web/auth/session.ts', () => ({ signOut: () => {} }));

const everything = [{ name: 'Administrator' as const, resource_group: { id: 'all', group_type: 'ALL' as const } }];

/** Returns undefined for a missing text. */
const said = (key: string) =>
  key.split('.').reduce((texts: unknown, part) => new Map(Object.entries(Object(texts))).get(part), textsShown());
const t = ((key: string) => said(key)) as unknown as TFunction; // none of these texts has a parameter

beforeAll(async () => {
  await startI18n();
  await loadTexts('signedIn');
  await loadTexts(...PALETTE_TEXTS);
});

const everyPlace = () => {
  const pages = pagesFor(everything).map(({ label, path }) => ({
    path,
    name: t(`nouns.pages.${label}`),
  }));
  return ownPlaces(t, pages, everything);
};

test.each(LANGUAGES)('every page, action and kind has its name in %s', async (language) => {
  await setLanguage(language);
  const places = everyPlace();
  expect(places.map(({ path }) => path)).toEqual(expect.arrayContaining(['/my-work', '/models?create']));
  for (const { path, name } of places) expect([path, name]).toEqual([path, expect.stringMatching(/^\p{L}/u)]);
  for (const kind of [...FOUND_KINDS, 'page', 'action'])
    expect([kind, said(`palette.kinds.${kind}`)]).toEqual([kind, expect.stringMatching(/^\p{L}/u)]);
});

test.each([
  ['en', 'new application', '/applications?create'],
  ['en', 'create application', '/applications?create'],
  ['en', 'add vendor', '/vendors?create'],
  ['en', 'new supplier', '/vendors?create'],
  ['en', 'add vendro', '/vendors?create'],
  ['en', 'invite', '/manage-users?create'],
  ['en', 'upload evidence', '/my-work'],
  ['en', 'change password', '/settings'],
  ['en', 'audit log', '/manage-company'],
  ['en', 'import csv applications', '/applications/import'],
  ['en', 'to do', '/my-work'],
  ['en', 'suppliers', '/vendors'],
  ['es', 'nueva aplicación', '/applications?create'],
  ['es', 'nueva aplicacion', '/applications?create'],
  ['es', 'añadir proveedor', '/vendors?create'],
  ['es', 'invitar', '/manage-users?create'],
  ['es', 'subir evidencia', '/my-work'],
  ['es', 'contraseña', '/settings'],
  ['es', 'tareas', '/my-work'],
  ['en', 'sign out', ''],
  ['es', 'cerrar sesión', ''],
] as const)('in %s, %s finds the intended place', async (language, typed, path) => {
  await setLanguage(language);
  const [first] = inOrder({ found: [], is_exact: false }, everyPlace(), typed);
  expect(first?.path).toBe(path);
});

const thing = (kind: Found['kind'], name: string): Found => ({
  ...{ kind, id: name, name, note: '', title: null },
  framework: kind === 'requirement' ? { id: 'euact', name: 'EU AI Act' } : null,
});
const requirement = thing('requirement', 'AIA-23.3');

test.each([
  // Exact names come first, then pages and actions, then texts that contain the word.
  ['import', true, [], ['Import vendors from a file', 'Import applications from a file']],
  ['vendors', true, [thing('application', 'Vendors of heat')], ['Vendors of heat', 'Vendors']],
  // A misspelled page name ranks above words within texts.
  ['setings', false, [], ['Settings']],
  ['setings', true, [], ['Settings']],
  // A similar name ranks below an exact one.
  ['dark', false, [thing('application', 'Marketing copy')], ['Settings', 'Marketing copy']],
  ['setings', false, [thing('application', 'Setting fees')], ['Setting fees', 'Settings']],
  ['sign out', true, [], ['Logout']],
  ['log out', true, [], ['Logout']],
  ['cerrar sesión', false, [], ['Logout']],
  // If no page or action matches, the requirement stands alone.
  ['export', true, [], ['AIA-23.3']],
] as const)('%s (exact match: %s) is ordered by likely intent', async (typed, is_exact, found, names) => {
  await setLanguage('en');
  const listed = inOrder({ found: [...found, requirement], is_exact }, everyPlace(), typed).map(({ name }) => name);
  expect(listed.slice(0, names.length)).toEqual(names);
  expect(listed).toContain('AIA-23.3');
});

test('offers only permitted places', () => {
  const reader = [
    { name: 'ApplicationApprover' as const, resource_group: { id: 'one', group_type: 'CUSTOM' as const } },
  ];
  expect(ownPlaces(t, [], reader).map(({ path }) => path)).toEqual([
    ...['/application-testing/method', '/settings', ''],
  ]);
});
