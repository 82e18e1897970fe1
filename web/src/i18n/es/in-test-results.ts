import { testResults } from './test-results.ts';

export const inTestResults = { testResults };
