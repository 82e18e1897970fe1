/**
 * Fixtures for browser tests. `page` is signed in as `me`, a user created for the test, and any browser complaint fails
 * the test. `test.use({ role })` sets the role of `me`; `test.use({ signedIn: false })` starts signed out.
 */
import { test as base, expect, type Page } from '@playwright/test';
import type { Language, Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { makeComplaints } from './complaints.ts';
import { removeDevice } from './passkey-device.ts';
import { makeGroup, makePerson, type Person } from './people.ts';
import { keptOf, sessionOf } from './sessions.ts';

type Product = {
  role: Role | 'none';
  signedIn: boolean;
  /** The language of `me` and of the browser. */
  language: Language;
  /** Pages opt out of interaction analytics, which is on in this product, unless a test is about it. */
  recordsInteractions: boolean;
  /** An application group for this test only. The role of `me` is limited to it. */
  group: ResourceGroup;
  me: Person;
  complaints: ReturnType<typeof makeComplaints>;
  /** Opens a page in another browser, signed in as this user. */
  openAs: (person: Person, of?: { isFresh: boolean }) => Promise<Page>;
};

const optOut = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

export const test = base.extend<Product>({
  role: ['ApplicationContributor', { option: true }],
  signedIn: [true, { option: true }],
  language: ['en', { option: true }],
  recordsInteractions: [false, { option: true }],
  locale: ({ language }, use) => use(language),
  colorScheme: ({ language }, use) => use(language === 'es' ? 'dark' : 'light'),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from the pattern
  group: async ({}, use) => use(await makeGroup()),

  me: async ({ role, group, language }, use) => {
    const held = role === 'none' ? {} : { role, group };
    await use(await makePerson({ ...held, language, first_name: 'Maria', last_name: 'Mendoza' }));
  },

  /** Reuses the previous test's tab with cleared storage, because a new tab costs a second. */
  context: async ({ context, signedIn, me, recordsInteractions }, use) => {
    if (!recordsInteractions) await context.addInitScript(optOut);
    const page = context.pages()[0] ?? (await context.newPage());
    const tab = await context.newCDPSession(page);
    await page.goto('/config.json');
    await tab.send('Page.resetNavigationHistory');
    await tab.detach();
    await page.evaluate(
      (kept) => {
        sessionStorage.clear();
        for (const { name, value } of kept) localStorage.setItem(name, value);
      },
      signedIn ? await keptOf(me) : [],
    );
    await use(context);
    await removeDevice(context);
  },

  page: async ({ context }, use) => {
    const [page] = context.pages();
    await use(page ?? (await context.newPage()));
  },

  complaints: [
    async ({ context }, use) => {
      const complaints = makeComplaints();
      complaints.of(context);
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  openAs: async ({ browser, complaints }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (person, of) => {
      const context = await browser.newContext({ storageState: await sessionOf(person, of) });
      contexts.push(context);
      await context.addInitScript(optOut);
      complaints.of(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
