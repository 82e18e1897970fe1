/** Bias tests as they are stored, also after their application was deleted. */
import { tests } from '#lambdas/tests/store.ts';

export const readTest = tests.get;
export const scheduledTests = tests.scheduled;
export const testsOf = tests.of;
