import { testKit } from './test-kit.ts';

export const inTestKit = { testKit };
