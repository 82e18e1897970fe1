import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CLOUDSCAPE_DRAWER, WIDTH_TIERS } from '#web/components/page/width-tiers.ts';

/** Style sheets of elements around Cloudscape's drawer. */
const DRAWER_SHEETS = ['web/src/app/main-layout/main-layout.css', 'web/src/app/shell/shell.css'];

test('style sheets change their layout only at the width tiers', async () => {
  const found: string[] = [];
  for await (const path of glob('web/src/**/*.css'))
    for (const [condition, pixels] of (await readFile(path, 'utf8')).matchAll(/@(?:media|container)[^{]*?(\d+)px/g))
      found.push(`${path} ${condition.split(' ', 1)} ${pixels}`);
  const allowed = Object.values<number>(WIDTH_TIERS);
  const isRight = (one: string) => {
    const [path = '', , pixels] = one.split(' ');
    return DRAWER_SHEETS.includes(path) ? Number(pixels) === CLOUDSCAPE_DRAWER : allowed.includes(Number(pixels));
  };
  expect(found.filter((one) => !isRight(one))).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});
