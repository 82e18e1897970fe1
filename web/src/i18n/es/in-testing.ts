import { bias } from './bias.ts';
import { newTest } from './new-test.ts';
import { testing } from './testing.ts';

export const inTesting = { bias, newTest, testing };
