import type { Page } from '@playwright/test';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const act = async (page: Page, actions: string, name: string) => {
  await page.getByRole('button', { name: actions, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog');
};

test('retires an application with a reason, finds it again, restores it and copies it', async ({ page, group }) => {
  const { id, name } = await makeApplication(group, { development_status: 'testing', purpose: 'Sorts claims' });
  await page.goto(`/applications/detail/${id}`);
  const retiring = await act(page, 'Actions', 'Retire');
  await retiring.getByRole('button', { name: 'Retire' }).click();
  await expect(retiring.getByText('Fill this in.')).toBeVisible();
  await retiring.getByRole('textbox').fill('Its vendor is gone.');
  await retiring.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('Retired by Maria Mendoza')).toBeVisible();
  await expect(page.getByText('Its vendor is gone.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();

  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Applications (0)');
  await page.goto('/applications?development_status=retired');
  await page.getByRole('link', { name }).click();
  const back = await act(page, 'Actions', 'Reactivate');
  await back.getByRole('textbox').fill('It is needed again.');
  await back.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();

  const copying = await act(page, 'Actions', 'Duplicate');
  await expect(copying.getByRole('textbox')).toHaveValue(`${name} - copy`);
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} - copy`);
  await expect(page.getByText('Sorts claims')).toBeVisible();
});

test.describe('in Spanish, an administrator', () => {
  test.use({ language: 'es', role: 'Administrator' });

  test('deletes an application never submitted, and explains why a submitted one stays', async ({ page, group }) => {
    const { id } = await makeApplication(group, { approval_status: 'withdrawn' });
    await page.goto(`/applications/detail/${id}`);
    await page.getByRole('button', { name: 'Acciones', exact: true }).click();
    const kept = page.getByRole('menuitem', { name: 'Eliminar' });
    await expect(kept).toBeDisabled();
    await expect(page.getByRole('menu')).toContainText('se presentó para aprobación');
    await page.keyboard.press('Escape');

    const other = await makeApplication(group);
    await page.goto(`/applications/detail/${other.id}`);
    const removing = await act(page, 'Acciones', 'Eliminar');
    await expect(removing.getByText(/^Se elimina/)).toBeVisible();
    await expectGoodLooks(page, 'an application that is about to be deleted', { on: 'wide' });
    await removing.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(/\/applications$/);
    await expect(page.getByText('Aplicación eliminada.')).toBeVisible();
  });
});
