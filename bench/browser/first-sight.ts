/** Measures when a page is visible and usable on a phone with a slow connection, as simulated by Lighthouse. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Figure, median } from '#bench/report/figure.ts';
import type { Tenant } from '#bench/tenant/tenant.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';
import { measureBlocking } from './blocking.ts';

const TIMES = 3;

type Sight = { score: number; first: number; largest: number };

/** On a busy machine Lighthouse sometimes misses the beginning of a page and asks for another run. */
const look = async (url: string, port: number, tries = 3): Promise<Sight> => {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr;
  if (runtimeError && tries > 1) return look(url, port, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`Lighthouse was led from ${url} to ${finalDisplayedUrl}.`);
  const score = categories.performance?.score;
  const first = audits['first-contentful-paint']?.numericValue;
  const largest = audits['largest-contentful-paint']?.numericValue;
  if (typeof score !== 'number' || first === undefined || largest === undefined)
    throw new Error(`Lighthouse saw nothing at ${url}.`);
  return { score: 100 * score, first, largest };
};

export const signIn = async (context: BrowserContext, { web, person }: Tenant) => {
  const page = await context.newPage();
  await page.goto(`${web}/signin`);
  await page.getByLabel('Username').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('table tbody a').first().waitFor();
  await page.close();
};

/** The browser's storage keeps the sign-in, so Lighthouse must not clear it. */
export const measureFirstSight = async (folder: string, tenant: Tenant): Promise<Figure[]> => {
  const profile = await mkdtemp(join(folder, 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
  });
  const measure = async (path: string, budgets: Sight): Promise<Figure[]> => {
    const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const sights: Sight[] = [];
    for (let n = 0; n < TIMES; n++) sights.push(await look(`${tenant.web}${path}`, Number(port)));
    const typical = (what: keyof Sight) => median(sights.map((sight) => sight[what]));
    const paint = (name: string, what: 'first' | 'largest'): Figure => ({
      name: `${path}, ${name} paint`,
      value: typical(what),
      unit: 'ms',
      budget: { atMost: budgets[what] },
    });
    return [
      {
        name: `${path}, Lighthouse, median of ${TIMES}`,
        value: typical('score'),
        unit: 'points',
        budget: { atLeast: budgets.score },
      },
      paint('first', 'first'),
      paint('largest', 'largest'),
    ];
  };
  try {
    const before = await measure('/signin', { score: 95, first: 1_200, largest: 2_500 });
    await signIn(context, tenant);
    const list = await measure('/applications', { score: 90, first: 1_800, largest: 2_500 });
    const blocked = [
      await measureBlocking(context, tenant.web, '/applications', 200),
      await measureBlocking(context, tenant.web, '/dashboard', 300),
    ];
    return [...before, ...list, ...blocked];
  } finally {
    await context.close();
  }
};
