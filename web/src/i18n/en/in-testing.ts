import { newTest } from './new-test.ts';
import { testing } from './testing.ts';

export const inTesting = { newTest, testing };
