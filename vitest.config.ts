import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Both run against one stack: `api` over HTTP, `services` by calls of its code. */
const WITH_STACK = ['test/api/**/*.test.ts', 'test/services/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // the default is one less, which is half of a small machine
    // Generous, because other work may keep the machine busy. No test measures time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    setupFiles: 'test/properties.ts',
    projects: [
      { extends: true, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: WITH_STACK } },
      {
        extends: true,
        test: {
          name: 'api',
          // Concurrent tests may disturb each other. The output names tests that pass only at the second try.
          retry: process.env.CI ? 1 : 0,
          include: WITH_STACK,
          globalSetup: 'test/global-stack.ts',
          setupFiles: ['test/api/environment.ts', 'test/properties.ts'],
        },
      },
    ],
  },
});
