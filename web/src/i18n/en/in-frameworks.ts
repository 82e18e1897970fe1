import { frameworks } from './frameworks.ts';

export const inFrameworks = { frameworks };
