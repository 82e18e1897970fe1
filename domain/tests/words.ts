/** The words of bias tests. No schema lives here, so that the browser can have them for nothing. */
import type { States } from '#domain/states.ts';

export const TEST_STATES = ['created', 'waiting', 'analyzing', 'ready', 'error'] as const;
export type TestState = (typeof TEST_STATES)[number];

/** What comes to a test: its document can be read; a worker begins, ends or cannot end it; somebody cancels it or wants another. */
export type TestAction = 'queue' | 'begin' | 'finish' | 'fail' | 'cancel' | 'rerun' | 'judge';

/** Created until its document was checked, then waiting for a worker. A run that was cut short is begun again. */
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
  'row_too_long',
  'no_such_sheet',
  'faulty',
  'took_too_long',
  'gave_up',
] as const;
export type TestError = (typeof TEST_ERRORS)[number];

/** What is wrong with a table, whatever it is about. */
export const TABLE_FAULTS = ['too_many_cells', 'merged_cells', 'too_many_rows'] as const;
/** Rows below the headers. The time and memory of the worker `run-test` are chosen for so many. */
export const MOST_ROWS = 5_000_000;

/** What each step of a run is about. */
export const TEST_STEPS = ['open', 'read', 'compute', 'keep'] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** What somebody can do with a test. */
export const STEPS_OF_TEST = ['cancel', 'rerun', 'accept', 'contest', 'summarize'] as const;
export type StepOfTest = (typeof STEPS_OF_TEST)[number];

export const OPINIONS = ['accepted', 'contested'] as const;
