import { bias } from './bias.ts';
import { testing } from './testing.ts';

export const inTesting = { bias, testing };
