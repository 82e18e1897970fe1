/** Export files in storage. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressOf, writeLines } from '#lambdas/files/csv-files.ts';

test('a long file that is written in parts is complete', async () => {
  const lines = () => Array.from({ length: 5000 }, (_, n) => `${n},"ñ","${'x'.repeat(50)}"\r\n`);
  const key = `exports/test/${randomUUID()}.csv`;
  await writeLines(key, 'Long', 'csv', lines);
  expect(await (await fetch(await addressOf(key))).text()).toBe(lines().join(''));
});
