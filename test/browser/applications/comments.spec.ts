import { keptDrafts } from '#test/browser/kept-drafts.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { followNotification } from '#test/browser/notifications.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const COMMENTS = (id: string) => `/applications/detail/${id}/comments`;

test('mentions a person by keyboard, leads them to the comment, and shows the reply', async ({
  page,
  openAs,
  group,
  me,
}) => {
  const { id, name } = await makeApplication(group);
  const grace = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Grace', last_name: 'Hopper' });
  await page.goto(COMMENTS(id));
  await expect(page.getByText(`Back to ${name}`)).toBeVisible();
  const written = page.getByRole('textbox', { name: 'New comment' });
  await written.click();
  await page.keyboard.type('Who checks the letters, @Grace');
  await expect(page.getByRole('option', { name: /Grace Hopper/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ? See https://example.com/letters.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const first = page.getByRole('article', { name: 'Comment by Maria Mendoza' });
  await expect(first).toContainText('Who checks the letters, @Grace Hopper ? See');
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://example.com/letters');
  await expect(written).toHaveText('');

  const other = await openAs(grace);
  await followNotification(other, `Maria Mendoza mentioned you in a comment on ${name}`);
  await expect(other.getByRole('article', { name: 'Comment by Maria Mendoza' })).toBeFocused();
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await other.keyboard.type('We do,');
  await other.keyboard.press('Shift+Enter');
  await other.keyboard.type('each of them.');
  await other.keyboard.press('Enter');
  const answer = other.getByRole('article', { name: 'Comment by Grace Hopper' });
  await expect(answer).toContainText('each of them.');
  await expect(page.getByRole('article', { name: 'Comment by Grace Hopper' })).toContainText('We do,');

  await expectGoodLooks(page, 'a conversation');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByRole('button', { name: `Resolved by ${me.first_name}` })).toBeVisible();
});

test('comments on an intake question, and the comment links back to the question', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}/intake`);
  const question = page.getByRole('group', { name: 'What does it do?' });
  await question.getByRole('link', { name: 'Comment: What does it do?' }).press('Enter');
  await expect(page.getByText('About: What does it do?')).toBeVisible();
  await page.getByRole('textbox', { name: 'New comment' }).click();
  await page.keyboard.type('And the letters?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('And the letters?');
  await expectGoodLooks(page, 'what was said about one question');

  await page.getByRole('link', { name: 'See all comments' }).click();
  await page.getByRole('link', { name: 'What does it do?' }).click();
  await expect(question).toBeFocused();
  await question.getByRole('link', { name: '1 comment: What does it do?' }).click();
  await expect(page.getByRole('article')).toContainText('And the letters?');
  await page.goto(`/applications/detail/${id}/comments?on=descriptor:hallucination`);
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await expect(page.getByText('About: Hallucination')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ language: 'es', role: 'Administrator' });

  test('restores an unsent comment, edits and deletes one, and records all in the activity', async ({
    page,
    group,
  }) => {
    const { id } = await makeApplication(group);
    await page.goto(COMMENTS(id));
    await page.getByRole('textbox', { name: 'Nuevo comentario' }).click();
    await page.keyboard.type('¿Quién revisa las cartas?');
    await expect.poll(async () => (await keptDrafts(page)).length).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Comentar', exact: true }).click();
    const mine = page.getByRole('article');
    await expect(mine).toContainText('¿Quién revisa las cartas?');
    await mine.getByRole('button', { name: /^Editar/ }).click();
    await expect(page.getByRole('textbox', { name: 'Editar su comentario' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Ya lo sé.');
    await page.keyboard.press('Enter');
    await expect(mine).toContainText('¿Quién revisa las cartas? Ya lo sé.');
    await expect(mine).toContainText('editado');
    await mine.getByRole('button', { name: /^Eliminar/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(mine).toContainText('Eliminado por Maria Mendoza');
    await expectGoodLooks(page, 'a comment that was deleted');
    await page.getByRole('tab', { name: 'Actividad' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await expectGoodLooks(page, 'the activity of an application');
  });
});
