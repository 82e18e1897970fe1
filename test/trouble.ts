/**
 * Lists the tests that failed or passed only on retry, with their errors. It is printed last, because the end of the
 * output is often all that a log shows.
 */
import { relative } from 'node:path';
import * as z from 'zod';

type Trouble = { file: string; title: string; failed: boolean; said: string };

const LONGEST = 600;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI color codes start with an escape character
const COLOUR = /\u001b\[[0-9;]*m/g;

const inShort = (messages: readonly string[]) => (messages[0] ?? '').replace(COLOUR, '').slice(0, LONGEST).trim();

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

export const troubleInTests = (report: unknown, root: string): Trouble[] =>
  VitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const ofTests = assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || (failureMessages ?? []).length > 0)
      .map(({ fullName: title, status, failureMessages }) => ({
        ...{ file, title, failed: status === 'failed', said: inShort(failureMessages ?? []) },
      }));
    return ofTests.length > 0 || !message ? ofTests : [{ file, title: '', failed: true, said: inShort([message]) }];
  });

const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })).default([]) })),
        }),
      ),
    }),
  ),
  suites: z.array(z.unknown()).default([]),
});

const inSuite = (file: string, suite: unknown): Trouble[] => {
  const { specs, suites } = Suite.parse(suite);
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        ...{ file, title, failed: status === 'unexpected' },
        said: inShort(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      })),
  );
  return [...own, ...suites.flatMap((one) => inSuite(file, one))];
};

const PlaywrightReport = z.object({ suites: z.array(z.looseObject({ file: z.string() })) });

export const troubleInBrowserTests = (report: unknown): Trouble[] =>
  PlaywrightReport.parse(report).suites.flatMap((suite) => inSuite(`test/browser/${suite.file}`, suite));
