import { testMethod } from './test-method.ts';

export const inTestMethod = { testMethod };
