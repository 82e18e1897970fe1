/** Gives the test process the environment of the stack. Import this before modules that read `process.env`. */
import { inject } from 'vitest';

Object.assign(process.env, inject('environment'));
