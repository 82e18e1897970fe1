import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './global-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser wait too long. The output names tests that pass only at the second try.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  // Other builds of Chromium draw letters a little differently.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    reuseContext: true,
    baseURL: process.env.PLUMBLINE_WEB, // where global-product.ts has started it
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' }, // nothing to wait for
  },
});
