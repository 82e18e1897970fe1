/** Users whose mail bounces: their own view, the administrator's actions, and the layout in each language. */
import { LANGUAGES } from '#domain/enumerations.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

test.use({ role: 'Administrator' });
// Layout checks are slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const stop = ({ id, email }: Person, why: 'bounced' | 'complained') => {
  const stopped = { why, at: '2026-11-20T12:00:00.000Z' };
  return updateUser(id, { id: 'test', name: 'Test' }, () => ({ returned_mail: { email, stopped, forgiven_at: null } }));
};

test('an administrator sees that mail bounces and resumes sending', async ({ page }) => {
  const grace = await makePerson({ first_name: 'Grace', last_name: 'Hopper' });
  await stop(grace, 'bounced');
  await page.goto(`/manage-users/${grace.id}`);
  await expect(page.getByText(`An email to ${grace.email} could not be delivered`)).toBeVisible();
  await expect(page.getByText(/^No email has been sent to this address since Nov 20, 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await expect(page.getByText('Sending email to Grace Hopper has resumed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume sending' })).toBeHidden();
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a user whose mail bounced sees a note beside their address', async ({ page, me }) => {
      await stop(me, 'complained');
      await page.goto('/settings');
      await expect(page.getByText(/(marked as spam on|se marcó como no deseado) .*/).first()).toBeVisible();
      await expectGoodLooks(page, 'settings of whose mail is unwanted');
      await page.goto(`/manage-users/${me.id}`);
      await expect(page.getByText(me.email).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Resume sending|Reanudar el envío)$/ })).toBeVisible();
      await expectGoodLooks(page, 'somebody whose mail is unwanted');
    });
  });
