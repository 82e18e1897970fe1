/**
 * Measures for how long a page blocks the browser while it loads: the part of each task beyond 50 ms, on a processor
 * that is four times slower, as Lighthouse counts. Tasks are counted in CPU time, so other work on the machine hardly
 * matters.
 */
import type { BrowserContext } from '@playwright/test';
import * as z from 'zod';
import { type Figure, median } from '#bench/report/figure.ts';

const SLOWER = 4;
const TOLERATED = 50;
const TIMES = 5;
/** Milliseconds within which a page has loaded. */
const LOADED = 4_000;

const Events = z.array(
  z.object({ name: z.string(), ph: z.string(), pid: z.number(), tid: z.number(), tdur: z.number().optional() }),
);
type Event = z.output<typeof Events>[number];

const threadOf = ({ pid, tid }: Event) => `${pid} ${tid}`;

/** The thread that ran most scripts is the page's. */
const mainThread = (events: readonly Event[]) => {
  const scripts = events.filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript');
  const threads = Object.entries(Object.groupBy(scripts, threadOf));
  return threads.toSorted(([, a = []], [, b = []]) => b.length - a.length)[0]?.[0];
};

const blockedIn = (events: readonly Event[]) => {
  const thread = mainThread(events);
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === thread)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - TOLERATED), 0);
};

const load = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const events: Event[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...Events.parse(value)));
  const categories = ['toplevel', 'devtools.timeline'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await page.goto(url);
  await page.waitForTimeout(LOADED);
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  devtools.once('Tracing.tracingComplete', () => resolve());
  await devtools.send('Tracing.end');
  await complete;
  await page.close();
  return blockedIn(events);
};

export const measureBlocking = async (
  context: BrowserContext,
  web: string,
  path: string,
  atMost: number,
): Promise<Figure> => {
  const blocked: number[] = [];
  for (let n = 0; n < TIMES; n++) blocked.push(await load(context, `${web}${path}`));
  return {
    name: `${path}, blocked while loading, four times slower, median of ${TIMES}`,
    value: median(blocked),
    unit: 'ms',
    budget: { atMost },
  };
};
