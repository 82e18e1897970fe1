/** Enumerations, limits and upload states of documents. Contains no schema, to keep the browser bundle small. */
import { keysOf } from '#domain/keys-of.ts';
import type { States } from '#domain/states.ts';

export const DOCUMENT_KINDS = [
  'policy',
  'model_card',
  'data_sheet',
  'test_report',
  'assessment',
  'contract',
  'training_record',
  'screenshot_log',
  'certificate',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const LARGEST_FILE = 50 * 1024 * 1024;
/** Lifetime of a presigned upload. */
export const UPLOAD_MINUTES = 5;

/** Accepted formats and the content types with which they are served. */
export const FORMATS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  'csv.gz': 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
} as const;
export type Format = keyof typeof FORMATS;
export const FORMAT_NAMES = keysOf(FORMATS);

/** Formats with tables, which bias tests can read. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'csv.gz', 'parquet'] as const satisfies readonly Format[];
export type TableFormat = (typeof TABLE_FORMATS)[number];
export const isTableFormat = (format: string | undefined): format is TableFormat =>
  TABLE_FORMATS.some((one) => one === format);

/** Upload states: without file, waiting for the check, in the check, and its result. */
export const UPLOAD_STATES = ['created', 'waiting', 'analyzing', 'ready', 'error'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/**
 * Events of an upload: `arrive` is reported by the uploader and `check` by storage. `accept` and `refuse` are results
 * of the check, and a check that times out is refused. `give_up` follows a cancellation or a timeout.
 */
export type UploadAction = 'arrive' | 'check' | 'accept' | 'refuse' | 'replace' | 'give_up';

export const UPLOAD_FLOW = {
  created: { arrive: 'waiting', check: 'analyzing', replace: 'created', give_up: 'error' },
  waiting: { arrive: 'waiting', check: 'analyzing', give_up: 'error' },
  analyzing: { arrive: 'analyzing', check: 'analyzing', accept: 'ready', refuse: 'error' },
  ready: { arrive: 'ready', replace: 'created' },
  error: { arrive: 'error', replace: 'created' },
} as const satisfies States<UploadState, UploadAction>;

export const UPLOAD_ERRORS = [
  'empty',
  'too_large',
  'not_allowed_type',
  'type_mismatch',
  'encrypted',
  'macros',
  'damaged',
  'too_complex',
  'irregular',
  'not_text',
  'unsupported_parquet',
  'active_content',
  'malware',
  'not_uploaded',
  'not_checked',
] as const;
export type UploadError = (typeof UPLOAD_ERRORS)[number];
