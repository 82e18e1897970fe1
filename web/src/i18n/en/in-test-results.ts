import { overTime } from './over-time.ts';
import { testResults } from './test-results.ts';

export const inTestResults = { overTime, testResults };
