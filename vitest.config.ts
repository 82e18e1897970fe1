import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const API = 'test/api/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // one less by itself, which is half of a small machine
    // Nothing is measured by these: other work may keep the machine busy.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    setupFiles: 'test/properties.ts',
    // Reading what is there takes its time when every test runs at once.
    projects: [
      { extends: true, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: [API] } },
      {
        extends: true,
        test: {
          name: 'api',
          // What others do at the same time may be in the way of a test. What passes only then is named in what is printed.
          retry: process.env.CI ? 1 : 0,
          include: [API],
          globalSetup: 'test/global-stack.ts',
          setupFiles: ['test/api/environment.ts', 'test/properties.ts'],
        },
      },
    ],
  },
});
