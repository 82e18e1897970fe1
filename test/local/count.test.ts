import { expect, test } from 'vitest';
import { countBrowserTests, countTests } from '#test/count.ts';
import { slowest, timesOfBrowserTests, timesOfTests } from '#test/slowest.ts';
import { troubleInBrowserTests, troubleInTests } from '#test/trouble.ts';

const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('the total matches vitest, and skipped tests do not count as passed', () => {
  expect(countTests(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a file that fails before its tests counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countTests({ ...vitestReport, testResults })).toMatchObject({ failed: 2 });
});

test('a flaky browser test counts as passed, and errors outside the tests as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countBrowserTests({ stats, errors: [{ message: 'no product' }] })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
  });
});

test('refuses a report of another shape', () => {
  expect(() => countTests({})).toThrow();
  expect(() => countBrowserTests({ stats: {} })).toThrow();
});

test('lists the slowest files first, across runners', () => {
  const spec = (duration: number) => ({ specs: [{ tests: [{ results: [{ duration }] }] }] });
  const browser = { suites: [{ file: 'list.spec.ts', ...spec(20), suites: [spec(30)] }] };
  const unit = { testResults: [{ name: '/root/test/domain/list.test.ts', startTime: 5, endTime: 45 }] };
  const times = [...timesOfBrowserTests(browser), ...timesOfTests(unit, '/root')];
  expect(slowest(times, 1)).toEqual([{ file: 'test/browser/list.spec.ts', ms: 50 }]);
  expect(slowest(times, 9).at(1)).toEqual({ file: 'test/domain/list.test.ts', ms: 40 });
});

test('names failed tests, and those that passed only on retry', () => {
  const one = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const unit = {
    testResults: [
      {
        name: '/root/test/a.test.ts',
        assertionResults: [one('fine', 'passed'), one('late', 'passed', '\u001b[31mno')],
      },
      { name: '/root/test/b.test.ts', message: 'no such file', assertionResults: [] },
    ],
  };
  expect(troubleInTests(unit, '/root')).toEqual([
    { file: 'test/a.test.ts', title: 'late', failed: false, said: 'no' },
    { file: 'test/b.test.ts', title: '', failed: true, said: 'no such file' },
  ]);
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'too few' }] }, {}] }],
  });
  const browser = {
    suites: [{ file: 'list.spec.ts', specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'unexpected')] }] }],
  };
  expect(troubleInBrowserTests(browser)).toEqual([
    { file: 'test/browser/list.spec.ts', title: 'b', failed: true, said: 'too few' },
  ]);
});
