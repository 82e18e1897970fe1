/** Measures sign-in in a browser: from the click to the tokens, and to the first page. */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';
import { type Figure, median } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';

const TIMES = 12;
const WARM_UP = 2;

/** In milliseconds of the page's clock. */
type Signed = { tokens: number; page: number; reload: number };

const signIn = async (browser: Browser, { web, person }: Tenant): Promise<Signed> => {
  const page = await browser.newPage();
  const now = () => page.evaluate(() => performance.now());
  await page.goto(`${web}/signin`, { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.evaluate(() => {
    const marked = (name: string) => performance.mark(name);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.endsWith('.accessToken')) marked('tokens');
      setItem.call(this, key, value);
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('table tbody a')) return;
      marked('page');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', () => marked('click'), { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('table tbody a').first().waitFor();
  const at = (name: string) =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);
  const [click, tokens, shown] = [await at('click'), await at('tokens'), await at('page')];
  await page.reload();
  await page.locator('table tbody a').first().waitFor();
  const reload = await now();
  await page.context().close();
  return { tokens: tokens - click, page: shown - click, reload };
};

export const measureSignIn = async (tenant: Tenant): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const runs: Signed[] = [];
  try {
    for (let n = 0; n < WARM_UP + TIMES; n++) runs.push(await signIn(browser, tenant));
  } finally {
    await browser.close();
  }
  const typical = (what: keyof Signed) => median(runs.slice(WARM_UP).map((run) => run[what]));
  const figure = (name: string, value: number): Figure => ({ name, value, unit: 'ms' });
  return [
    {
      name: 'from the click to the list : a reload of the list',
      value: typical('page') / typical('reload'),
      unit: 'ratio',
    },
    {
      ...figure(`from the click to the tokens, median of ${TIMES}`, typical('tokens')),
      budget: { atMost: 600 },
    },
    figure('from the click to the list', typical('page')),
  ];
};
