/** Layout, text and accessibility checks for every screen. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Language } from '#domain/enumerations.ts';
import { flat } from '#test/web/texts/flat-texts.ts';
import * as beforeSignIn from '#web/i18n/en/before-sign-in.ts';
import * as beforeSignInSpanish from '#web/i18n/es/before-sign-in.ts';
import { PARTS, type Texts } from '#web/i18n/parts.ts';
import { expect } from './product.ts';

/** Continues after a failure, so that one run reports all of them. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 450, height: 900 };
const SMALL_PHONE = { width: 320, height: 700 };

const PARTS_LOOKED_AT = [
  'steps',
  'signedIn',
  'settings',
  'admin',
  'applicationPeople',
  'approval',
  'assessments',
  'controls',
  'frameworks',
  'documents',
  'release',
  'testing',
  'testKit',
  'testResults',
] as const;

const textsIn = async (language: Language, before: object) => {
  const texts: readonly Texts[] = PARTS_LOOKED_AT.map((part) => PARTS[part]);
  const files = texts.flatMap((part) => part[language]);
  const loaded = await Promise.all(files.map((load) => load()));
  return [before, ...loaded].flatMap((texts) => flat(texts)).map(([, text]) => text);
};
const SPANISH = new Set(await textsIn('es', beforeSignInSpanish));
const ENGLISH = (await textsIn('en', beforeSignIn)).filter((text) => !SPANISH.has(text) && !text.includes('{{'));

/** Visible texts and those that a screen reader announces. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    // Text with `lang=en` is English on purpose, such as the API description.
    const isMarked = ({ parentElement }: Node) => parentElement?.closest('body [lang=en]');
    while (walker.nextNode()) if (!isMarked(walker.currentNode)) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim());
  });

/** Loading axe takes longer than running it, so each document loads it once. */
const faultsOn = async (page: Page, options: RunOptions) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const wanted: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(wanted)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
};

const expectNoOverflow = (page: Page, where: string) =>
  softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `what runs over the edge of ${where}`,
    })
    .toBeLessThanOrEqual(0);

const SIZES = { wide: [WIDE], phone: [PHONE], both: [WIDE, PHONE] } as const;

/** Rules whose result depends on light or dark mode. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Spanish users have dark mode (`product.ts`), so a screen in both languages is checked in both modes. */
export const expectGoodLooks = async (
  page: Page,
  screen: string,
  { on = 'both' }: { on?: keyof typeof SIZES } = {},
) => {
  const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
  for (const size of SIZES[on]) {
    await page.setViewportSize(size);
    const where = `${screen} at ${size.width} px`;
    // Polled, because a page needs a moment to lay out again at the new size.
    await softly
      .poll(() => faultsOn(page, isSpanish ? { runOnly: OF_COLORS } : {}), `what axe finds on ${where}`)
      .toEqual([]);
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
