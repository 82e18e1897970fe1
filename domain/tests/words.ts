/** The words of bias tests. This module has no schema, so the browser loads it at no cost. */
import { FILE_LIMITS } from '#domain/reading/damaged.ts';
import type { States } from '#domain/states.ts';

export const TEST_STATES = ['created', 'waiting', 'analyzing', 'ready', 'error'] as const;
export type TestState = (typeof TEST_STATES)[number];

/**
 * The events of a test: its document is ready; a worker starts, completes or fails; a user cancels, reruns or judges
 * it.
 */
export type TestAction = 'queue' | 'begin' | 'finish' | 'fail' | 'cancel' | 'rerun' | 'judge';

/** A test is created until its document was checked, then waits for a worker. An interrupted run is started again. */
export const TEST_FLOW = {
  created: { queue: 'waiting', fail: 'error', cancel: 'error' },
  waiting: { begin: 'analyzing', fail: 'error', cancel: 'error' },
  analyzing: { begin: 'analyzing', finish: 'ready', fail: 'error', cancel: 'error' },
  ready: { rerun: 'ready', judge: 'ready' },
  error: { rerun: 'error' },
} as const satisfies States<TestState, TestAction>;

/** Why there is no result. */
export const TEST_ERRORS = [
  'canceled',
  'document_refused',
  'document_missing',
  'unreadable',
  ...FILE_LIMITS,
  'row_too_long',
  'no_such_sheet',
  'faulty',
  'took_too_long',
  'gave_up',
] as const;
export type TestError = (typeof TEST_ERRORS)[number];

/** The faults of a table, independent of the test. */
export const TABLE_FAULTS = ['too_many_cells', 'merged_cells', 'too_many_rows'] as const;
/** Rows below the headers. The timeout and memory of the worker `run-test` are sized for this limit. */
export const MOST_ROWS = 5_000_000;

export const TEST_STEPS = ['open', 'read', 'compute', 'keep'] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** The actions of users on a test. */
export const STEPS_OF_TEST = ['cancel', 'rerun', 'accept', 'contest', 'summarize'] as const;
export type StepOfTest = (typeof STEPS_OF_TEST)[number];

export const OPINIONS = ['accepted', 'contested'] as const;
