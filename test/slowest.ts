/** Finds the slowest test files in the reports of vitest and Playwright. */
import { relative } from 'node:path';
import * as z from 'zod';

type Timed = { file: string; ms: number };

const VitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

export const timesOfTests = (report: unknown, root: string): Timed[] =>
  VitestReport.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));

const Specs = z.object({
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  suites: z.array(z.unknown()).default([]),
});

const timeOf = (suite: unknown): number => {
  const { specs, suites } = Specs.parse(suite);
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(timeOf)].reduce((sum, ms) => sum + ms, 0);
};

const PlaywrightReport = z.object({ suites: z.array(z.looseObject({ file: z.string() })) });

export const timesOfBrowserTests = (report: unknown): Timed[] =>
  PlaywrightReport.parse(report).suites.map((suite) => ({ file: `test/browser/${suite.file}`, ms: timeOf(suite) }));

export const slowest = (times: readonly Timed[], most: number): Timed[] =>
  times.toSorted((a, b) => b.ms - a.ms).slice(0, most);
