/** The workflow of an assessment for its owner, its reviewer and the reporter of an incident. */
import { addDays } from '#domain/day.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeAssessment } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

test('a validation is answered, returned, resubmitted, and passes with a condition that is later met', async ({
  page,
  group,
  me,
  openAs,
}) => {
  const application = await makeApplication(group);
  const { id } = await makeAssessment(application, { kind: 'validation' }, 1);
  const path = `/applications/detail/${application.id}/assessments`;
  await page.goto(path);
  await page.getByRole('link', { name: /^Validation/ }).click();
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await expect(page.getByText('1 question is unanswered.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page
    .getByRole('group', { name: /Is it documented/ })
    .getByLabel('Yes')
    .check();

  await page.getByRole('button', { name: 'Add a finding' }).click();
  const finding = page.getByRole('dialog');
  await finding.getByLabel('Finding').fill('No fallback was tried');
  await finding.getByRole('button', { name: 'Add a finding' }).click();
  await expect(finding).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Medium · No fallback was tried' })).toBeVisible();
  await submit.click();
  await expect(page.getByText('In review')).toBeVisible();

  const rita = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Rita', last_name: 'Roy' });
  const review = await openAs(rita);
  const dialog = review.getByRole('dialog');
  await review.goto(`${path}/${id}`);
  await review.getByRole('button', { name: 'Return' }).click();
  await dialog.getByLabel('Reason').fill('Say on which data');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(review.getByText(/^Returned: Rita Roy/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Say on which data')).toBeVisible();
  await submit.click();
  await expect(page.getByText('In review')).toBeVisible();

  await review.reload();
  await review.getByRole('button', { name: 'Give the verdict' }).click();
  await dialog.getByRole('button', { name: 'Give the verdict' }).click();
  await expect(dialog.getByRole('radio', { checked: true }), 'nobody has chosen for them').toHaveCount(0);
  await expect(dialog.getByText('Fill this in.').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Passes', exact: true })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Passes with conditions' }).check();
  await dialog.getByLabel('Rationale').fill('Nearly as it should be');
  await dialog.getByRole('button', { name: 'Give the verdict' }).click();
  await expect(dialog.getByLabel('Required action')).toBeFocused();
  await dialog.getByLabel('Required action').fill('Try the fallback');
  await dialog.getByLabel('Assignee').click();
  await review.keyboard.type(me.email); // other users have the same name
  await review.getByRole('option', { name: me.email }).click();
  await dialog.getByLabel('Due date').fill(addDays(TODAY, 300));
  await dialog.getByRole('button', { name: 'Give the verdict' }).click();
  await expect(review.getByText('Passes with conditions')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Mark as met' }).click();
  await expect(page.getByText(/^Met: Maria Mendoza/)).toBeVisible();
});

test.describe('a reader of an application', () => {
  test.use({ language: 'es', role: 'ApplicationApprover' });

  test('reports an incident and works on it', async ({ page, group }) => {
    const application = await makeApplication(group);
    await page.goto(`/applications/detail/${application.id}/assessments`);
    await expect(page.getByRole('button', { name: 'Iniciar una validación' })).toBeHidden();
    await page.getByRole('button', { name: 'Notificar un incidente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Notificar', exact: true }).click();
    const known = dialog.getByLabel('Momento en que se conoció');
    const [day, time] = [known.first(), known.last()];
    await expect(day).toBeFocused();
    await day.fill('2026-01-31');
    await time.fill('10:30');
    await dialog.getByLabel('Descripción del incidente').fill('Respondió con datos de otra persona.');
    await dialog.getByRole('button', { name: 'Notificar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Respondió con datos de otra persona.')).toBeVisible();
    await expect(page.getByText(/^RGPD, artículo 33: hasta el 3 feb 2026/)).toBeVisible();
    await expect(page.getByText('Vencida')).toBeVisible();
    await page
      .getByRole('group', { name: /datos personales/ })
      .getByLabel('No', { exact: true })
      .check();
    await expect(page.getByText(/^RGPD/)).toBeHidden();
  });
});
