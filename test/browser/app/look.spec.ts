/** Layout and accessibility of each screen: both languages, light and dark, desktop, phone and small phone. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#domain/enumerations.ts';
import { RESET_FAILURE_LIMIT, SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { tokenFor } from '#lambdas/mail/unsubscribe-token.ts';
import { demand } from '#test/browser/demanding-identity.ts';
import { DIRECTORY, newColleague } from '#test/browser/directory.ts';
import { addApp, addTextMessages } from '#test/browser/factors.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeAssessment, makeSubmitted, makeVendor, someName } from '#test/browser/things.ts';
import { notifyOfChange } from '#test/notify-somebody.ts';

// Each test checks many screens.
test.describe.configure({ timeout: 180_000 });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const submit = (page: Page) => page.locator('form button[type=submit]');
const captchaBox = (page: Page) => page.locator('fieldset input[type=checkbox]');

const refusedAgain = async (page: Page) => {
  const refused = page.waitForResponse((response) => response.status() === 400);
  await submit(page).click();
  await refused;
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
};

const invalid = (page: Page) => page.locator('[aria-invalid=true]').first();

const expectGoodMenu = async (page: Page, button: Locator, what: string) => {
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectGoodLooks(page, what, { on: 'wide' });
  await page.keyboard.press('Escape');
};

const CHANGED = {
  approval_status: 'approved' as const,
  changed_since_approval: {
    at: new Date(0).toISOString(),
    by: { id: 'somebody', name: 'Somebody with quite a long name' },
    fields: ['purpose' as const, 'foundation_models' as const, 'risk_tier' as const],
  },
};

for (const language of LANGUAGES) {
  test.describe(`in ${language}, before sign-in`, () => {
    test.use({ language, signedIn: false });

    test('sign-in and forgotten password', async ({ page, complaints }) => {
      complaints.provoke(/status of 400|ERR_FAILED/);
      await open(page, '/signin');
      await expectGoodLooks(page, 'signing in');
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'signing in with nothing filled in');
      const nobody = `${randomUUID()}@example.com`;
      await page.locator('input[name=username]').fill(nobody);
      await page.locator('input[name=password]').fill('wrong');
      await submit(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodLooks(page, 'a refused sign-in');
      for (let failures = 1; failures < SIGN_IN_FAILURE_LIMIT; failures++) await refusedAgain(page);
      await expect(captchaBox(page)).toBeVisible();
      await expectGoodLooks(page, 'a captcha at sign-in');
      await captchaBox(page).check();
      await expect(submit(page)).toBeEnabled();
      await expectGoodLooks(page, 'a captcha that was solved');
      await page.route('**/captcha/widget.js?*', (route) => route.abort());
      await page.evaluate(
        (limit) => sessionStorage.setItem('plumbline.failures.signIn', String(limit)),
        SIGN_IN_FAILURE_LIMIT,
      );
      await open(page, '/signin');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodLooks(page, 'a captcha that is not there');
      await page.unroute('**/captcha/widget.js?*');

      await open(page, '/forgot-password');
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'a forgotten password');
      await page.locator('input[name=email]').fill('nobody@example.com');
      await submit(page).click();
      await expect(page.locator('input[name=code]')).toBeVisible();
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'a reset password');
      await page.locator('input[name=code]').fill('000000');
      await page.locator('input[name=password]').fill('Correct-Horse-9-Battery');
      for (let failures = 0; failures < RESET_FAILURE_LIMIT; failures++) await refusedAgain(page);
      await expect(captchaBox(page)).toBeVisible();
      await expectGoodLooks(page, 'a captcha for a reset password');
    });

    test('corporate ID and a failed sign-in', async ({ page }) => {
      await open(page, '/sso');
      await expectGoodLooks(page, 'a corporate ID');
      await page.locator('input[name=email]').fill('ada@elsewhere.example');
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'a corporate ID of no directory');
      await page.locator('input[name=email]').fill(newColleague());
      await submit(page).click();
      await expect(page).toHaveURL(DIRECTORY);
      await page.locator('main a').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodLooks(page, 'a sign-in that was cancelled');
    });

    test('further sign-in steps', async ({ page, me }) => {
      test.slow();
      const begin = async () => {
        await open(page, '/signin');
        await page.locator('input[name=username]').fill(me.email);
        await page.locator('input[name=password]').fill(me.password);
        await submit(page).click();
        await expect(page).toHaveURL(/\/signin-continue$/);
      };
      const { stop } = await demand(page, { mfa: 'ON' });
      await begin();
      await expectGoodLooks(page, 'what a second factor shall be');
      await page.locator('input[value=TOTP]').check();
      await submit(page).click();
      await expect(page.locator('code')).toBeVisible();
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'an authenticator app that is set up');
      await begin();
      await page.locator('input[value=EMAIL]').check();
      await submit(page).click();
      await expect(page.locator('input[inputmode=email]')).toBeVisible();
      await expectGoodLooks(page, 'codes by mail that are set up');
      await stop();

      await open(page, '/signin');
      await page.locator('input[name=username]').fill(me.email);
      await page.locator('form ~ button').click();
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectGoodLooks(page, 'a choice of first factors');
      await page.locator('input[value=PASSWORD_SRP]').check();
      await submit(page).click();
      await expect(page.locator('input[type=password]')).toBeVisible();
      await expectGoodLooks(page, 'a password that is asked for by itself');

      await addApp(me);
      await addTextMessages(me);
      await begin();
      await expectGoodLooks(page, 'a choice of second factors');
      await page.locator('input[value=SMS]').check();
      await submit(page).click();
      await expect(page.locator('input[inputmode=numeric]')).toBeVisible();
      await page.locator('.entry-note button').click();
      await expect(page.getByRole('status')).toBeVisible();
      await expectGoodLooks(page, 'a code that was sent again');
    });

    test('new password, no access and maintenance', async ({ page }) => {
      const { email, password } = await makePerson({ temporary: true });
      await open(page, '/signin');
      await page.locator('input[name=username]').fill(email);
      await page.locator('input[name=password]').fill(password);
      await submit(page).click();
      await expect(page).toHaveURL(/\/signin-confirm$/);
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'a new password');

      await open(page, '/terms-of-use');
      await expectGoodLooks(page, 'terms that are kept elsewhere');

      await open(page, `/unsubscribe#${await tokenFor({ person: randomUUID(), kind: 'made_owner' })}`);
      await expectGoodLooks(page, 'no more mails', { on: 'phone' });

      await open(page, '/unauthorized');
      await expectGoodLooks(page, 'no access');

      await page.route('/config.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), maintenance: true } });
      });
      await open(page, '/');
      await expectGoodLooks(page, 'maintenance');
    });
  });

  test.describe(`in ${language}, signed in`, () => {
    test.use({ language });

    test('the list of applications', async ({ page, group, me, complaints }) => {
      complaints.provoke(/status of 500/);
      await open(page, '/applications');
      await expect(page.getByRole('table').getByRole('heading')).toBeVisible();
      await expectGoodLooks(page, 'a list without applications');

      for (const [risk_tier, approval_status, owner] of [
        ['prohibited', 'rejected', 'Grace Hopper'],
        ['high', 'in_review', 'A very long name of an owner who has several of them'],
        ['medium', 'approved', ''],
        ['low', 'not_submitted', ''],
        ['not_assessed', 'not_submitted', ''],
      ] as const)
        await makeApplication(group, { risk_tier, approval_status, owner, department: 'Customer Service' });
      await makeApplication(group, {
        name: `${'Long'.repeat(12)} ${group.id}`,
        ...CHANGED,
      });
      await open(page, '/applications');
      await expect(page.getByRole('rowheader')).toHaveCount(6);
      await expectGoodLooks(page, 'a list of applications');
      await page.locator('.list-pages').getByRole('button').last().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectGoodLooks(page, "a list's settings");
      await page.keyboard.press('Escape');
      // Clicks are lost while the dialog closes.
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('table').getByRole('checkbox').first().check();
      await page.locator('.list-selection').getByRole('button').last().click();
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectGoodLooks(page, 'a change of what is selected');

      await open(page, '/applications?text=nothing-like-it');
      await expect(page.getByRole('table').getByRole('heading')).toBeVisible();
      await expectGoodLooks(page, 'a list without matches');

      await page.route('/v2/applications?*', (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, '/applications');
      await expect(page.getByRole('table').getByRole('button').last()).toBeVisible();
      await expectGoodLooks(page, 'a list that could not be loaded');

      await makeVendor();
      await open(page, '/vendors');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectGoodLooks(page, 'a list of vendors');

      const columns = [{ id: 'name', header: 'Name', words: [] }];
      const { id } = await listExports.ask(me.id, { list: 'vendors', name: someName('File'), query: '', columns });
      await open(page, `/exports/${id}`);
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await expectGoodLooks(page, 'a file that is there');
    });

    test('one application', async ({ page, group }) => {
      const vendor_id = (await makeVendor()).id;
      const { id } = await makeApplication(group, {
        vendor_id,
        risk_tier: 'high',
        model_type: 'both',
        ...CHANGED,
        description: `What it is. ${'Unbroken'.repeat(20)}`,
        foundation_models: ['Claude', 'A model with quite a long name, version 12.3'],
        people: [{ role: 'owner', id: randomUUID(), name: 'Somebody with quite a long name' }],
      });
      await open(page, `/applications/detail/${id}`);
      await expect(page.locator('dd').getByText('Vendor')).toBeVisible();
      await expectGoodLooks(page, 'an application');
      await page.locator('dd').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLooks(page, 'what a tier means', { on: 'wide' });

      const at = new Date(0).toISOString();
      const answer = (question: 'does' | 'affected' | 'employment', ...values: string[]) =>
        intakes.answer(id, question, { values, at, by: { id: 'olga', name: 'Olga' } }, undefined);
      await answer('does', 'ranks_people', 'drafts');
      await answer('affected', 'none');
      await answer('employment', 'hiring');
      await open(page, `/applications/detail/${id}/intake`);
      await expect(page.getByRole('group').first()).toBeVisible();
      const folded = page.locator('.beside-column').getByRole('button', { expanded: false });
      while ((await folded.count()) > 0) await folded.first().click();
      await expectGoodLooks(page, 'an intake');
      await open(page, `/applications/detail/${id}/risks`);
      await page.locator('.risk-matrix a').first().click();
      await expectGoodLooks(page, 'the risks of an application');

      await open(page, `/applications/detail/${id}/people`);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectGoodLooks(page, 'the people of an application');
      await page.locator('dd').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLooks(page, 'somebody to be named', { on: 'wide' });
    });

    test.describe('a decision maker', () => {
      test.use({ role: 'ApplicationApprover' });

      test('the approval of an application', async ({ page, group }) => {
        await makeSubmitted(group);
        const { subject: application } = await makeSubmitted(group, {
          description: `What it is. ${'Unbroken'.repeat(20)}`,
        });
        await open(page, `/applications/detail/${application.id}/approval`);
        await page.getByRole('radio').nth(1).click();
        await expect(page.locator('.written-condition')).toBeVisible();
        await submit(page).click();
        await expect(invalid(page)).toBeVisible();
        await expectGoodLooks(page, 'a decision');
      });
    });

    test('the assessments of an application', async ({ page, group }) => {
      const application = await makeApplication(group);
      const at = new Date(0).toISOString();
      const by = { id: 'olga', name: 'Somebody with quite a long name' };
      const words = `What was seen. ${'Unbroken'.repeat(20)}`;
      const conditions = [{ id: randomUUID(), text: words, owner: by, due: '2026-01-31', done: null }];
      await makeAssessment(application, {
        ...{ kind: 'validation', state: 'concluded', conditions },
        verdict: { verdict: 'passes_with_conditions', comment: words, at, by },
      });
      const { id } = await makeAssessment(
        application,
        {
          ...{ kind: 'incident', known_at: at, what_happened: words, assignee: by, deadline: '1970-01-03' },
          findings: [{ id: randomUUID(), text: words, severity: 'high', at, by }],
          ...{ state: 'returned', returned: { at, by, reason: words } },
        },
        1,
      );
      await open(page, `/applications/detail/${application.id}/assessments`);
      await expect(page.getByRole('rowheader')).toHaveCount(2);
      await expectGoodLooks(page, 'the assessments of an application');
      await open(page, `/applications/detail/${application.id}/assessments/${id}`);
      await expect(page.getByRole('group').first()).toBeVisible();
      await expectGoodLooks(page, 'an incident');
    });

    test('the application form and its dialogs', async ({ page, group, complaints }) => {
      complaints.provoke(/status of 412/);
      const application = await makeApplication(group);
      const path = `/applications/detail/${application.id}`;
      await open(page, '/applications?create');
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'a new application');

      await open(page, `${path}?edit`);
      await page.locator('textarea').first().fill('What I say of it');
      await page.locator('nav a[href="/applications"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLooks(page, 'leaving without saving');
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeHidden();

      await applications.update(
        application,
        { ...application, description: 'Texto de Olga' },
        { id: 'olga', name: 'Olga' },
      );
      await submit(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLooks(page, 'a conflict');
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      await expect(page.locator('.kept-field')).toBeVisible();
      await expectGoodLooks(page, 'what one had typed');
    });

    test('the menus, the drawer, settings and the not-found page', async ({ page, me }) => {
      await notifyOfChange(me.id, 'Claims triage', { id: me.id });
      await notifyOfChange(me.id, 'Claims triage', { id: me.id, who: 'Somebody with quite a long name' });
      await notifyOfChange(me.id, 'Call summaries');
      await open(page, '/settings/notifications');
      await page.locator('.notification-group button').first().click();
      await expectGoodLooks(page, 'notification settings');
      await open(page, '/settings');
      await expectGoodLooks(page, 'settings');

      const [bell, account] = [
        page.getByRole('banner').getByRole('button').nth(-2),
        page.getByRole('banner').getByRole('button').last(),
      ];
      await bell.click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await expectGoodLooks(page, 'notifications');
      await page.keyboard.press('Escape');
      await expectGoodMenu(page, account, 'the account menu');
      await page.keyboard.press('Escape');

      await page.getByRole('navigation').getByRole('button').first().click();
      await expectGoodLooks(page, 'the collapsed sidebar', { on: 'wide' });

      await page.setViewportSize({ width: 450, height: 900 });
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expectGoodLooks(page, 'the drawer', { on: 'phone' });

      await open(page, '/no-such-page');
      await expectGoodLooks(page, 'a page that is not there');
    });

    test('the error page', async ({ page, complaints }) => {
      complaints.provoke(/Cannot read properties of null/);
      await page.route('/v2/applications?*', (route) =>
        route.fulfill({ json: { applications: [null], next_cursor: null, total: 1, facets: {} } }),
      );
      await page.goto('/applications');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodLooks(page, 'a page that broke');
    });
  });

  test.describe(`in ${language}, without a role`, () => {
    test.use({ language, role: 'none' });

    test('limited access', async ({ page }) => {
      await open(page, '/limited-access');
      await expectGoodLooks(page, 'limited access');
    });
  });
}
