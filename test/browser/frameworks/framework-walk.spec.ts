/**
 * A framework is enabled, its controls are implemented with evidence, and the evidence expires: three users, each in
 * their own browser.
 */
import type { Locator, Page } from '@playwright/test';
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { addDays } from '#domain/day.ts';
import type { Language } from '#domain/enumerations.ts';
import { en as toldInEnglish } from '#domain/notifications/en.ts';
import { es as toldInSpanish } from '#domain/notifications/es.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { seeTo } from '#lambdas/jobs/scheduled/daily-evidence.ts';
import { makePerson, TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { TODAY } from '#test/today.ts';
import { applicationFrameworks as enOfApplication } from '#web/i18n/en/applications/application-frameworks.ts';
import { applications as enApplications } from '#web/i18n/en/applications/applications.ts';
import { controls as enControls } from '#web/i18n/en/applications/controls.ts';
import { evidence as enEvidence } from '#web/i18n/en/applications/evidence.ts';
import { actions as enActions } from '#web/i18n/en/components/actions.ts';
import { upload as enUpload } from '#web/i18n/en/components/upload.ts';
import { frameworkSetting as enSetting } from '#web/i18n/en/frameworks/framework-setting.ts';
import { frameworks as enFrameworks } from '#web/i18n/en/frameworks/frameworks.ts';
import { applicationFrameworks as esOfApplication } from '#web/i18n/es/applications/application-frameworks.ts';
import { applications as esApplications } from '#web/i18n/es/applications/applications.ts';
import { controls as esControls } from '#web/i18n/es/applications/controls.ts';
import { evidence as esEvidence } from '#web/i18n/es/applications/evidence.ts';
import { actions as esActions } from '#web/i18n/es/components/actions.ts';
import { upload as esUpload } from '#web/i18n/es/components/upload.ts';
import { frameworkSetting as esSetting } from '#web/i18n/es/frameworks/framework-setting.ts';
import { frameworks as esFrameworks } from '#web/i18n/es/frameworks/frameworks.ts';

const TEXTS = {
  en: {
    ...{ actions: enActions, applications: enApplications, controls: enControls, evidence: enEvidence },
    ...{ frameworks: enFrameworks, ofApplication: enOfApplication, setting: enSetting, upload: enUpload },
    ...{ told: toldInEnglish, bell: /^Notifications/ },
  },
  es: {
    ...{ actions: esActions, applications: esApplications, controls: esControls, evidence: esEvidence },
    ...{ frameworks: esFrameworks, ofApplication: esOfApplication, setting: esSetting, upload: esUpload },
    ...{ told: toldInSpanish, bell: /^Notificaciones/ },
  },
} as const;
type Texts = (typeof TEXTS)[Language];

const [ISO, EU] = ['ISO/IEC 42001:2023', 'EU AI Act'];
/** The company is shared, so each language uses one of the two frameworks. */
const SET = { en: ISO, es: EU } as const;
const CONTROL = 'risk_process';
const TITLE = CONTROLS.find(({ key }) => key === CONTROL)?.title ?? { en: '', es: '' };
const ENDS = addDays(TODAY, 300);

const answerIntake = async (id: string) => {
  const at = new Date().toISOString();
  for (const [question, values] of Object.entries(harmless({ does: 'ranks_people', employment: 'hiring' })))
    await intakes.answer(id, question as 'does', { values: [...values], at, by: TEST }, undefined); // a valid key
};

const choose = async (page: Page, within: Locator, label: string, option: string | RegExp) => {
  await within
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .first()
    .click();
  await page.getByRole('option', { name: option }).click();
};

const opened = async (page: Page, framework: string) => {
  const head = page.getByRole('button', { name: framework }).and(page.locator('[aria-expanded]'));
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return page.getByRole('group', { name: framework });
};

const fill = (text: string, params: Record<string, string>) =>
  text.replace(/{{(\w+)[^}]*}}/g, (_, name: string) => params[name] ?? '');

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a framework is enabled, applied, proved and accepted, and loses coverage when the evidence expires', async ({
      page,
      openAs,
      group,
      me,
    }) => {
      test.slow();
      const texts: Texts = TEXTS[language];
      const { actions, controls: words, evidence, frameworks, ofApplication, setting, upload } = texts;
      const by = { language, last_name: someName('Roy') };
      const [ada, rita] = [
        await makePerson({ ...by, role: 'Administrator', first_name: 'Ada' }),
        await makePerson({ ...by, role: 'ApplicationReviewer', group, first_name: 'Rita' }),
      ];
      const people = [{ role: 'owner' as const, id: me.id, name: 'Maria Mendoza' }];
      const { id, name } = await makeApplication(group, { name: someName('Hiring'), people });
      await answerIntake(id);
      const tab = `/applications/detail/${id}/frameworks`;

      const atAda = await openAs(ada);
      const framework = SET[language];
      await atAda.goto(`/frameworks?${new URLSearchParams({ text: framework })}`);
      await atAda.getByRole('button', { name: `${setting.open}: ${framework}` }).click();
      const settingDialog = atAda.getByRole('dialog');
      await settingDialog.getByLabel(setting.enabled, { exact: true }).check();
      await choose(atAda, settingDialog, setting.owner, fill(setting.me, { name: `Ada ${by.last_name}` }));
      await settingDialog.getByLabel(setting.target).fill('2027-06-30');
      await settingDialog.getByRole('button', { name: setting.save, exact: true }).click();
      await expect(settingDialog).toBeHidden();
      await expect(atAda.getByRole('table').getByText(`Ada ${by.last_name}`)).toBeVisible();
      await expect(atAda.getByText(setting.enabled, { exact: true }).first()).toBeVisible();

      await page.goto(tab);
      for (const [which, proposed] of [
        [ISO, ofApplication.standings.yes],
        [EU, ofApplication.standings.unknown],
      ] as const) {
        await expect(page.getByRole('button', { name: `${which} ` }).getByText(proposed)).toBeVisible();
        const section = await opened(page, which);
        if (which === EU) await expect(section.getByText(ofApplication.places.euact)).toBeVisible();
        await section.getByRole('button', { name: `${ofApplication.decide.open}: ${which}` }).click();
        const dialog = page.getByRole('dialog');
        if (which === EU) {
          await choose(page, dialog, ofApplication.decide.applicable, ofApplication.decide.false);
          await dialog.getByRole('button', { name: ofApplication.decide.save, exact: true }).click();
          await expect(dialog.getByLabel(ofApplication.decide.reason)).toBeFocused();
          await choose(page, dialog, ofApplication.decide.applicable, ofApplication.decide.true);
          await choose(page, dialog, ofApplication.decide.role, frameworks.parties.provider_and_deployer);
          await dialog.getByLabel(ofApplication.decide.reason).fill('Berlin');
        }
        await dialog.getByRole('button', { name: ofApplication.decide.save, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(
          page.getByRole('button', { name: `${which} ` }).getByText(ofApplication.standings.applies),
        ).toBeVisible();
      }
      const section = await opened(page, EU);
      await expect(section.getByText(frameworks.parties.provider_and_deployer)).toBeVisible();
      await section.getByRole('link', { name: ofApplication.controls }).click();
      await expect(page).toHaveURL(/controls\?framework=euact/);

      await page.getByRole('link', { name: TITLE[language] }).click();
      const control = page.getByRole('region', { name: words.panel.label, exact: true });
      await control.getByRole('button', { name: words.one.edit, exact: true }).click();
      await control.getByLabel(words.fields.implementation).fill('Ada');
      await control.getByRole('button', { name: new RegExp(`^${words.fields.owner}`) }).click();
      await page.keyboard.type(me.email); // other users have the same name
      await page.getByRole('option', { name: me.email }).click();
      await page.getByRole('button', { name: actions.save, exact: true }).click();
      await expect(control.getByText(words.states.in_progress, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: evidence.adding.document }).click();
      const adding = page.getByRole('dialog');
      await adding.getByRole('button', { name: evidence.adding.upload }).click();
      await adding.locator('input[type=file]').setInputFiles({
        ...{ name: 'Register.csv', mimeType: 'text/csv' },
        buffer: Buffer.from('risk,rating\nNoise,low\n'),
      });
      await expect(adding.getByText(upload.states.ready).first()).toBeVisible();
      await choose(page, adding, evidence.fields.document, /Register\.csv/);
      await adding.getByLabel(evidence.fields.expires_on).fill(ENDS);
      await adding.getByRole('button', { name: evidence.adding.submit, exact: true }).click();
      await expect(adding).toBeHidden();
      await page.getByRole('button', { name: words.steps.submit, exact: true }).click();
      await expect(control.getByText(words.states.ready_for_review, { exact: true })).toBeVisible();

      const atRita = await openAs(rita);
      await atRita.goto(`/applications/detail/${id}/controls?state=ready_for_review`);
      await atRita.getByRole('link', { name: TITLE[language] }).click();
      await atRita.getByRole('button', { name: words.steps.accept, exact: true }).click();
      await expect(atRita.getByText(words.states.accepted, { exact: true }).first()).toBeVisible();

      /** Coverage of both frameworks, once it is computed. */
      const expectCovered = (covered: readonly [iso: number, eu: number]) =>
        expect(async () => {
          await page.goto(tab);
          for (const [at, which] of [ISO, EU].entries()) {
            const counts = ofApplication.covered.replace(/{{covered[^}]*}}/, String(covered[at]));
            const said = new RegExp(`^${counts.replaceAll(/{{[^}]*}}/g, '\\d+')}`);
            await expect((await opened(page, which)).getByText(said)).toBeVisible({ timeout: 1000 });
          }
        }).toPass();
      await expectCovered([2, 1]);

      const [piece] = (await controls.get(controls.idOf(id, CONTROL)))?.evidence ?? [];
      await seeTo(piece?.id ?? '', addDays(ENDS, 1));
      await expectCovered([0, 0]);
      const said = texts.told.kinds.evidence_expired[1]({ id, name }, { who: '', several: false });
      const told = page.getByRole('dialog').getByText(said);
      // Notifications arrive a moment later.
      await expect(async () => {
        await page.goto(tab);
        await page.getByRole('button', { name: texts.bell }).click();
        await expect(told).toBeVisible({ timeout: 2000 });
      }).toPass();
      await told.click();
      await expect(page.getByText(words.states.returned, { exact: true }).first()).toBeVisible();
      await page.getByRole('link', { name: TITLE[language] }).first().click();
      await expect(page.getByText(words.returned.evidence_expired.split('{{')[0] ?? '').first()).toBeVisible();
    });
  });
