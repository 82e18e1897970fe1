/** What a test runs in its own process finds the stack where the handlers do: before anything is imported that looks. */
import { inject } from 'vitest';

Object.assign(process.env, inject('environment'));
