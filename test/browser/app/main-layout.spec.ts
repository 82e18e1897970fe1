import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

const sizeOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
};

test('header and sidebar have their specified sizes, and the sidebar stays collapsed', async ({ page }) => {
  await page.goto('/applications');
  await expect.poll(() => sizeOf(page.getByRole('banner'))).toMatchObject({ height: 48 });
  await expect.poll(() => sizeOf(sidebar(page))).toMatchObject({ width: 240 });

  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect.poll(() => sizeOf(sidebar(page))).toMatchObject({ width: 80 });
  await expect(sidebar(page).getByRole('link', { name: 'AI Applications' })).toBeVisible();

  await page.reload();
  await expect.poll(() => sizeOf(sidebar(page))).toMatchObject({ width: 80 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect.poll(() => sizeOf(sidebar(page))).toMatchObject({ width: 240 });
});

test('on a phone the sidebar is a closed drawer that closes after navigation and on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 450, height: 900 });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'AI Applications' })).toBeHidden();
  await expect.poll(() => sizeOf(page.getByRole('banner'))).toMatchObject({ height: 48 });

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await sidebar(page).getByRole('link', { name: 'AI Applications' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();

  const toggle = page.getByRole('button', { name: 'Open navigation' });
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
});

test('the sidebar lists the pages, marks the current one, and opens guides in a tab', async ({ page, context }) => {
  await context.route('https://example.com/guides', (route) => route.fulfill({ body: 'The guides' }));
  await page.goto('/settings');
  await expect(sidebar(page).getByRole('link')).toHaveText([
    'Dashboard',
    'My Work',
    'AI Applications',
    'Vendors',
    'Foundation Models',
    'Risk Register',
    'Policies',
    /^Resources/,
  ]);
  await sidebar(page).getByRole('link', { name: 'AI Applications' }).click();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(sidebar(page).getByRole('link', { name: 'AI Applications' })).toHaveAttribute('aria-current', 'page');

  const resources = sidebar(page).getByRole('link', { name: 'Resources' });
  await expect(resources).toHaveAttribute('rel', /noopener/);
  const [guides] = await Promise.all([context.waitForEvent('page'), resources.click()]);
  await expect(guides).toHaveURL('https://example.com/guides');
  await expect(guides.getByText('The guides')).toBeVisible();
  await expect(page).toHaveURL(/\/applications$/);
});

test('breadcrumbs show the location, with an application’s name', async ({ page, group }) => {
  const { id, name } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}`);
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['AI Applications', name]);
  await crumbs(page).getByRole('link', { name: 'AI Applications' }).click();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['AI Applications']);

  await page.goto('/settings');
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Settings']);
});

test('the account menu shows the user’s name, settings and logout', async ({ page }) => {
  await page.goto('/applications');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByText('Maria Mendoza')).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Logout']);

  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the back button restores the previous page with its filters', async ({ page, group }) => {
  const { id, name } = await makeApplication(group, { risk_tier: 'high' });
  await page.goto('/applications?risk_tier=high');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Back to AI Applications' }).click();
  await expect(page).toHaveURL(/\/applications\?risk_tier=high$/);

  await page.goto(`/applications/detail/${id}`);
  await page
    .getByRole('button', { name: 'Back to AI Applications' })
    .or(page.getByRole('link', { name: 'Back to AI Applications' }))
    .click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('each page has its own title', async ({ page, group }) => {
  const { id, name } = await makeApplication(group);
  for (const [path, title] of [
    ['/applications', 'AI Applications'],
    ['/applications?create', 'New application'],
    [`/applications/overview/${id}`, name],
    [`/applications/detail/${id}/documents`, `Documents: ${name}`],
    [`/applications/detail/${id}?edit`, `Edit ${name}`],
    ['/settings', 'Settings'],
    ['/no-such-page', 'Page Not Found!'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Plumbline`);
  }
});

test('a keyboard user can skip to the content, and focus starts there on each page', async ({ page, group }) => {
  const { name } = await makeApplication(group);
  await page.goto('/applications');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#page :focus')).toBeVisible();

  await page.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('#page')).toBeFocused();
});

test('help for the page opens and closes by keyboard, and follows to the next page', async ({ page }) => {
  await page.goto('/vendors');
  const info = page.getByRole('button', { name: 'Help for this page' });
  await info.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Vendors' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close help' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My Work' }).click();
  await expect(help.getByRole('heading', { name: 'My Work' })).toBeVisible();
  await page.getByRole('button', { name: 'Close help' }).press('Enter');
  await expect(help).toBeHidden();
});

test('the layout is in Spanish when the user reads Spanish', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Español' }).click();

  await expect(page).toHaveTitle('Configuración · Plumbline');
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Panel',
    'Mi trabajo',
    'Aplicaciones de IA',
    'Proveedores',
    'Modelos fundacionales',
    'Registro de riesgos',
    'Políticas',
    /^Recursos/,
  ]);
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem')).toHaveText([
    'Configuración',
  ]);
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Configuración', 'Cerrar sesión']);
});

test.describe('an administrator', () => {
  test.use({ role: 'Administrator' });

  test('opens Admin as a drop-down in the open sidebar', async ({ page }) => {
    await page.goto('/applications');
    const admin = sidebar(page).getByRole('link', { name: 'Admin' });
    const access = sidebar(page).getByRole('link', { name: 'API Access' });
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
    await expect(access).toBeHidden();
    await admin.click();
    await expect(access).toBeVisible();
    await admin.press('Enter');
    await expect(access).toBeHidden();
    await admin.press('Enter');
    await access.click();
    await expect(page).toHaveURL(/\/api-access$/);
    await expect(access).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(access).toBeVisible();

    await page.setViewportSize({ width: 450, height: 900 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await sidebar(page).getByRole('button', { name: 'Admin' }).click();
    await expect(access).toBeHidden();
    await admin.click();
    await access.click();
    await expect(access).toBeHidden();
  });

  test('opens Admin as a menu beside the collapsed sidebar, by mouse and by keys', async ({ page }) => {
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Close navigation' }).click();
    const admin = sidebar(page).getByRole('link', { name: 'Admin' });
    const menu = page.getByRole('menu', { name: 'Admin' });
    const item = menu.getByRole('menuitem');

    await admin.click();
    await expect(item.first()).toBeFocused();
    await expect(admin).toHaveAttribute('aria-expanded', 'true');
    await admin.click();
    await expect(menu).toBeHidden();
    await admin.click();
    await page.getByRole('banner').click();
    await expect(menu).toBeHidden();

    await admin.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(item.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(admin).toBeFocused();
    await expect(admin).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(sidebar(page).getByRole('link', { name: 'Resources' })).toBeFocused();

    await admin.press('Enter');
    await expect(item.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api-access$/);
    await expect(menu).toBeHidden();
    await expect(admin).toHaveAttribute('aria-current', 'page');
  });
});
