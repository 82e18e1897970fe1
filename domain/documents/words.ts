/** The words of documents. No schema lives here, so that the browser can have them for nothing. */
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
/** So long after it was asked for, an upload may begin. */
export const UPLOAD_MINUTES = 5;

/** What may be uploaded, and how it is served. */
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

/** The formats that have a table, which a bias test can read. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'csv.gz', 'parquet'] as const satisfies readonly Format[];
export type TableFormat = (typeof TABLE_FORMATS)[number];
export const isTableFormat = (format: string | undefined): format is TableFormat =>
  TABLE_FORMATS.some((one) => one === format);

/** Where a version stands: no file yet, one that waits for its check, one that is being checked, and what came of it. */
export const UPLOAD_STATES = ['created', 'waiting', 'analyzing', 'ready', 'error'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/**
 * What comes to a version: its file, as its uploader says; its check, as storage has it; what that finds, or that it does
 * not end; another one; or nothing, because its uploader gave it up or its time is over.
 */
export type UploadAction = 'arrive' | 'check' | 'accept' | 'refuse' | 'replace' | 'give_up';

export const UPLOAD_FLOW = {
  created: { arrive: 'waiting', check: 'analyzing', replace: 'created', give_up: 'error' },
  waiting: { arrive: 'waiting', check: 'analyzing', give_up: 'error' },
  analyzing: { arrive: 'analyzing', check: 'analyzing', accept: 'ready', refuse: 'error' },
  ready: { arrive: 'ready', replace: 'created' },
  error: { arrive: 'error', replace: 'created' },
} as const satisfies States<UploadState, UploadAction>;

/** Why what was uploaded cannot be used. */
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
