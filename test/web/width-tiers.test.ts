import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { WIDTH_TIERS } from '#web/components/page/width-tiers.ts';

test('style sheets change their layout only at the width tiers', async () => {
  const found: string[] = [];
  for await (const path of glob('web/src/**/*.css'))
    for (const [condition, pixels] of (await readFile(path, 'utf8')).matchAll(/@(?:media|container)[^{]*?(\d+)px/g))
      found.push(`${path} ${condition.split(' ', 1)} ${pixels}`);
  const allowed = Object.values<number>(WIDTH_TIERS);
  expect(found.filter((one) => !allowed.includes(Number(one.split(' ').at(-1))))).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});
