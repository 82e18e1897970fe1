import { expect, test } from 'vitest';
import * as beforeSignIn from '#web/i18n/en/before-sign-in.ts';
import { PARTS, type Texts } from '#web/i18n/parts.ts';
import { flat } from './flat-texts.ts';
import { everythingShown } from './page-texts.ts';

/** The component is used before sign-in, but shows this text only afterwards. */
const NEVER_BEFORE_SIGN_IN = ['viewing.as'];

const keysOf = (texts: object) => flat(texts).map(([key]) => key.replace(/_(one|many|other)$/, ''));

const patternOf = (use: string) => new RegExp(`^${use.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`);

test('every page loads the texts that it shows', async () => {
  const files: [string, Texts][] = Object.entries(PARTS);
  const parts = await Promise.all(
    files.map(async ([part, { en }]) => [part, (await Promise.all(en.map((load) => load()))).flatMap(keysOf)] as const),
  );
  const keys = new Map([['beforeSignIn', keysOf(beforeSignIn)], ...parts]);
  const exact = new Set([...keys.values()].flat());
  const every = [...exact];
  const shown = everythingShown('main.tsx', ['beforeSignIn']);
  const keysFor = (use: string) => {
    if (!use.includes('*')) return exact.has(use) ? [use] : [];
    return /^[a-zA-Z]+\.[\w.*-]*$/.test(use) ? every.filter((key) => patternOf(use).test(key)) : [];
  };
  const used = new Map([...new Set(shown.flatMap(({ uses }) => uses))].map((use) => [use, keysFor(use)]));
  const missing = shown.flatMap(({ path, parts, uses }) => {
    const loaded = new Set([...parts].flatMap((part) => keys.get(part) ?? []));
    return uses
      .flatMap((use) => used.get(use) ?? [])
      .filter((key) => !loaded.has(key) && !NEVER_BEFORE_SIGN_IN.includes(key))
      .map((key) => `${path} shows ${key} with ${[...parts].join(', ')}`);
  });
  expect(shown.length).toBeGreaterThan(500);
  expect([...new Set(missing)]).toEqual([]);
});
