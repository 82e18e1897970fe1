/** The lifecycle of an application, from creation to a reopened approval: three users, each in their own browser. */
import type { Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import type { Language } from '#domain/enumerations.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { makePerson, TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { someName } from '#test/browser/things.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { TODAY } from '#test/today.ts';
import { applicationPeople as enPeople } from '#web/i18n/en/applications/application-people.ts';
import { applications as enApplications } from '#web/i18n/en/applications/applications.ts';
import { approval as enApproval } from '#web/i18n/en/applications/approval.ts';
import { intake as enIntake } from '#web/i18n/en/applications/intake.ts';
import { risk as enRisk } from '#web/i18n/en/applications/risk.ts';
import { workspace as enWorkspace } from '#web/i18n/en/applications/workspace.ts';
import { actions as enActions } from '#web/i18n/en/components/actions.ts';
import { applicationPeople as esPeople } from '#web/i18n/es/applications/application-people.ts';
import { applications as esApplications } from '#web/i18n/es/applications/applications.ts';
import { approval as esApproval } from '#web/i18n/es/applications/approval.ts';
import { intake as esIntake } from '#web/i18n/es/applications/intake.ts';
import { risk as esRisk } from '#web/i18n/es/applications/risk.ts';
import { workspace as esWorkspace } from '#web/i18n/es/applications/workspace.ts';
import { actions as esActions } from '#web/i18n/es/components/actions.ts';

const IN_A_MONTH = addDays(TODAY, 30);

const TEXTS = {
  en: {
    ...{ actions: enActions, applications: enApplications, approval: enApproval, intake: enIntake },
    ...{ people: enPeople, risk: enRisk, workspace: enWorkspace },
  },
  es: {
    ...{ actions: esActions, applications: esApplications, approval: esApproval, intake: esIntake },
    ...{ people: esPeople, risk: esRisk, workspace: esWorkspace },
  },
} as const;

/** Another user answers every question that is not in `besides`. */
const answerTheRest = async (id: string, besides: readonly string[]) => {
  const at = new Date().toISOString();
  for (const [question, values] of Object.entries(harmless()))
    if (!besides.includes(question))
      await intakes.answer(id, question as 'does', { values: [...values], at, by: TEST }, undefined); // a valid key
};

/** Waits until every answer is saved. */
const submitIntake = async (page: Page, { intake }: (typeof TEXTS)[Language]) => {
  await expect(page.getByText(intake.saving.saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: intake.submit.button, exact: true }).click();
  await expect(page.getByText(new RegExp(intake.submit.done.split('{{')[0] ?? ''))).toBeVisible();
};

const decide = async (page: Page, { approval }: (typeof TEXTS)[Language], verdict: string, reason: string) => {
  await page.getByRole('radio', { name: verdict, exact: true }).check();
  await page.getByLabel(approval.decide.reason, { exact: true }).fill(reason);
};
const send = (page: Page, { approval }: (typeof TEXTS)[Language]) =>
  page.getByRole('button', { name: approval.decide.send, exact: true }).click();

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an application is created, rated, submitted, returned, approved, changed and reopened', async ({
      page,
      openAs,
      group,
      me,
    }) => {
      test.slow();
      const texts = TEXTS[language];
      const { applications, approval, intake, people, risk, workspace } = texts;
      const name = someName('Letters');
      const [alan, rita] = [
        await makePerson({ role: 'ApplicationApprover', group, language, first_name: 'Alan', last_name: 'Turing' }),
        await makePerson({ role: 'ApplicationReviewer', group, language, first_name: 'Rita', last_name: 'Levi' }),
      ];

      await page.goto('/applications?create');
      await page.getByLabel(applications.fields.name, { exact: true }).fill(name);
      await page.getByLabel(applications.fields.purpose).fill('Sorts letters');
      await page.getByLabel(applications.fields.owner).fill(me.email);
      await page.getByRole('button', { name: applications.form.create }).click();

      await expect(page).toHaveURL(/\/intake$/);
      const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
      const path = `/applications/detail/${id}/approval`;
      await answerTheRest(id, ['personal_data']);
      await page.goto(`/applications/detail/${id}/intake?step=4`);
      const question = (key: 'personal_data' | 'employment') =>
        page.getByRole('group', { name: intake.questions[key].text });
      await question('personal_data').getByLabel(intake.answers.yes, { exact: true }).check();
      await submitIntake(page, texts);
      await expect(page.locator('.beside-column')).toContainText(risk.tiers.medium.label);

      await openPart(page, workspace.sections.risk, applications.tabs.risks);
      await expect(page.getByRole('link', { name: workspace.actions.people })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: risk.descriptors['data-exposure'] })).toBeVisible();

      await openPart(page, workspace.sections.files, applications.tabs.people);
      await page
        .getByRole('button', { name: people.name.replace('{{role}}', applications.personRoles.approver) })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: people.person }).click();
      await page.getByRole('option', { name: /Alan Turing/ }).click();
      await dialog.getByRole('button', { name: people.submit, exact: true }).click();
      await expect(dialog).toBeHidden();

      await openPart(page, workspace.sections.reviews, applications.tabs.approval);
      await page.getByRole('button', { name: approval.submit.button }).click();
      await expect(page.getByText(approval.state.waits.replace('{{role}}', approval.roles.approver))).toBeVisible();

      const atAlan = await openAs(alan);
      await atAlan.goto(path);
      await decide(atAlan, texts, approval.verdicts.request_changes, 'Say who reads the letters.');
      await send(atAlan, texts);
      await expect(atAlan.getByText(applications.approvalStatuses.changes_requested).first()).toBeVisible();

      await page.goto(`/applications/overview/${id}`);
      await page.getByRole('link', { name: applications.steps.changes_requested }).click();
      await expect(page.getByText('Say who reads the letters.')).toBeVisible();
      await page.getByRole('button', { name: approval.submit.button }).click();
      await expect(page.getByText(approval.state.waits.replace('{{role}}', approval.roles.approver))).toBeVisible();

      await atAlan.reload();
      await decide(atAlan, texts, approval.verdicts.approve_with_conditions, 'Once two people read them.');
      await atAlan.getByLabel(approval.decide.condition).fill('Two people read each letter');
      await atAlan.getByLabel(approval.decide.owner).click();
      await atAlan.keyboard.type(me.email); // other users have the same name
      await atAlan.getByRole('option', { name: me.email }).click();
      await atAlan.getByLabel(approval.decide.due).fill(IN_A_MONTH);
      await atAlan.getByLabel(approval.unfinished.acknowledgement).fill('The pilot is small');
      await atAlan.keyboard.press('Escape');
      await send(atAlan, texts);
      await expect(atAlan.getByText(applications.approvalStatuses.approved_with_conditions).first()).toBeVisible();

      await page.goto(`/applications/overview/${id}`);
      await expect(page.getByRole('link', { name: /^Two people read each letter/ })).toBeVisible();
      await page.goto(`/applications/detail/${id}/intake?step=3`);
      const { none, hiring } = intake.questions.employment.choices;
      await question('employment').getByLabel(none, { exact: true }).uncheck();
      await question('employment').getByLabel(hiring, { exact: true }).check();
      await submitIntake(page, texts);
      await expect(page.locator('.beside-column')).toContainText(risk.tiers.high.label);

      const atRita = await openAs(rita);
      await atRita.goto(path);
      await expect(atRita.getByText(approval.state.waits.replace('{{role}}', approval.roles.reviewer))).toBeVisible();
      await expect(atRita.getByText(approval.lacking.text)).toBeVisible();
      const decision = atRita.getByRole('button', { name: approval.decide.send, exact: true });
      await expect(atRita.getByRole('radio', { name: approval.verdicts.approve, exact: true })).toBeDisabled();
      await decide(atRita, texts, approval.verdicts.request_changes, 'Name its people first.');
      await expect(decision).toBeEnabled();
      await send(atRita, texts);
      await expect(atRita.getByText(applications.approvalStatuses.changes_requested).first()).toBeVisible();
      await page.goto(`/applications/overview/${id}`);
      await expect(page.getByRole('link', { name: /^Two people read each letter/ })).toBeVisible();
    });
  });
