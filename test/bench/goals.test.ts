import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLatest, readmeOf } from '#bench/report/latest.ts';
import { ROOT } from '#local/project.ts';

test('the table of goals shows the committed figures', async () => {
  expect(await readFile(join(ROOT, 'bench/README.md'), 'utf8')).toBe(await readmeOf(await readLatest()));
});
