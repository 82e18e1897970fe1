import { bias } from './bias.ts';
import { testResults } from './test-results.ts';

export const inTestResults = { bias, testResults };
