/**
 * Measures how long a page takes to show what a person did (Interaction to Next Paint), on a processor that is four
 * times slower: the worst interaction of each page.
 */
import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { askWell } from '#bench/ask.ts';
import type { Figure } from '#bench/report/figure.ts';
import type { Tenant } from '#bench/tenant/tenant.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';
import { signIn } from './first-sight.ts';

const SLOWER = 4;
const GOAL = 200;
/** Milliseconds within which the page shows what an interaction led to. */
const SETTLED = 1_500;

const Made = z.object({ id: z.string() });
const Slowest = z.object({ type: z.string(), ms: z.number() });

/** Runs in the page. Playwright cannot send other functions along. */
const watch = () => {
  const seen = { type: 'none', ms: 0 };
  Object.assign(window, { slowestInteraction: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.duration > seen.ms)
        Object.assign(seen, { type: entry.name, ms: entry.duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit); // TypeScript lacks it
};

/** Each step is one thing that a person does. */
type Steps = readonly ((page: Page) => Promise<unknown>)[];

const LIST: Steps = [
  (page) => page.locator('table tbody input[type=checkbox]').first().click({ force: true }),
  (page) => page.getByRole('columnheader', { name: /^Name/ }).getByRole('button').first().click(),
  (page) => page.getByRole('search').getByRole('combobox').first().pressSequentially('claims', { delay: 120 }),
  (page) => page.keyboard.press('Enter'),
];

const INTAKE: Steps = [0, 1, 2].map(
  (number) => (page) => page.getByRole('group').nth(number).locator('input').first().click({ force: true }),
);

const DASHBOARD: Steps = [
  (page) => page.getByRole('button', { name: 'Arrange tiles' }).click(),
  (page) => page.getByRole('dialog').getByRole('checkbox').nth(2).click({ force: true }),
  (page) => page.keyboard.press('Escape'),
];

const slowestOf = async (page: Page, url: string, steps: Steps) => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  for (const step of steps) {
    await step(page);
    await page.waitForTimeout(SETTLED);
  }
  const slowest = Slowest.parse(await page.evaluate('window.slowestInteraction'));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowest;
};

export const measureInteraction = async (tenant: Tenant): Promise<Figure[]> => {
  const { web, api, tokens, groups } = tenant;
  const body = { name: `Bench ${randomUUID()}`, resource_groups: groups.slice(0, 1) };
  const { id } = Made.parse((await askWell(api, tokens.administrator, 'POST /applications', { body })).body);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext();
    await signIn(context, tenant);
    const page = await context.newPage();
    const pages: Record<string, readonly [path: string, steps: Steps]> = {
      'the list': ['/applications', LIST],
      'an intake': [`/applications/detail/${id}/intake`, INTAKE],
      'the dashboard': ['/dashboard', DASHBOARD],
    };
    const figures: Figure[] = [];
    for (const [name, [path, steps]] of Object.entries(pages)) {
      const { type, ms } = await slowestOf(page, `${web}${path}`, steps);
      if (type === 'none') throw new Error(`No interaction of ${name} was seen.`);
      figures.push({
        name: `${name}, slowest interaction, four times slower`,
        ...{ value: ms, unit: 'ms', budget: { atMost: GOAL } },
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
};
