/** Whose mail comes back: what they see of it, what their administrator does, and how both look in either language. */
import { LANGUAGES } from '#domain/enumerations.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { expectGoodLooks } from './look.ts';
import { makePerson, type Person } from './people.ts';
import { expect, test } from './product.ts';

test.use({ role: 'Administrator' });
// To look at a page takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

const stop = ({ id, email }: Person, why: 'bounced' | 'complained') => {
  const stopped = { why, at: '2026-11-20T12:00:00.000Z' };
  return updateUser(id, { id: 'test', name: 'Test' }, () => ({ returned_mail: { email, stopped, forgiven_at: null } }));
};

test('an administrator sees that mail bounces and resumes sending', async ({ page }) => {
  const grace = await makePerson({ first_name: 'Grace', last_name: 'Hopper' });
  await stop(grace, 'bounced');
  await page.goto(`/manage-users/${grace.id}`);
  await expect(page.getByText(`Mail to ${grace.email} came back`)).toBeVisible();
  await expect(page.getByText(/^Since Nov 20, 2026 nothing is sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Mail is sent to Grace Hopper again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a user whose mail bounced sees a note beside their address', async ({ page, me }) => {
      await stop(me, 'complained');
      await page.goto('/settings');
      await expect(page.getByText(/(marked as unwanted on|se marcó como no deseado) .*/).first()).toBeVisible();
      await expectGoodLooks(page, 'settings of whose mail is unwanted');
      await page.goto(`/manage-users/${me.id}`);
      await expect(page.getByText(me.email).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Send again|Reanudar el envío)$/ })).toBeVisible();
      await expectGoodLooks(page, 'somebody whose mail is unwanted');
    });
  });
