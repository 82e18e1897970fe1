import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { fillSignIn, makePerson } from './people.ts';

const LOOKS = [
  { colorScheme: 'light', locale: 'en-US' },
  { colorScheme: 'dark', locale: 'en-US' },
  { colorScheme: 'light', locale: 'es-ES' },
] as const;
const WIDTHS = [1280, 450, 320];

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { colorScheme, locale } of LOOKS)
  for (const width of WIDTHS)
    test.describe(`${colorScheme}, ${locale}, ${width} pixels wide`, () => {
      test.use({ colorScheme, locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of ['/signin', '/forgot-password', '/unauthorized'])
        test(`axe finds nothing on ${path}, and nothing overflows`, async ({ page }) => {
          const complaints = complaintsOf(page);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path !== '/unauthorized') {
            await page.locator('form button').click();
            await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
          }

          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(complaints).toEqual([]);
        });
    });

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark before any of the app has run', async ({ page }) => {
    await page.route('/assets/*.js', (route) => route.abort());
    await page.goto('/signin', { waitUntil: 'commit' });

    await expect(page.locator('body')).toHaveClass('awsui-dark-mode');
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('what somebody chose for themselves wins over the device', async ({ page }) => {
    await page.route('/v2/access/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), language: 'es', appearance: 'light' },
      });
    });
    await page.goto('/signin');
    await fillSignIn(page, await makePerson({ role: 'Administrator' }));

    await expect(page.getByRole('heading', { level: 1, name: 'Aplicaciones de IA' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('body')).not.toHaveClass('awsui-dark-mode');
  });
});

test('the language chosen before sign-in is remembered by the device', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Maximice su IA. Minimice su riesgo.')).toBeVisible();
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
});
