import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './global-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may let a browser time out. The report names tests that pass only on the second attempt.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  // Other Chromium builds render fonts slightly differently.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    reuseContext: true,
    baseURL: process.env.PLUMBLINE_WEB, // set by global-product.ts
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' }, // no animations to wait for
  },
});
