import fc from 'fast-check';
import type { RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { maskedPath, maskedQuery } from '#domain/operations/masked-address.ts';

// Pages load only in a browser.
vi.mock('#web/routing/page.ts', () => ({ page: vi.fn(), pageWithData: vi.fn(), withTexts: vi.fn() }));

const ID = '0190f6a2-8a3b-7c4d-9e5f-0123456789ab';

test.each([
  ['/', '/'],
  ['/applications', '/applications'],
  ['/auth/callback/', '/auth/callback'],
  [`/applications/detail/${ID}/controls`, `/applications/detail/${ID}/controls`],
  [`/applications/detail/${ID}/controls/grace-hopper`, `/applications/detail/${ID}/controls/*`],
  ['/frameworks/new', '/frameworks/new'],
  ['/frameworks/grace-hopper-has-cancer/edit', '/frameworks/*/edit'],
  [`/application-testing/results/llm/${ID}/details/prompts`, `/application-testing/results/llm/${ID}/details/*`],
  ['/grace-hopper-has-cancer', '/other'],
  ['/DE89370400440532013000', '/other'],
  ['/link/eyJhbGciOiJIUzI1NiJ9', '/other'],
  ['/../../etc/passwd', '/other'],
  ['/applications/ada@meridian.example', '/other'],
  ['//', '/'],
  ['', '/other'],
])('the path %s is reported as %s', (path, told) => {
  expect(maskedPath(path)).toBe(told);
  expect(maskedPath(told), 'and what is told already stays so').toBe(told);
});

test.each([
  ['limit=50&sort=-name', 'limit=50&sort=-name'],
  ['tab=activity&step=2&create', 'create=*&step=2&tab=activity'],
  ['tab=SECRETTAB&sort=SECRETSORT&columns=SECRET&limit=SECRET&as_of=SECRET', 'as_of=*&columns=*&limit=*&sort=*&tab=*'],
  ['as_of=2027-01-01&columns=name', 'as_of=2027-01-01&columns=name'],
  ['text=Ada+Lovelace&owner=Grace', 'owner=*&text=*'],
  ['grace-hopper-has-cancer=1', ''],
  ['constructor=1&__proto__=1', ''],
  ['', ''],
])('the query %s is reported as %s', (query, told) => {
  expect(maskedQuery(query)).toBe(told);
  expect(maskedQuery(told), 'and what is told already stays so').toBe(told);
});

test('free text never appears in a reported address', () => {
  const word = fc.stringMatching(/^[\w.-]{1,12}$/).map((text) => `Zq${text}`);
  const part = fc.oneof(word, fc.constantFrom('applications', 'detail', 'frameworks', 'vendors', 'controls', ID));
  const pair = fc.tuple(fc.oneof(word, fc.constantFrom('tab', 'sort', 'columns', 'limit', 'step', 'as_of')), word);
  fc.assert(
    fc.property(fc.array(part), fc.array(pair), (parts, pairs) => {
      expect(maskedPath(`/${parts.join('/')}`)).not.toContain('Zq');
      expect(maskedQuery(new URLSearchParams(pairs).toString())).not.toContain('Zq');
    }),
  );
});

/** Every path, with an id for each route parameter. */
const pathsOf = (routes: readonly RouteObject[], before = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const here = path.startsWith('/') ? path : `${before}/${path}`.replace(/\/$/, '');
    return path === '*' ? [] : [here, ...pathsOf(children, here)].filter(Boolean);
  });

test('every existing route is reported under its own name', async () => {
  const { everyRoute } = await import('./every-route.ts');
  const paths = new Set(pathsOf(everyRoute()));
  expect(paths.size).toBeGreaterThan(50);
  for (const path of paths) expect(maskedPath(path.replaceAll(/:\w+/g, ID)), path).not.toBe('/other');
});
