import { addDays } from '#domain/day.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeAssessment, someName } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

const DONE = { at: '2026-11-20T10:00:00.000Z', by: { id: 'radia', name: 'Radia Perlman' } };

test.describe('in Spanish, on a small phone', () => {
  test.use({ language: 'es' });

  test('the due date of an item stays on one line', async ({ page, group, me }) => {
    const owner = { id: me.id, name: 'Maria Mendoza' };
    const application = await makeApplication(group, {
      name: someName('Cartas'),
      people: [{ role: 'owner', ...owner }],
    });
    const due = addDays(TODAY, 20);
    const conditions = [{ id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a12', text: 'Otra prueba', owner, due, done: null }];
    const verdict = { verdict: 'passes_with_conditions' as const, comment: 'Bien', ...DONE };
    await makeAssessment(application, { kind: 'validation', state: 'concluded', verdict, conditions, submitted: DONE });
    await page.setViewportSize({ width: 320, height: 700 });
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Otra prueba' });
    await expect(async () => {
      await page.goto('/my-work');
      await expect(row).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(row.getByRole('button', { name: /^Marcar como cumplida/ })).toBeVisible();
    const day = (await row.getByText(/^Vence el/).boundingBox()) ?? { height: Number.NaN };
    expect(day.height).toBeLessThan(30);
  });
});

test('tasks are navigated by keyboard, done in place, snoozed and delegated', async ({ page, group, me }) => {
  const person = await makePerson({ role: 'ApplicationContributor', group, first_name: 'Grace', last_name: 'Hopper' });
  const owner = { id: me.id, name: 'Maria Mendoza' };
  const people = [{ role: 'owner' as const, ...owner }];
  await page.goto('/my-work');
  await expect(page.getByRole('heading', { name: 'You have no open tasks' })).toBeVisible();

  const application = await makeApplication(group, { name: someName('Letters'), people });
  const conditions = [
    { id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11', text: 'Test it again', owner, due: addDays(TODAY, -2), done: null },
  ];
  const verdict = { verdict: 'passes_with_conditions' as const, comment: 'Fine', ...DONE };
  await makeAssessment(application, { kind: 'validation', state: 'concluded', verdict, conditions, submitted: DONE });

  const main = page.getByRole('main');
  const overdue = main.getByRole('list', { name: 'Overdue' }).getByRole('listitem');
  const week = main.getByRole('list', { name: 'This week' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(overdue).toHaveCount(1, { timeout: 2_000 });
    await expect(week).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByTitle('2 open tasks')).toBeVisible();
  await expectGoodLooks(page, 'my work');

  // j moves to the next task, k to the previous one, e completes it, and Enter opens a task that needs its own page.
  const condition = overdue.getByRole('link', { name: / · Assessment condition: Test it again/ });
  const intake = week.getByRole('link', { name: / · Complete intake/ });
  await page.keyboard.press('j');
  await expect(condition).toBeFocused();
  await page.keyboard.press('j');
  await expect(intake).toBeFocused();
  await page.keyboard.press('k');
  await expect(condition).toBeFocused();
  await page.keyboard.press('e');
  await expect(overdue).toHaveCount(0);
  await expect(intake).toBeFocused();
  await expect(page.getByTitle('1 open task')).toBeVisible();

  // Snooze a task, then undo it.
  await week.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Snooze' }).click();
  // Shortcuts are off in text fields.
  const dialog = page.getByRole('dialog');
  const putOff = dialog.getByRole('button', { name: 'Snooze', exact: true });
  const until = dialog.getByRole('textbox');
  await until.fill('2020-01-01');
  await putOff.click();
  await expect(dialog.getByText(/^Choose a date from /)).toBeVisible();
  await expect(until).toBeFocused();
  await until.fill(addDays(TODAY, 7));
  await putOff.click();
  await expect(dialog).toBeHidden();
  const later = main.getByRole('list', { name: 'Later' }).getByRole('listitem');
  await expect(later).toContainText('Snoozed until');
  await expect(page.getByRole('heading', { name: 'You have no open tasks' })).toBeVisible();
  await later.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'End snooze' }).click();
  await expect(week).toHaveCount(1);

  await week.getByRole('link').focus();
  await page.keyboard.press('x');
  const bar = main.getByRole('region', { name: 'Selected tasks' });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Snooze' }).click();
  await putOff.click();
  await expect(later).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(week).toHaveCount(1);
  await expect(bar).toBeHidden();

  // Delegates a task. Typing j in the note enters the letter.
  await week.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delegate' }).click();
  await dialog.getByRole('button', { name: 'Delegate', exact: true }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await dialog.getByLabel('Delegate to').click();
  await page.getByRole('option', { name: new RegExp(person.email) }).click();
  await dialog.getByLabel('Note').fill('je');
  await dialog.getByRole('button', { name: 'Delegate', exact: true }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: /^Waiting for others/ }).click();
  const others = main.getByRole('list', { name: 'Waiting for others' }).getByRole('listitem');
  await expect(others).toContainText('You delegated this to Grace Hopper. “je”');

  await others.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/applications/detail/${application.id}/intake`));

  // Going back restores the focus.
  await expect(page.getByRole('heading', { level: 1, name: application.name })).toBeVisible();
  await page.goBack();
  await expect(others.getByRole('link')).toBeFocused();
});
