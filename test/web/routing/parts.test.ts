import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../web/src');

const LAZY = /(?<!typeof )\bimport\(/g;
/** Imports passed to loadPart, tryPart or lazyPart, which retry until there is a connection. */
const HANDED_OVER = /\(\) => import\(\s*'[^']+',?\s*\)(?!\s*\.)/g;

test('parts are loaded only through the function that waits for a connection', async () => {
  let parts = 0;
  for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCES })) {
    if (file === 'boot.ts') continue; // no loader exists before boot.ts
    const text = (await readFile(join(SOURCES, file), 'utf8')).replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
    const lazy = text.match(LAZY)?.length ?? 0;
    expect([file, text.match(HANDED_OVER)?.length ?? 0]).toEqual([file, lazy]);
    parts += lazy;
  }
  expect(parts).toBeGreaterThan(20);
});
