import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../web/src');

/** An import of types is none: `typeof import('…')`. */
const LAZY = /(?<!typeof )\bimport\(/g;
/** Handed to loadPart, tryPart or lazyPart, which call it when, and as often as, there is a connection. */
const HANDED_OVER = /\(\) => import\(\s*'[^']+',?\s*\)(?!\s*\.)/g;

test('parts are loaded only through the function that waits for a connection', async () => {
  let parts = 0;
  for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCES })) {
    if (file === 'boot.ts') continue; // before it there is nothing that could wait
    const text = (await readFile(join(SOURCES, file), 'utf8')).replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
    const lazy = text.match(LAZY)?.length ?? 0;
    expect([file, text.match(HANDED_OVER)?.length ?? 0]).toEqual([file, lazy]);
    parts += lazy;
  }
  expect(parts).toBeGreaterThan(20);
});
