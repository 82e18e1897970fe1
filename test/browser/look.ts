/** What must be so of every screen, however it is looked at. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterSignIn } from '#web/i18n/en/after-sign-in.ts';
import { beforeSignIn } from '#web/i18n/en/before-sign-in.ts';
import { duringSignIn } from '#web/i18n/en/during-sign-in.ts';
import { inAdmin } from '#web/i18n/en/in-admin.ts';
import { inApplicationPeople } from '#web/i18n/en/in-application-people.ts';
import { inApproval } from '#web/i18n/en/in-approval.ts';
import { inAssessments } from '#web/i18n/en/in-assessments.ts';
import { inControls } from '#web/i18n/en/in-controls.ts';
import { inDocuments } from '#web/i18n/en/in-documents.ts';
import { inFrameworks } from '#web/i18n/en/in-frameworks.ts';
import { inSettings } from '#web/i18n/en/in-settings.ts';
import { inTestKit } from '#web/i18n/en/in-test-kit.ts';
import { inTestResults } from '#web/i18n/en/in-test-results.ts';
import { inTesting } from '#web/i18n/en/in-testing.ts';
import { afterSignIn as afterSignInSpanish } from '#web/i18n/es/after-sign-in.ts';
import { beforeSignIn as beforeSignInSpanish } from '#web/i18n/es/before-sign-in.ts';
import { duringSignIn as duringSignInSpanish } from '#web/i18n/es/during-sign-in.ts';
import { inAdmin as inAdminSpanish } from '#web/i18n/es/in-admin.ts';
import { inApplicationPeople as inApplicationPeopleSpanish } from '#web/i18n/es/in-application-people.ts';
import { inApproval as inApprovalSpanish } from '#web/i18n/es/in-approval.ts';
import { inAssessments as inAssessmentsSpanish } from '#web/i18n/es/in-assessments.ts';
import { inControls as inControlsSpanish } from '#web/i18n/es/in-controls.ts';
import { inDocuments as inDocumentsSpanish } from '#web/i18n/es/in-documents.ts';
import { inFrameworks as inFrameworksSpanish } from '#web/i18n/es/in-frameworks.ts';
import { inSettings as inSettingsSpanish } from '#web/i18n/es/in-settings.ts';
import { inTestKit as inTestKitSpanish } from '#web/i18n/es/in-test-kit.ts';
import { inTestResults as inTestResultsSpanish } from '#web/i18n/es/in-test-results.ts';
import { inTesting as inTestingSpanish } from '#web/i18n/es/in-testing.ts';
import { expect } from './product.ts';

/** Goes on after a fault, so that a run tells all of them. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 450, height: 900 };
const SMALL_PHONE = { width: 320, height: 700 };

type Texts = { readonly [key: string]: string | Texts };

const all = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : all(text)));

const SPANISH = new Set([
  ...all(beforeSignInSpanish),
  ...all(duringSignInSpanish),
  ...all(afterSignInSpanish),
  ...all(inSettingsSpanish),
  ...all(inAdminSpanish),
  ...all(inApplicationPeopleSpanish),
  ...all(inApprovalSpanish),
  ...all(inAssessmentsSpanish),
  ...all(inControlsSpanish),
  ...all(inFrameworksSpanish),
  ...all(inDocumentsSpanish),
  ...all(inTestingSpanish),
  ...all(inTestKitSpanish),
  ...all(inTestResultsSpanish),
]);
const ENGLISH = [
  ...all(beforeSignIn),
  ...all(duringSignIn),
  ...all(afterSignIn),
  ...all(inSettings),
  ...all(inAdmin),
  ...all(inApplicationPeople),
  ...all(inApproval),
  ...all(inAssessments),
  ...all(inControls),
  ...all(inFrameworks),
  ...all(inDocuments),
  ...all(inTesting),
  ...all(inTestKit),
  ...all(inTestResults),
].filter((text) => !SPANISH.has(text) && !text.includes('{{'));

/** All that is read out or can be read, piece by piece. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    // What says of itself that it is English is meant to be, such as the API's description of itself.
    const isMarked = ({ parentElement }: Node) => parentElement?.closest('body [lang=en]');
    while (walker.nextNode()) if (!isMarked(walker.currentNode)) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim());
  });

/** Without its ways for frames, which there are none of, axe takes half the time. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const faults = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);

const expectNoOverflow = (page: Page, where: string) =>
  softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `what runs over the edge of ${where}`,
    })
    .toBeLessThanOrEqual(0);

const SIZES = { wide: [WIDE], phone: [PHONE], both: [WIDE, PHONE] } as const;

/** What may be wrong in one appearance and right in the other. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Who reads Spanish has it dark (`product.ts`): with a screen in both languages, every size is seen in both. */
export const expectGoodLooks = async (
  page: Page,
  screen: string,
  { on = 'both' }: { on?: keyof typeof SIZES } = {},
) => {
  const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
  for (const size of SIZES[on]) {
    await page.setViewportSize(size);
    const where = `${screen} at ${size.width} px`;
    const axe = isSpanish ? axeOn(page).withRules(OF_COLORS) : axeOn(page);
    softly(await faults(axe), `what axe finds on ${where}`).toEqual([]);
    await expectNoOverflow(page, where);
  }
  if (on !== 'wide') {
    await page.setViewportSize(SMALL_PHONE);
    await expectNoOverflow(page, `${screen} at 320 px`);
  }
  if (isSpanish) {
    const shown = new Set(await textsOn(page));
    const left = ENGLISH.filter((text) => shown.has(text));
    softly(left, `what is left in English on ${screen}`).toEqual([]);
  }
  await page.setViewportSize(WIDE);
};
