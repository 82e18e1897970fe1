/** What the palette offers is called by texts that are there wherever it opens. */
import type { TFunction } from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/enumerations.ts';
import { FOUND_KINDS } from '#domain/search/found.ts';
import { pagesFor } from '#web/app/main-layout/sidebar.ts';
import { matching, ownPlaces, PALETTE_TEXTS } from '#web/features/palette/places.ts';
import { loadTexts, setLanguage, startI18n, textsShown } from '#web/i18n/index.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('document', { documentElement: {} });
});

const everything = [{ name: 'Administrator' as const, resource_group: { id: 'all', group_type: 'ALL' as const } }];

/** Of a text that is not there, nothing. */
const said = (key: string) =>
  key.split('.').reduce((texts: unknown, part) => new Map(Object.entries(Object(texts))).get(part), textsShown());
const t = ((key: string) => said(key)) as unknown as TFunction; // no text of these has anything put into it

beforeAll(async () => {
  await startI18n();
  await loadTexts('signedIn');
  await loadTexts(...PALETTE_TEXTS);
});

test.each(LANGUAGES)('every page, every action and every kind has its name in %s', async (language) => {
  await setLanguage(language);
  const pages = pagesFor(everything, () => true).map(({ label, path }) => ({
    path,
    name: t(`layout.sidebar.${label}`),
  }));
  const places = ownPlaces(t, pages, everything);
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
] as const)('in %s, %s finds what people mean by that', async (language, typed, path) => {
  await setLanguage(language);
  const pages = pagesFor(everything, () => true).map((page) => ({
    path: page.path,
    name: t(`layout.sidebar.${page.label}`),
  }));
  const [first] = matching(ownPlaces(t, pages, everything), typed);
  expect(first?.path).toBe(path);
});

test('nobody is offered what they may not do', () => {
  const reader = [
    { name: 'ApplicationApprover' as const, resource_group: { id: 'one', group_type: 'CUSTOM' as const } },
  ];
  expect(ownPlaces(t, [], reader).map(({ path }) => path)).toEqual(['/settings']);
});
